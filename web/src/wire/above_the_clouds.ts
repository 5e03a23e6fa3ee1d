// Made by web/wire.py from birdtable.games.above_the_clouds.view. Do not edit.

import type { View } from './protocol'

/** a row and a column from the left: f4 is in front, m4 behind it, b4 at the back */
export type Space = string

/** kite-female, swift */
export type BirdWord = string

/** its kind and its two spaces */
export type CardWord = string

export const ROW = ['f', 'm', 'b'] as const
export type Row = (typeof ROW)[number]

export const SPECIES = ['kite', 'goose', 'crane', 'swallow'] as const
export type Species = (typeof SPECIES)[number]

export const STANDARD_ACTION = ['sideways', 'forward', 'add', 'take'] as const
export type StandardAction = (typeof STANDARD_ACTION)[number]

export const KIND = ['dodge', 'sharp-dodge', 'lead-change', 'standard', 'neutral', 'diagonal', 'score', 'free-flight', 'favorite-bird', 'display'] as const
export type Kind = (typeof KIND)[number]

export const NEST_WORD = ['even', 'crowd', 'loners', 'early', 'growing', 'shy', 'couples'] as const
export type NestWord = (typeof NEST_WORD)[number]

/** A maneuver card with its two spaces and their points. */
export interface Card {
  card: CardWord
  kind: Kind
  marks: Record<Space, number>
}

/** A card that another player holds and nobody else has seen. */
export interface HiddenCard {
  card: '?'
}

/** What the action being carried out is: the swap of a card, or the displayed card that is used. */
export interface Using {
  swap?: string
  card?: CardWord
}

/** The stack from the top: layers of birds that were shuffled together. */
export interface Stack {
  count: number
  layers: Record<BirdWord, number>[]
}

/** What a standard action costs next, and whose cubes lie there. */
export interface ActionSpace {
  price: number
  cubes: number
  seat: number | null
}

/** The nest card of the stage: points for one bird that lands, two, …, and for a pair. */
export interface Nest {
  name: NestWord
  points: number[]
  pair: number
}

/** Numbers that never change. Of a card the cubes are paid that stand on it; a display costs what it copies. */
export interface Rules {
  costs: Record<Kind, number | null>
  pass_cubes: number
  both_bonus: number
}

/** The table, from the front row to the discard pile. */
export interface CloudsView extends View {
  game: 'above_the_clouds'
  decision: Decision | null
  options: Options
  stage: number
  stages: number
  start_seat: number
  columns: number
  /** of each seat */
  species: Species[]
  flock: Record<Space, BirdWord>
  face_up: (BirdWord | null)[]
  drawn: BirdWord | null
  using: Using
  stack: Stack
  cubes: number[]
  in_nest: number[]
  actions: Record<StandardAction, ActionSpace>
  nest: Nest
  past_nests: NestWord[]
  display: Card[]
  hands: ((Card | HiddenCard)[])[]
  deck: number
  discards: Card[]
  rules: Rules
}

export const DECISION = ['turn', 'standard', 'swap', 'copy', 'score-one', 'search', 'place', 'discard', 'score-cards'] as const
export type Decision = (typeof DECISION)[number]

/** What was chosen before the game. */
export type Options = Record<string, never>
