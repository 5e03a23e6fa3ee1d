// Made by web/wire.py from birdtable.table.protocol. Do not edit.

export const CLOCK_KIND = ['live', 'days'] as const
export type ClockKind = (typeof CLOCK_KIND)[number]

export const TIME_UP = ['bot', 'score'] as const
export type TimeUp = (typeof TIME_UP)[number]

export const CODE = ['already-answered', 'away-too-short', 'bad-code', 'bad-invitation', 'bad-level', 'bad-message', 'bad-name', 'bad-nonce', 'bad-option', 'bad-passkey', 'bad-push', 'bad-record', 'banned', 'blocked', 'busy', 'game-on', 'illegal', 'log-full', 'muted', 'no-edition', 'no-mail-here', 'no-passkeys-here', 'no-such-game', 'no-such-lesson', 'no-such-moment', 'no-such-puzzle', 'no-such-report', 'no-such-seat', 'no-such-table', 'no-such-tournament', 'nobody-asked', 'not-gathering', 'not-host', 'not-kept', 'not-operator', 'not-over', 'not-playing', 'not-understood', 'not-your-name', 'not-your-seat', 'not-your-turn', 'nothing-to-undo', 'one-seat', 'open-seats', 'origin', 'rated', 'removed', 'seat-kept', 'seat-taken', 'silent', 'stale', 'storage', 'time-up', 'too-fast', 'too-few', 'too-large', 'too-many-days', 'undo-needs-beyond', 'unknown-guest'] as const
export type Code = (typeof CODE)[number]

export const HOW = ['free', 'alone', 'ask', 'no'] as const
export type How = (typeof HOW)[number]

export type Value = string | number | boolean | null

export type OptionValue = string | number | boolean

export const SEAT_KIND = ['open', 'person', 'bot'] as const
export type SeatKind = (typeof SEAT_KIND)[number]

export const TABLE_STATUS = ['gathering', 'playing', 'over'] as const
export type TableStatus = (typeof TABLE_STATUS)[number]

export const TOURNAMENT_KIND = ['swiss', 'round-robin'] as const
export type TournamentKind = (typeof TOURNAMENT_KIND)[number]

export const TIE_KIND = ['follow', 'block'] as const
export type TieKind = (typeof TIE_KIND)[number]

export const DEED = ['dismiss', 'mute', 'ban'] as const
export type Deed = (typeof DEED)[number]

export const END_REASON = ['resigned', 'agreed', 'time'] as const
export type EndReason = (typeof END_REASON)[number]

export const LEVEL = ['gentle', 'fair', 'strong', 'expert', 'master'] as const
export type Level = (typeof LEVEL)[number]

/** What every game's view holds; the rest is the game's own and is known to its board alone. asked the seats that the table waits for: usually the one that decides, more where they are asked at once answered the seats asked at once whose answers are kept aside; `answer` is the viewer's own */
export interface View {
  game: string
  version: number
  players: number
  options: Record<string, OptionValue>
  viewer: number | null
  over: boolean
  scores: number[]
  winners: number[]
  seat: number | null
  decision: string | null
  asked: number[]
  answered: number[]
  answer: string | null
}

/** An action in its parts; `seats` names those arguments that are seat numbers. */
export interface LegalAction {
  action: string
  verb: string
  args: Record<string, string>
  seats: string[]
}

/** Why something is not allowed: the clause that says so, a sentence by its id, and its arguments. */
export interface Reason {
  clause: string
  message: string
  values: Record<string, Value>
}

/** What stands in the way of a free undo. */
export interface Obstacle {
  message: string
  values: Record<string, Value>
}

/** Whether a seat may take back. */
export interface UndoInfo {
  how: How
  why: Obstacle | null
}

/** What happened in the game: the message `event-<name>`, which of its arguments are seats, the clause behind it. */
export interface GameEvent {
  name: string
  values: Record<string, string | number>
  seats: string[]
  clause: string
}

/** An event as a line of the log. */
export interface EventEntry extends GameEvent {
  version: number
  time: string
  kind: 'event'
  move: number
}

/** What a referee saw of a flight or a drop; nothing to read, but the board plays it back. */
export interface RecordingEntry {
  version: number
  time: string
  kind: 'recording'
  move: number
  note: string
}

