// Made by web/wire.py from birdtable.server.commands. Do not edit.

export const CLOCK_KIND = ['live', 'days'] as const
export type ClockKind = (typeof CLOCK_KIND)[number]

export const TIME_UP = ['bot', 'score'] as const
export type TimeUp = (typeof TIME_UP)[number]

/** Play an action, chosen at the moment `at`. */
export interface Play {
  type: 'play'
  id: string
  seat: number
  at: number
  action: string
}

/** An action for when one's turn comes; only if the last move before it is `when`, if that is said. */
export interface Prepared {
  action: string
  when?: string
}

/** Prepare answers while others think: the first that fits is played, and if none does, all are dropped. */
export interface Prepare {
  type: 'prepare'
  id: string
  seat: number
  answers: Prepared[]
}

/** Ask what could be prepared. */
export interface LookAhead {
  type: 'ahead'
  id: string
  seat: number
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

/** Let somebody sit at the table no more (host). */
export interface Remove {
  type: 'remove'
  id: string
  seat: number
}

/** Let somebody be heard no more, or again (host). */
export interface Mute {
  type: 'mute'
  id: string
  seat: number
  muted?: boolean
}

/** Give the game up. */
export interface Resign {
  type: 'resign'
  id: string
  seat: number
}

/** Wish to end the game as it stands; the others `answer`. */
export interface OfferEnd {
  type: 'end'
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

/** Ask what an action would do. */
export interface WhatIf {
  type: 'what-if'
  id: string
  seat: number
  action: string
}

export type Change = Play | Prepare | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Resign | OfferEnd | Remove | Mute | Invite | Start

export type Question = Why | Advise | Foresee | WhatIf | LookAhead

export type Command = Play | Prepare | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Resign | OfferEnd | Remove | Mute | Invite | Start | Why | Advise | Foresee | WhatIf | LookAhead

/** Look from a seat, having seen everything up to a version. */
export interface Hello {
  type: 'hello'
  seat?: number | null
  version?: number | null
}

export type Message = Play | Prepare | Undo | Answer | Say | Sit | Reveal | LetBotPlay | Leave | Resign | OfferEnd | Remove | Mute | Invite | Start | Why | Advise | Foresee | WhatIf | LookAhead | Hello

/** Who is to sit in a seat: you, a friend whom you send a link, or a bot of a level. */
export interface SeatPlan {
  kind: 'me' | 'friend' | 'bot'
  name?: string
  level?: string
}

/** A clock: seconds for the whole game and an increment after each decision, or days for each decision. */
export interface ClockPlan {
  kind: ClockKind
  seconds: number
  increment?: number
  time_up?: TimeUp
}

export type OptionValue = boolean | number | string

/** A new table. */
export interface TablePlan {
  game: string
  seats: SeatPlan[]
  options?: Record<string, OptionValue>
  listed?: boolean
  clock?: ClockPlan | null
  rated?: boolean
  language?: 'en' | 'de' | 'fr' | 'it' | null
}

/** A game with whoever wants the same. */
export interface MatchPlan {
  game: string
  players: number
  clock?: ClockPlan | null
  rated?: boolean
  language?: 'en' | 'de' | 'fr' | 'it' | null
}

/** A new tournament; `rounds` counts for Swiss ones. */
export interface TournamentPlan {
  name?: string
  game: string
  kind: 'swiss' | 'round-robin'
  seats: number
  rounds?: number
  options?: Record<string, OptionValue>
  clock?: ClockPlan | null
  rated?: boolean
  same_deals?: boolean
  listed?: boolean
  language?: 'en' | 'de' | 'fr' | 'it' | null
}

/** Take part in a tournament. */
export interface TakePart {
  type: 'join'
  name?: string
}

/** Take part no more; a bot goes on. */
export interface StopTakingPart {
  type: 'leave'
}

/** Let a bot take part (host). */
export interface AddBot {
  type: 'bot'
  level: string
}

/** Let somebody not take part (host). */
export interface DropEntrant {
  type: 'drop'
  entrant: number
}

/** Begin (host). */
export interface StartTournament {
  type: 'start'
}

export type TournamentWish = TakePart | StopTakingPart | AddBot | DropEntrant | StartTournament

/** Somebody at a table: whoever has a seat, or has said something. */
export interface Whom {
  table: string
  seat?: number | null
  /** the version of the line in the log */
  said?: number | null
}

/** Follow or block somebody. */
export interface NewTie extends Whom {
  kind: 'follow' | 'block'
}

/** Tell whoever runs the house about somebody. */
export interface NewReport extends Whom {
  why?: string
}

/** What is done about a report. */
export interface Verdict {
  deed: 'dismiss' | 'mute' | 'ban'
}

/** A moment of a finished game, to go on from. */
export interface BranchPlan {
  move: number
  seats: SeatPlan[]
  listed?: boolean
  clock?: ClockPlan | null
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

/** What a guest wants to be called. */
export interface Person {
  name: string
}

/** A passkey that a browser has made, and what its owner calls the device. */
export interface NewPasskey {
  ticket: string
  credential: Record<string, unknown>
  label?: string
}

/** What a passkey has signed; `bring` takes the tables of this browser along. */
export interface SignIn {
  ticket: string
  credential: Record<string, unknown>
  bring?: boolean
}

/** A recovery code; `bring` takes the tables of this browser along. */
export interface SignInByCode {
  code: string
  bring?: boolean
}

/** Forget who this browser is; `others` signs out all other devices instead. */
export interface SignOut {
  others?: boolean
}

/** Delete everything; the name says that it is meant. */
export interface Farewell {
  name: string
}

/** What the page keeps of a person. */
export interface KeepSettings {
  settings: Record<string, unknown>
}

/** What a call to a browser is encrypted with. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A browser that wants to be called. */
export interface Push {
  endpoint: string
  keys: PushKeys
  language?: string
}

/** A browser that wants to be called no more. */
export interface NoPush {
  endpoint: string
}

/** An address that wants letters; "" for none. */
export interface Mail {
  mail: string
  language?: string
}

/** What a letter brought. */
export interface Confirmation {
  ticket: string
}

/** Days of vacation from now on; 0: back again. */
export interface VacationPlan {
  days: number
}
