/** How a board and the frame around it meet. A board draws a view and plays actions; it never talks to the server. */

import type { Component } from 'svelte'
import type { SeatColour } from '../art/seats'
import type { Card, ConsequenceMessage, LegalAction, LogEntry, OptionValue, Reason, SeatInfo, View } from '../wire/protocol'
import type { Question } from '../lib/socket'
import type { Text } from '../lib/text'

export type { LegalAction, Reason, View } from '../wire/protocol'

/** A seat with the name that people call it by: "You", "Ada", "Fair 2". */
export type BoardSeat = SeatInfo & { displayName: string }

/** What an action would do: what would be seen then, if that is certain, and what certainly happens. */
export type Consequence = Pick<ConsequenceMessage, 'view' | 'events'>

/** What is given to every part of a board. */
export interface Game {
  /** The position as this seat sees it. */
  readonly view: View
  /** What this seat may do now; empty when it is not its decision. */
  readonly legal: LegalAction[]
  readonly you: number | null
  readonly seats: BoardSeat[]
  /** What has happened so far, in a replay up to the moment that is shown; with the recordings of a referee, for boards that play them back. */
  readonly log: readonly LogEntry[]
  /** False in a replay. */
  readonly live: boolean
  /** Whether the reader asked for less motion. */
  readonly calm: boolean
  readonly text: Text
  /** Plays an action. Nothing is assumed: the view changes when the server says so. */
  play(action: string): void
  /** Why actions are not allowed, asked once and kept for the moment. */
  why(actions: string[]): Promise<Record<string, Reason[]>>
  /** What the game's referee would see of a choice that is not made yet; null where nobody can say. */
  foresee(question: Question): Promise<unknown>
  /** What an action would do, as far as that is certain; null where nobody can say. */
  whatIf(action: string): Promise<Consequence | null>
  /** Shows the reasons on a paper slip near an element, with links to the clauses. */
  explain(near: Element, reasons: Reason[]): void
}

/** What stands at one side of the board, each by its id: `board-<id>` is the message that names it. */
export type Panels = Record<string, Component<{ game: Game }>>

/** What boards/<game>/shelf.ts exports: how the game stands on the shelf. */
export interface ShelfEntry {
  /** The number of its plate, and its place among the others. */
  number: number
  /** The least and the most. */
  players: [number, number]
  minutes: number
  /** Its painting, 260 x 200. */
  plate: () => string
  /** The colours of its seats, where they are not the usual ones. */
  seats?: readonly SeatColour[]
  /** Whether a seat knows what others must not see, so that a curtain falls between people on one screen; left out: always. */
  secrets?(options: Readonly<Record<string, OptionValue>>): boolean
}

/** What boards/<game>/index.ts exports. */
export interface Board {
  /** The board itself, with the action buttons under it. */
  main: Component<{ game: Game }>
  hand?: Component<{ game: Game }>
  panels: { left: Panels; right: Panels }
  /** The piece of a seat in the seat rows and chips. */
  emblem: Component<{ game: Game; seat: number }>
  /** Cubes and the like beside the score. */
  counters?: Component<{ game: Game; seat: number }>
  /** How far the game is, such as the stage; stands beside the title. */
  status?: Component<{ game: Game }>
  /** The points that a seat would have if the game ended now, where the view counts them only at the end. */
  points?(game: Game, seat: number): number
  /** What a seat would have if what lies on the board were paid now; left out: its points. */
  worth?(view: View, seat: number): number
  /** The move of the moment that people want to see again, where it was recorded and can be filmed. */
  highlight?(game: Game): number | null
  /** Who plays without a seat, such as a game against itself, and its points. */
  rivals?(game: Game): { name: string; points: number }[]
  /** The italic sentence, when there is a better one than decision-<decision>. */
  prompt?(game: Game): { id: string; values?: Record<string, string | number> }
}

/** What boards/<game>/reference.ts exports: the board's own parts, for the rulebook and the card reference. */
export interface Gallery {
  /** The picture of a card, a tile or a piece. */
  picture: Component<{ card: Card }>
  /** Parts of the board that stand in scenes of the rulebook as they are, by the name that a scene calls them. */
  parts?: Record<string, Component<{ game: Game }>>
  /** What all other scenes are drawn with. */
  scene: Component<{ game: Game; part: string }>
  /** What holds for it at this table now, beside what is on it. */
  now?(game: Game, word: string): string[]
}