/** Table chat. */
export interface SaidEntry {
  version: number
  time: string
  kind: 'said'
  move: number
  name: string
  seat: number | null
  text: string
  /** said by a spectator while the game was on: the players hear it after the game */
  aside: boolean
}

/** Who came, went, began, wished to take back or to end, and whose time was up. */
export interface SeatEntry {
  version: number
  time: string
  kind: 'sat' | 'left' | 'bot' | 'began' | 'asked' | 'offered' | 'agreed' | 'declined' | 'undid' | 'timed' | 'vacation' | 'removed' | 'muted' | 'heard' | 'dropped' | 'ended'
  move: number
  seat?: number
  name?: string
  level?: Level
  why?: EndReason
  until?: string
}

export type ToldEntry = EventEntry | SaidEntry | SeatEntry

export type LogEntry = EventEntry | SaidEntry | SeatEntry | RecordingEntry

/** Who sits there; `mine` is about the guest who is told. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  level: Level | null
  mine: boolean
  here: boolean
  reserved: boolean
  seconds: number
  /** seconds that it may still think, after its last decision */
  left: number | null
  /** when its time is up, if it is asked */
  due: string | null
  /** whether its person is not heard */
  muted: boolean
}

/** What proves a deal. */
export interface Fairness {
  commitment: string
  secret: string
  nonces: string[]
  /** the seals of the nonces, by seat; games of before have none */
  commitments?: string[]
  key: string
}

/** The moment of another table that a game goes on from. */
export interface Origin {
  table: string
  move: number
}

/** Somebody wishes to take back, or to end the game as it stands; `waiting` have not answered yet. */
export interface Asked {
  seat: number
  what: 'undo' | 'end'
  waiting: number[]
}

/** How time is measured. live so many seconds for the whole game and an increment after each decision days so many seconds for each decision */
export interface ClockInfo {
  kind: ClockKind
  seconds: number
  increment: number
  time_up: TimeUp
}

/** How a game ended before its end; the winners are those who lead then. */
export interface Ended {
  why: EndReason
  seat: number
  winners: number[]
  scores: number[]
}

/** What everybody may know about a table; `host` is about the guest who is told. */
export interface TableInfo {
  id: string
  game: string
  rules: number
  players: number
  options: Record<string, OptionValue>
  status: TableStatus
  listed: boolean
  host: boolean
  created: string
  moves: number
  commitment: string
  /** the seals of what each seat will add to the deal */
  commitments: string[]
  /** whether everybody is to show the number that they have sealed */
  dealing: boolean
  nonces: string[]
  fair: Fairness | null
  origin: Origin | null
  /** whether it holds a game that was played elsewhere */
  imported: boolean
  seats: SeatInfo[]
  watching: number
  asked: Asked | null
  clock: ClockInfo | null
  ended: Ended | null
  /** whether its result moves the ladder: whoever sits down agrees */
  rated: boolean
  /** whether it begins by itself when it is full */
  quick: boolean
  /** of whoever set it */
  language: string | null
  /** that it is part of */
  tournament: string | null
  /** by which others join, told to those who are there */
  code: string | null
}

/** One of the guest's own tables. */
export interface TableCard extends TableInfo {
  /** whether it is one of the guest's seats that decides */
  your_move: boolean
}

/** An action that is played when the turn comes, if it is legal then; `when` is the move it answers, "" any. */
export interface PreparedAnswer {
  action: string
  when: string
}

/** What a seat may know now, with the log from a version on. */
export interface StateMessage {
  type: 'state'
  version: number
  moment: number
  since: number
  seat: number | null
  table: TableInfo
  view: View | null
  legal: LegalAction[]
  undo: UndoInfo
  /** what the seat has prepared for its turn */
  prepared: PreparedAnswer[]
  log: LogEntry[]
}

/** Who is connected. */
export interface HereMessage {
  type: 'here'
  seats: number[]
  watching: number
}

/** A command is in the log. */
export interface DoneMessage {
  type: 'done'
  id: string
  version: number
}

/** Nothing was changed. `code` has a sentence `error-<code>`. */
export interface RefusedMessage {
  type: 'refused'
  id: string | null
  code: Code
  values: Record<string, Value>
  reasons: Reason[]
}

