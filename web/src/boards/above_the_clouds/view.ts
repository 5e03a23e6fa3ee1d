// The table of Above the Clouds as the server tells it, and the words of its notation.

import type { CloudSpecies } from '../../art/seats'
import type { View } from '../../lib/protocol'

/** A row and a column from the left: f4 is in front, m4 behind it, b4 at the back. */
export type Space = string
export const ROWS = ['f', 'm', 'b'] as const
export type Row = (typeof ROWS)[number]
export const BACK = 2

export type Sex = 'female' | 'male'
/** As the notation has it: kite-female, swift. */
export type BirdWord = string

export const STANDARD_ACTIONS = ['sideways', 'forward', 'add', 'take'] as const
export type StandardAction = (typeof STANDARD_ACTIONS)[number]

const KINDS = ['dodge', 'sharp-dodge', 'lead-change', 'standard', 'neutral', 'diagonal', 'score', 'free-flight', 'favorite-bird', 'display'] as const
export type Kind = (typeof KINDS)[number]

export interface Card {
  card: string
  kind: Kind
  /** Two spaces and their points. */
  marks: Record<Space, number>
}
/** A card that another player holds and nobody else has seen. */
export interface HiddenCard {
  card: '?'
}

export interface CloudsView extends View {
  decision: 'turn' | 'standard' | 'swap' | 'copy' | 'score-one' | 'search' | 'place' | 'discard' | 'score-cards' | null
  stage: number
  stages: number
  columns: number
  /** The species of each seat. */
  species: Exclude<CloudSpecies, 'swift'>[]
  flock: Record<Space, BirdWord>
  face_up: (BirdWord | null)[]
  drawn: BirdWord | null
  using: { swap?: string; card?: string }
  stack: { count: number; layers: Record<BirdWord, number>[] }
  cubes: number[]
  in_nest: number[]
  actions: Record<StandardAction, { price: number; cubes: number; seat: number | null }>
  nest: { name: string; points: number[]; pair: number }
  display: Card[]
  hands: (Card | HiddenCard)[][]
  deck: number
  discards: Card[]
}

/** What is printed on the cards of each kind. A display card costs what it copies. */
export const COST: Record<Kind, number | null> = {
  dodge: 2,
  'sharp-dodge': 2,
  'lead-change': 2,
  standard: 2,
  neutral: 2,
  diagonal: 3,
  score: 3,
  'free-flight': 4,
  'favorite-bird': 4,
  display: null,
}
export const PASS_CUBES = 2
export const BOTH_BONUS = 2

export const species = (bird: BirdWord): CloudSpecies => bird.split('-')[0] as CloudSpecies
export const sex = (bird: BirdWord): Sex | null => (bird.split('-')[1] as Sex | undefined) ?? null

export const rowOf = (space: Space): number => ROWS.indexOf(space[0] as Row)
export const columnOf = (space: Space): number => Number(space.slice(1)) - 1
export const spaceAt = (row: number, column: number): Space => `${ROWS[row]}${column + 1}`

/** Every space of the board, front row first, as a reader goes through it. */
export function spaces(columns: number): Space[] {
  return ROWS.flatMap((_, row) => Array.from({ length: columns }, (_, column) => spaceAt(row, column)))
}

/** Which seat flies a bird; null for the swifts. */
export function ownerOf(bird: BirdWord, view: Pick<CloudsView, 'species'>): number | null {
  const seat = view.species.indexOf(species(bird) as never)
  return seat < 0 ? null : seat
}

export const isCard = (card: Card | HiddenCard): card is Card => card.card !== '?'

/** The cards that a seat holds, as far as the reader knows them. */
export const handOf = (view: CloudsView, seat: number | null): Card[] => (seat === null ? [] : (view.hands[seat] ?? []).filter(isCard))
