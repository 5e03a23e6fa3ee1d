/** The HTTP part of docs/protocol.md. */

import type { Answer, Command, LegalAction, Reason, RefusedMessage, TableInfo, Values, View } from './protocol'
import type { Language } from './text'

/** Something the server did not do, with the sentence that says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Values = {},
    readonly reasons: Reason[] = [],
  ) {
    super(code)
  }

  static from(message: RefusedMessage): Refused {
    return new Refused(message.code, message.values, message.reasons)
  }
}

export const UNREACHABLE = 'unreachable'

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await send(path, method, body)
  return (await response.json()) as T
}

async function send(path: string, method = 'GET', body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    throw new Refused(UNREACHABLE)
  }
  if (response.ok) return response
  throw await refusal(response)
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const message = (await response.json()) as Partial<RefusedMessage>
    if (message.type === 'refused' && message.code) return new Refused(message.code, message.values, message.reasons)
  } catch {
    // not one of ours: a proxy, or a server that is just starting
  }
  return new Refused(response.status >= 500 ? UNREACHABLE : 'unknown')
}

export interface GameOption {
  name: string
  choices: (string | number | boolean)[]
  default: string | number | boolean
  /** The player counts that it is for. */
  players: number[]
}

export interface GameInfo {
  name: string
  title: string
  players: number[]
  options: GameOption[]
  rules: number
  /** How many achievements there are to tick. */
  boxes: number
}

/** Achievements: every box, and for those that are ticked the first table that did it. */
export interface Album {
  game: string
  boxes: string[]
  ticked: Record<string, string>
}

export interface Clause {
  id: string
  chapter: string
  page: number
  text: string
  ruling: string
}

export interface Rulebook {
  game: string
  /** Titles by chapter. */
  chapters: Record<string, string>
  clauses: Clause[]
}

export type SeatPlan = { kind: 'me'; name?: string } | { kind: 'friend' } | { kind: 'bot'; level: string }

export interface TablePlan {
  game: string
  options: Record<string, unknown>
  seats: SeatPlan[]
  listed: boolean
}

export interface TableCard extends TableInfo {
  /** Whether it is one of my seats that decides. */
  your_move?: boolean
}

export interface ReplayMoment {
  move: number
  view: View
  events: { name: string; values: Record<string, string>; seats: string[] }[]
}

export interface ReplayData {
  game: string
  seat: number | null
  over: boolean
  moments: ReplayMoment[]
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`
const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const games = async () => (await ask<{ games: GameInfo[] }>('/games')).games
export const rulebook = (game: string, language: Language) => ask<Rulebook>(`/games/${encodeURIComponent(game)}/rules?language=${language}`)
export const gameCatalogue = async (language: Language, game: string) =>
  (await send(`/text/${language}/${encodeURIComponent(game)}`)).text()
export const me = () => ask<{ name: string }>('/me')
export const renameMe = (name: string) => ask<{ name: string }>('/me', 'PUT', { name })
export const myTables = async () => (await ask<{ tables: TableCard[] }>('/me/tables')).tables
export const album = (game: string) => ask<Album>(`/me/achievements/${encodeURIComponent(game)}`)
export const listedTables = async () => (await ask<{ tables: TableCard[] }>('/tables')).tables
export const setTable = (plan: TablePlan) => ask<TableInfo>('/tables', 'POST', plan)
export const tableInfo = (id: string) => ask<TableInfo>(at(id))
export const command = <T extends Answer>(id: string, command: Command & { id?: string }) => ask<T>(`${at(id)}/commands`, 'POST', command)
export const replay = (id: string, seat: number | null) => ask<ReplayData>(`${at(id)}/replay${from(seat)}`)
export const review = (id: string) => ask<Review>(`${at(id)}/review`)
/** What a referee saw in a finished game, by the number of the action that it came with. */
export const recordings = async (id: string) => (await ask<{ notes?: Record<string, string> }>(`${at(id)}/record`)).notes ?? {}
export const recordAddress = (id: string) => `/api${at(id)}/record`
export const putRecord = (record: unknown) => ask<TableInfo>('/records', 'POST', { record })
export const branch = (id: string, move: number, seats: SeatPlan[]) => ask<TableInfo>(`${at(id)}/branch`, 'POST', { move, seats })

/** One decision of a finished game: what was done, what was better, and the chance to win that it cost. */
export interface ReviewChoice {
  number: number
  seat: number
  action: LegalAction
  best: LegalAction
  cost: number
  points_cost: number
  sure: number
}

/** How a seat came from its first chance to its result. */
export interface ReviewAccount {
  seat: number
  start: number
  mistakes: number
  gifts: number
  luck: number
  result: number
}

export type Review =
  | { ready: false; done: number; of: number }
  | { ready: true; choices: ReviewChoice[]; accounts: ReviewAccount[] }