/** The secret that lets somebody sit down. */
export interface InvitationMessage {
  type: 'invitation'
  id: string
  seat: number
  invitation: string
}

/** Why actions are not legal, by their notation. */
export interface ReasonsMessage {
  type: 'reasons'
  id: string
  moment: number
  reasons: Record<string, Reason[]>
}

/** Who would do what. */
export interface Step {
  seat: number
  action: LegalAction
}

/** What an action aims at: so many more points of a part of the score (or "rivals") than with another action. */
export interface Why {
  part: string
  points: number
  sure: number
  other: LegalAction
}

/** What an action changes: a sentence of the game by its id, and its arguments, of which `seat` is a seat. It holds after what the seat would do next (`then`), and in about so many of ten cases; 10 is always. */
export interface ToldFact {
  message: string
  values: Record<string, Value>
  then: LegalAction[]
  tenths: number
}

/** What could be done: the chance to win, how sure, points, its share of the thinking, what follows, and why. */
export interface Advice {
  action: string
  win: number
  sure: number
  points: number
  share: number
  line: Step[]
  why: Why[]
  facts: ToldFact[]
}

/** What a seat could do, the best first. */
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

/** What an action would do at once: what the seat would see then, if that is certain, and what certainly happens. */
export interface ConsequenceMessage {
  type: 'consequence'
  id: string
  moment: number
  view: View | null
  events: GameEvent[]
}

/** What a seat may be able to do when its turn comes, after a move of another; None: whatever they do. */
export interface Way {
  when: LegalAction | null
  answers: LegalAction[]
}

/** What could be prepared, the likeliest first. */
export interface AheadMessage {
  type: 'ahead'
  id: string
  moment: number
  ways: Way[]
}

export type Answer = DoneMessage | AheadMessage | InvitationMessage | ReasonsMessage | AdviceMessage | ForeseenMessage | ConsequenceMessage

export type ServerMessage = StateMessage | HereMessage | RefusedMessage | DoneMessage | AheadMessage | InvitationMessage | ReasonsMessage | AdviceMessage | ForeseenMessage | ConsequenceMessage

/** A choice before a game starts, the player counts that it is for, and whether everybody should see it. */
export interface GameOption {
  name: string
  choices: OptionValue[]
  default: OptionValue
  players: number[]
  foremost: boolean
}

/** A game that can be played here. suggested options that go well together, by occasion boxes how many achievements there are to tick parts where points come from: for each part of the score, `event.argument` in the log; a minus takes away */
export interface GameInfo {
  name: string
  title: string
  rules: number
  content: string
  players: number[]
  options: GameOption[]
  suggested: Record<string, Record<string, OptionValue>>
  boxes: number
  parts: Record<string, string[]>
}

/** The games, and the levels of bots. */
export interface Games {
  games: GameInfo[]
  levels: Level[]
}

/** What the house tells everybody; "" if it has nothing to say. */
export interface HouseInfo {
  message: string
  /** under which others can reach it; empty if they cannot */
  address: string
}

/** A clause of a rulebook. */
export interface Clause {
  id: string
  chapter: string
  page: number
  text: string
  ruling: string
}

/** A small position of the rulebook: what the board shows of it, what is done, and what the rules make of it. */
export interface Scene {
  id: string
  /** under which it stands */
  clause: string
  text: string
  /** the part of the board that draws it */
  part: string
  /** who looks */
  seat: number
  names: string[]
  /** before it, and after it where that is drawn, too */
  views: View[]
  /** what is done first */
  legal: LegalAction[]
  /** what happens, as the rules tell it */
  told: string[]
}

/** An option of a game in words: what it is about, what may be chosen, the usual first; for whom, if not for all. */
export interface Variant {
  name: string
  title: string
  line: string
  choices: string[]
  players: number[]
}

/** The game in a few sentences, its clauses, the titles of their chapters in reading order, scenes, options. */
export interface Rulebook {
  game: string
  intro: string[]
  chapters: Record<string, string>
  clauses: Clause[]
  scenes: Scene[]
  variants: Variant[]
}

export const SOURCE = ['rulebook', 'web', 'inferred', 'proposed'] as const
export type Source = (typeof SOURCE)[number]

/** A number or a word on a card. */
export interface Fact {
  label: string
  value: string
}

