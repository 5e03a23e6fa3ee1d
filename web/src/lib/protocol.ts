/** The messages of docs/protocol.md, as types. */

export type Values = Record<string, string | number | boolean | null>

/** Why something is not allowed: a sentence by its id, and the clause that says so. */
export interface Reason {
  clause: string
  message: string
  values: Values
}

export interface LegalAction {
  action: string
  verb: string
  args: Record<string, string>
  /** The names of those arguments that are seat numbers. */
  seats: string[]
}

export type SeatKind = 'open' | 'person' | 'bot'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  level: string | null
  mine: boolean
  here: boolean
  reserved: boolean
  seconds: number
}

export interface Fairness {
  secret: string
  nonces: string[]
  commitment: string
  key: string
}

export type TableStatus = 'gathering' | 'playing' | 'over'

export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, unknown>
  status: TableStatus
  listed: boolean
  host: boolean
  created: string
  moves: number
  commitment: string
  nonces: string[]
  fair: Fairness | null
  origin: { table: string; move: number } | null
  /** Whether it holds a game that was played elsewhere. */
  imported: boolean
  seats: SeatInfo[]
  watching: number
  asked: { seat: number; waiting: number[] } | null
}

export interface Undo {
  how: 'free' | 'alone' | 'ask' | 'no'
  why: { message: string; values: Values } | null
}

export interface EventEntry {
  version: number
  time: string
  kind: 'event'
  move: number
  name: string
  values: Record<string, string>
  seats: string[]
}

/** What a referee saw of a flight or a drop; nothing to read, but the board plays it back. */
export interface RecordingEntry {
  version: number
  time: string
  kind: 'recording'
  move: number
  note: string
}

export interface SaidEntry {
  version: number
  time: string
  kind: 'said'
  move: number
  name: string
  seat: number | null
  text: string
}

export interface SeatEntry {
  version: number
  time: string
  move: number
  kind: 'sat' | 'left' | 'bot' | 'began' | 'asked' | 'agreed' | 'declined' | 'undid'
  seat?: number | null
  name?: string
  level?: string | null
}

/** What is read as words. */
export type ToldEntry = EventEntry | SaidEntry | SeatEntry
export type LogEntry = ToldEntry | RecordingEntry

/** What every game's view holds; the rest is the game's own and is known to its board alone. */
export interface View {
  game: string
  players: number
  viewer: number | null
  over: boolean
  scores: number[]
  winners: number[]
  seat: number | null
  decision: string | null
  [field: string]: any
}

export interface StateMessage {
  type: 'state'
  version: number
  moment: number
  since: number
  seat: number | null
  table: TableInfo
  view: View | null
  legal: LegalAction[]
  undo: Undo
  log: LogEntry[]
}

export interface HereMessage {
  type: 'here'
  seats: number[]
  watching: number
}

export interface DoneMessage {
  type: 'done'
  id: string
  version: number
}

export interface RefusedMessage {
  type: 'refused'
  id?: string | null
  code: string
  values: Values
  reasons: Reason[]
}

export interface InvitationMessage {
  type: 'invitation'
  id: string
  seat: number
  invitation: string
}

export interface ReasonsMessage {
  type: 'reasons'
  id: string
  moment: number
  reasons: Record<string, Reason[]>
}

export interface Advice {
  action: string
  win: number
  sure: number
  points: number
  share: number
}

export interface AdviceMessage {
  type: 'advice'
  id: string
  moment: number
  actions: Advice[]
}

/** What the game's referee would see of a choice that is not made yet; question and answer are the game's. */
export interface ForeseenMessage {
  type: 'foreseen'
  id: string
  moment: number
  answer: unknown
}

export type Answer = DoneMessage | InvitationMessage | ReasonsMessage | AdviceMessage | ForeseenMessage
export type ServerMessage = StateMessage | HereMessage | RefusedMessage | Answer

export type Question = Record<string, string | number | boolean>

export type Command =
  | { type: 'play'; seat: number; at: number; action: string }
  | { type: 'undo'; seat: number; at: number; beyond: boolean }
  | { type: 'answer'; seat: number; agree: boolean }
  | { type: 'say'; text: string }
  | { type: 'sit'; seat: number; name: string; nonce: string; invitation?: string }
  | { type: 'bot'; seat: number; level: string }
  | { type: 'leave'; seat: number }
  | { type: 'invite'; seat: number }
  | { type: 'start' }
  | { type: 'why'; seat: number; actions: string[] }
  | { type: 'advise'; seat: number; seconds: number }
  | { type: 'foresee'; seat: number; question: Question }
