/** The HTTP part of docs/protocol.md. */

import type { MatchPlan, NewPasskey, NewReport, NewTie, Push, SeatPlan, SignIn, SignInByCode, TablePlan, TournamentPlan, TournamentWish } from '../wire/commands'
import type { Album, Answer, Calls, Challenge, DailyPuzzle, GameInfo, GameStatistics, HouseInfo, Ladder, LobbyTable, LessonReasons, LessonState, Lessons, Me, NewCode, OperatorPage, Deed, PersonSettings, Profile, PuzzleState, Puzzles, Reason, RefusedMessage, Reference, ReplayData, Review, Rulebook, TableCard, TableFound, TableInfo, TieInfo, TournamentInfo, Value } from '../wire/protocol'
import { network } from './network.svelte'
import type { Wish } from './socket'
import type { Language } from './text'

export type { SeatPlan } from '../wire/commands'
export type { Album, DailyPuzzle, GameInfo, Me, Profile, ReplayData, ReplayMoment, Review, Rulebook, TableCard } from '../wire/protocol'

/** Something the server did not do, with the sentence that says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, Value> = {},
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
    network.offline = true
    throw new Refused(UNREACHABLE)
  }
  network.offline = false
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

const at = (id: string) => `/tables/${encodeURIComponent(id)}`
const from = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

export const games = async () => (await ask<{ games: GameInfo[] }>('/games')).games
export const rulebook = (game: string, language: Language) => ask<Rulebook>(`/games/${encodeURIComponent(game)}/rules?language=${language}`)
export const reference = (game: string, language: Language) => ask<Reference>(`/games/${encodeURIComponent(game)}/cards?language=${language}`)
export const gameCatalogue = async (language: Language, game: string) =>
  (await send(`/text/${language}/${encodeURIComponent(game)}`)).text()
export const lessons = async (game: string) => (await ask<Lessons>(`/games/${encodeURIComponent(game)}/lessons`)).lessons
export const lessonCatalogue = async (language: Language, game: string) =>
  (await send(`/text/${language}/${encodeURIComponent(game)}/lessons`)).text()
const lessonAt = (game: string, lesson: string) => `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`
export const lesson = (game: string, lesson: string, marks: string[], move: string | null) => ask<LessonState>(lessonAt(game, lesson), 'POST', { marks, move })
export const lessonWhy = (game: string, lesson: string, marks: string[], actions: string[]) =>
  ask<LessonReasons>(`${lessonAt(game, lesson)}/why`, 'POST', { marks, actions })
export const puzzles = async (game: string) => (await ask<Puzzles>(`/games/${encodeURIComponent(game)}/puzzles`)).puzzles
export const dailyPuzzle = () => ask<DailyPuzzle>('/puzzles/daily')
const puzzleAt = (game: string, puzzle: string) => `/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`
export const puzzle = (game: string, puzzle: string, choice: { move?: string; show?: boolean } = {}) => ask<PuzzleState>(puzzleAt(game, puzzle), 'POST', choice)
export const puzzleWhy = (game: string, puzzle: string, actions: string[]) => ask<LessonReasons>(`${puzzleAt(game, puzzle)}/why`, 'POST', { actions })
export const me = () => ask<Me>('/me')
export const renameMe = (name: string) => ask<Me>('/me', 'PUT', { name })
export const profile = () => ask<Profile>('/me/profile')
export const settings = () => ask<PersonSettings>('/me/settings')
export const keepSettings = (settings: Record<string, unknown>) => ask<PersonSettings>('/me/settings', 'PUT', { settings })
export const newPasskeyOptions = () => ask<Challenge>('/me/passkeys/options', 'POST')
export const addPasskey = (made: NewPasskey) => ask<Profile>('/me/passkeys', 'POST', made)
export const dropPasskey = (id: string) => ask<Profile>(`/me/passkeys/${encodeURIComponent(id)}`, 'DELETE')
export const newCode = async () => (await ask<NewCode>('/me/code', 'POST')).code
export const signInOptions = () => ask<Challenge>('/me/sign-in/options', 'POST')
export const signIn = (signed: SignIn) => ask<Me>('/me/sign-in', 'POST', signed)
export const signInByCode = (wish: SignInByCode) => ask<Me>('/me/sign-in/code', 'POST', wish)
export const signOut = (others: boolean) => ask<Me>('/me/sign-out', 'POST', { others })
export const forgetMe = (name: string) => ask<Me>('/me', 'DELETE', { name })
export const calls = () => ask<Calls>('/me/calls')
export const addPush = (push: Push) => ask<Calls>('/me/push', 'POST', push)
export const dropPush = (endpoint: string) => ask<Calls>('/me/push/stop', 'POST', { endpoint })
export const askForMail = (mail: string, language: Language) => ask<Calls>('/me/mail', 'PUT', { mail, language })
export const confirmMail = (ticket: string) => ask<Calls>('/me/mail/confirm', 'POST', { ticket })
export const goOnVacation = (days: number) => ask<Calls>('/me/vacation', 'PUT', { days })
export const statistics = async () => (await ask<{ games: GameStatistics[] }>('/me/statistics')).games
export const ladder = (game: string, players: number) => ask<Ladder>(`/games/${encodeURIComponent(game)}/ladder?players=${players}`)
export const house = () => ask<HouseInfo>('/house')
export const lobby = async () => (await ask<{ tables: LobbyTable[] }>('/lobby')).tables
export const match = (plan: MatchPlan) => ask<TableInfo>('/match', 'POST', plan)
export const tableWithCode = async (code: string) => (await ask<TableFound>(`/codes/${encodeURIComponent(code)}`)).table
export const people = async () => (await ask<{ people: TieInfo[] }>('/me/people')).people
export const tie = async (wish: NewTie) => (await ask<{ people: TieInfo[] }>('/me/people', 'POST', wish)).people
export const untie = async (id: string) => (await ask<{ people: TieInfo[] }>(`/me/people/${encodeURIComponent(id)}`, 'DELETE')).people
export const report = (wish: NewReport) => ask<{ reported: true }>('/reports', 'POST', wish)
export const operatorPage = () => ask<OperatorPage>('/operator')
export const becomeOperator = (ticket: string) => ask<OperatorPage>('/operator/open', 'POST', { ticket })
export const decideReport = (id: string, deed: Deed) => ask<OperatorPage>(`/operator/reports/${encodeURIComponent(id)}`, 'POST', { deed })
export const forgive = (list: 'bans' | 'muted', who: string) => ask<OperatorPage>(`/operator/${list}/${encodeURIComponent(who)}`, 'DELETE')
const tournamentAt = (id: string) => `/tournaments/${encodeURIComponent(id)}`
export const tournaments = async () => (await ask<{ tournaments: TournamentInfo[] }>('/tournaments')).tournaments
export const setUpTournament = (plan: TournamentPlan) => ask<TournamentInfo>('/tournaments', 'POST', plan)
export const tournament = (id: string) => ask<TournamentInfo>(tournamentAt(id))
export const takePart = (id: string, wish: TournamentWish) => ask<TournamentInfo>(tournamentAt(id), 'POST', wish)
export const EXPORT = '/api/me/export'
export const myTables = async () => (await ask<{ tables: TableCard[] }>('/me/tables')).tables
export const album = (game: string) => ask<Album>(`/me/achievements/${encodeURIComponent(game)}`)
export const listedTables = async () => (await ask<{ tables: TableCard[] }>('/tables')).tables
export const setTable = (plan: TablePlan) => ask<TableInfo>('/tables', 'POST', plan)
export const tableInfo = (id: string) => ask<TableInfo>(at(id))
export const command = <T extends Answer>(id: string, command: Wish & { id: string }) => ask<T>(`${at(id)}/commands`, 'POST', command)
export const replay = (id: string, seat: number | null) => ask<ReplayData>(`${at(id)}/replay${from(seat)}`)
export const replaySince = (id: string, seat: number, since: number) => ask<ReplayData>(`${at(id)}/replay?seat=${seat}&since=${since}`)
export const review = (id: string) => ask<Review>(`${at(id)}/review`)
/** What a referee saw in a finished game, by the number of the action that it came with. */
export const recordings = async (id: string) => (await ask<{ notes?: Record<string, string> }>(`${at(id)}/record`)).notes ?? {}
export const recordAddress = (id: string) => `/api${at(id)}/record`
export const putRecord = (record: unknown) => ask<TableInfo>('/records', 'POST', { record })
export const branch = (id: string, move: number, seats: SeatPlan[]) => ask<TableInfo>(`${at(id)}/branch`, 'POST', { move, seats })