/** A card, a tile or a piece: what it says, how many there are, and what that rests on. */
export interface Card {
  word: string
  group: string
  name: string
  text: string[]
  /** the clauses that are named after it */
  rules: Clause[]
  facts: Fact[]
  copies: number
  source: Source
  /** some of it rests on something else */
  partly: boolean
  /** on what it rests, in words */
  origin: string
  /** what its picture is made of, where the page cannot know */
  drawing: Record<string, number[][]>
}

/** Every card of a game, and the titles of their groups. */
export interface Reference {
  game: string
  groups: Record<string, string>
  cards: Card[]
}

/** A sentence by its id, and its arguments. */
export interface Sentence {
  message: string
  values: Record<string, Value>
}

/** The lessons of a game, in their order: their titles are `lesson-<name>`. */
export interface Lessons {
  game: string
  lessons: string[]
}

/** Where a pupil stands in a lesson, and the board there. */
export interface LessonState {
  game: string
  lesson: string
  /** from 0; as many as there are when the lesson is over */
  step: number
  steps: number
  /** what has counted so far; sent along with the next move */
  marks: string[]
  says: Sentence
  /** the parts of the board that the sentence is about */
  show: string[]
  /** whether the pupil may go on */
  reached: boolean
  /** to the last move */
  answer: Sentence | null
  right: boolean
  /** what the lesson would do next */
  help: string | null
  seat: number
  view: View
  legal: LegalAction[]
  log: LogEntry[]
}

/** Why actions are not legal in a lesson or a puzzle, by their notation. */
export interface LessonReasons {
  reasons: Record<string, Reason[]>
}

/** One puzzle of a game. */
export interface PuzzleInfo {
  game: string
  puzzle: string
  /** from 1 to 5, the hardest */
  rating: number
}

/** The puzzles of a game, the easiest first. */
export interface Puzzles {
  puzzles: PuzzleInfo[]
}

/** The puzzle of a day, the same for everybody; none where no game has any. */
export interface DailyPuzzle {
  /** 2026-11-16 */
  day: string
  puzzle: PuzzleInfo | null
}

/** What a choice is worth. The solution and what it aims at are told once it is found or asked for. */
export interface PuzzleAnswer {
  action: LegalAction
  right: boolean
  /** to win with it, as far as deals played on tell */
  chance: number
  /** to win with the solution */
  best: number
  solution: LegalAction | null
  why: Why[]
}

/** A puzzle on the board: before the choice, after a wrong one as it was, after the right one as that left it. */
export interface PuzzleState {
  puzzle: PuzzleInfo
  seat: number
  view: View
  legal: LegalAction[]
  answer: PuzzleAnswer | null
  log: LogEntry[]
}

/** Achievements: every box, and for those that are ticked the first table that did it. */
export interface Album {
  game: string
  boxes: string[]
  ticked: Record<string, string>
}

/** What a guest is called, and whether they can come back from another device. */
export interface Me {
  name: string
  kept: boolean
}

/** A passkey, as its owner knows it. */
export interface PasskeyInfo {
  id: string
  label: string
  added: string
  /** when somebody last signed in with it */
  used: string | null
}

/** What the house knows of a person. */
export interface Profile {
  name: string
  passkeys: PasskeyInfo[]
  /** whether there is a recovery code */
  code: boolean
  /** how many tables are theirs */
  tables: number
}

/** What a browser needs to make a passkey, or to sign with one, and the ticket that comes back with its answer. */
export interface Challenge {
  ticket: string
  options: Record<string, unknown>
}

/** A recovery code. It is shown once. */
export interface NewCode {
  code: string
}

/** What the page keeps of a person: how it looks to them, which lessons they have done. */
export interface PersonSettings {
  settings: Record<string, unknown>
}

/** Somebody on a ladder: a person by name, or a bot by level. `unsure` is how far off the rating may be. */
export interface Rung {
  name: string
  level: Level | null
  mine: boolean
  rating: number
  unsure: number
  games: number
  provisional: boolean
}

/** Who is how strong in a game of so many, the strongest first. */
export interface Ladder {
  game: string
  players: number
  rungs: Rung[]
}

/** How somebody's games of so many players went. */
export interface GameStatistics {
  game: string
  players: number
  games: number
  won: number
  best: number
  /** points, on average */
  usual: number
  rating: number | null
  unsure: number
  provisional: boolean
}

