// Made by web/wire.py from birdtable.server.commands. Do not edit.

/** Play an action, chosen at the moment `at`. */
export interface Play {
  type: 'play'
  id: string
  seat: number
  at: number
  action: string
}

/** Take back the seat's last decision; with `beyond` also past what somebody has learned. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  at: number
  beyond?: boolean
}

/** Answer somebody who wishes to take back. */
export interface Answer {
  type: 'answer'
  id: string
  seat: number
  agree: boolean
}

/** Table chat. */
export interface Say {
  type: 'say'
  id: string
  text: string
}

/** Take a seat. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
  name?: string
  commitment?: string
  invitation?: string
}

/** Show the number that was sealed when the seat was taken. */
export interface Reveal {
  type: 'reveal'
  id: string
  seat: number
  nonce: string
}

/** Let a bot play a seat. */
export interface LetBotPlay {
  type: 'bot'
  id: string
  seat: number
  level: string
}

/** Give a seat up. */
export interface Leave {
  type: 'leave'
  id: string
  seat: number
}

/** Ask for a new invitation to a seat. */
export interface Invite {
  type: 'invite'
  id: string
  seat: number
}

/** Begin the game. */
export interface Start {
  type: 'start'
  id: string
}

/** Ask why actions are not legal. */
export interface Why {
  type: 'why'
  id: string
  seat: number
  actions: string[]
}

/** Ask what the seat could do. */
export interface Advise {
  type: 'advise'
  id: string
  seat: number
  seconds?: number
}

/** Ask what the referee would see of a choice that is not made yet. */
export interface Foresee {
  type: 'foresee'
  id: string
  seat: number
  question: Record<string, boolean | number | string>
}

export type Change = Play | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Invite | Start

export type Command = Play | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Invite | Start | Why | Advise | Foresee

/** Look from a seat, having seen everything up to a version. */
export interface Hello {
  type: 'hello'
  seat?: number | null
  version?: number | null
}

export type Message = Play | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Invite | Start | Why | Advise | Foresee | Hello

/** Who is to sit in a seat: you, a friend whom you send a link, or a bot of a level. */
export interface SeatPlan {
  kind: 'me' | 'friend' | 'bot'
  name?: string
  level?: string
}

export type OptionValue = boolean | number | string

/** A new table. */
export interface TablePlan {
  game: string
  seats: SeatPlan[]
  options?: Record<string, OptionValue>
  listed?: boolean
}

/** A moment of a finished game, to go on from. */
export interface BranchPlan {
  move: number
  seats: SeatPlan[]
  listed?: boolean
}

/** What has counted in a lesson so far and, unless it is only to be looked at, the next move; "" is to go on. */
export interface LessonMove {
  marks?: string[]
  move?: string | null
}

/** A choice in a puzzle; none to look at it, or to be shown the solution. */
export interface PuzzleMove {
  move?: string | null
  show?: boolean
}

/** Ask in a puzzle why actions are not legal. */
export interface PuzzleWhy {
  actions: string[]
}

/** Ask in a lesson why actions are not legal. */
export interface LessonWhy {
  marks?: string[]
  actions: string[]
}