/** The same for all games that somebody has finished. */
export interface Statistics {
  games: GameStatistics[]
}

/** How somebody is called when it is their turn, and when they are away. */
export interface Calls {
  /** of this house, for the browser's push service */
  key: string
  /** that are called */
  browsers: number
  mail: string
  mail_possible: boolean
  away_until: string | null
  /** of vacation, this year */
  days_left: number
}

/** Somebody whom one follows or blocks; `tables` are those of theirs that everybody may see. */
export interface TieInfo {
  id: string
  name: string
  kind: TieKind
  tables: string[]
}

/** Whom one follows and blocks. */
export interface Ties {
  people: TieInfo[]
}

/** The table that a code names. */
export interface TableFound {
  table: string
}

/** A report has arrived. */
export interface Reported {
  reported: true
}

/** What somebody told about somebody; `done` is what was done about it, "" if nothing was. */
export interface ReportInfo {
  id: string
  time: string
  by: string
  name: string
  /** the guest whom it is about */
  about: string
  table: string
  /** what they said, if it is about that */
  words: string
  why: string
  done: Deed | ''
}

/** What whoever runs the house looks after. */
export interface OperatorPage {
  reports: ReportInfo[]
  banned: string[]
  muted: string[]
}

/** Somebody in a tournament: a person by name, a bot by level, or both: a bot that plays on for who has left. */
export interface EntrantInfo {
  name: string
  level: Level | null
  mine: boolean
}

/** A table of a round: its entrants by seat, and their places once it is over. A bye has no table; nor is one told of tables with the same deal as long as one plays it oneself. */
export interface MatchInfo {
  table: string | null
  entrants: number[]
  places: number[]
}

/** How an entrant stands: points, then the tie-breaks in their order. */
export interface StandingInfo {
  entrant: number
  place: number
  points: number
  /** points of those whom one has met, on average a table */
  opposition: number
  wins: number
}

/** A tournament, as a guest may know it. */
export interface TournamentInfo {
  id: string
  name: string
  game: string
  kind: TournamentKind
  /** at a table, at most */
  seats: number
  /** of every table */
  options: Record<string, OptionValue>
  clock: ClockInfo | null
  rated: boolean
  same_deals: boolean
  listed: boolean
  language: string | null
  created: string
  status: TableStatus
  host: boolean
  /** how many rounds there are to be */
  length: number
  entrants: EntrantInfo[]
  rounds: MatchInfo[][]
  standings: StandingInfo[]
  /** where the guest is awaited */
  table: string | null
}

/** The tournaments that everybody may join or watch, and one's own. */
export interface Tournaments {
  tournaments: TournamentInfo[]
}

/** The listed tables. */
export interface Tables {
  tables: TableInfo[]
}

/** A table with a free seat, and the ratings of those who wait there, as far as they have one. */
export interface LobbyTable extends TableInfo {
  ratings: number[]
}

/** The tables with a free seat for anybody. */
export interface Lobby {
  tables: LobbyTable[]
}

/** The guest's own tables, those first where they are to decide. */
export interface MyTables {
  tables: TableCard[]
}

/** A moment of a game, and what led to it. */
export interface ReplayMoment {
  move: number
  view: View
  events: GameEvent[]
}

/** Every moment of a game so far, as a seat saw it. */
export interface ReplayData {
  game: string
  seat: number | null
  over: boolean
  moments: ReplayMoment[]
}

/** One decision of a finished game: what was done, what was better, and the chance to win that it cost. */
export interface ReviewChoice {
  number: number
  seat: number
  action: LegalAction
  best: LegalAction
  cost: number
  points_cost: number
  sure: number
  line: Step[]
  why: Why[]
  facts: ToldFact[]
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

/** How far a review is. */
export interface ReviewProgress {
  ready: false
  done: number
  of: number
}

/** How the game stood before an action, or at the end: every seat's chance to win; they add up to 1. */
export interface ReviewChances {
  number: number
  wins: number[]
}

/** A review. */
export interface ReviewResult {
  ready: true
  curve: ReviewChances[]
  choices: ReviewChoice[]
  accounts: ReviewAccount[]
}

export type Review = ReviewProgress | ReviewResult
