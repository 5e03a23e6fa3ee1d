// The table of Perch as the server tells it.

import type { CreatureName } from '../../art/creatures'
import type { View } from '../../lib/protocol'

export type Flock = 'blue' | 'red' | 'yellow' | 'green' | 'purple'
/** A location by its name in the notation, such as `oak`. */
export type Location = string
/** Where a location lies: the column as a letter, and its number from the top. */
export type PlaceName = string
export type Spot = string

export interface Stack {
  flock: Flock
  /** Null for the Bird-Brained flock. */
  seat: number | null
  birds: number
  nest: boolean
  birdhouse: boolean
  /** Birds with nest and birdhouse. */
  counts: number
  rank: number | null
  tied: boolean
  /** What it would score now. */
  scores: number
}

export interface Place {
  place: PlaceName
  column: number
  row: number
  location: Location
  kind: 'basic' | 'creature' | 'special'
  points: [number, number, number]
  creature: CreatureName | null
  neighbours: Location[]
  corner: boolean
  nests: { empty: number; taken: number }
  birds: number
  stacks: Stack[]
  control: Flock | null
  standing: CreatureName[]
}
export interface Gap {
  place: PlaceName
  column: number
  row: number
  location: null
}

export interface Creature {
  creature: CreatureName
  home: Location
  seat: number | null
  used: boolean
  location: Location | null
  intersection: string | null
  would_control: number | null
}

export interface Seat {
  spot: Spot
  level: number
  points: number
  flock: Flock | null
  open: boolean
  needs: Spot[]
}

export interface Objective {
  objective: string
  points: number
  amount: number
  met: boolean
}
export interface HiddenObjective {
  objective: '?'
}
export type Dealt = Objective | HiddenObjective
export const isKnown = (dealt: Dealt): dealt is Objective => dealt.objective !== '?'

export type Decision =
  | 'objective' | 'rookery' | 'return' | 'offer' | 'trade' | 'turn' | 'move' | 'send' | 'push' | 'carry' | 'fetch'
  | 'swap' | 'swap-with' | 'swap-seat' | 'seat' | 'stand'

export type Birds = Partial<Record<Flock, number>>

export interface PerchView extends View {
  decision: Decision | null
  round: number
  rounds: number
  phase: 'setup' | 'migration' | 'recruit' | 'perch' | 'upkeep'
  /** Empty until it is drawn, when objectives are chosen. */
  order: number[]
  /** Scoring tokens in the order in which they came to their spaces: of those on one space the first lies at the bottom and is ahead. */
  tokens: number[]
  flocks: Flock[]
  bird_brained: Flock | null
  columns: number[]
  homestead: Record<PlaceName, Place | Gap>
  creatures: Creature[]
  intersections: Record<string, { intersection: string; places: PlaceName[]; locations: Location[] }>
  fountain: Record<Spot, Seat>
  plaza: Birds
  roost: Birds
  bag: Birds
  hands: Birds[]
  birdhouses: number[]
  lightning: number[]
  objectives: { kept: Dealt; other: Dealt; chosen: boolean }[] | null
  now: { locations: number; fountain: number; plaza: number; creatures: number; largest: number; largest_stack: number }[]
  about: { flock?: Flock; placed?: boolean; bonus?: boolean; from?: Location; creature?: CreatureName; sends?: number; reach?: Location[] }
}

export const BIRDHOUSE_ROUND = 4
export const LIGHTNING_ROUND = 5

export const isPlace = (place: Place | Gap): place is Place => place.location !== null
export const places = (view: Pick<PerchView, 'homestead'>): Place[] => Object.values(view.homestead).filter(isPlace)
export const placeOf = (view: Pick<PerchView, 'homestead'>, location: Location): Place | null => places(view).find((place) => place.location === location) ?? null
export const seatOf = (view: Pick<PerchView, 'flocks' | 'bird_brained'>, flock: Flock): number | null => (flock === view.bird_brained ? null : view.flocks.indexOf(flock))
/** Where the creature at work stands. */
export const workplace = (view: Pick<PerchView, 'creatures' | 'about'>): Location | null => view.creatures.find(({ creature }) => creature === view.about.creature)?.location ?? null
export const total = (birds: Birds): number => Object.values(birds).reduce((sum, count) => sum + count, 0)
/** Each flock that has birds here, and how many. */
export const present = (birds: Birds, flocks: readonly Flock[]): [Flock, number][] => flocks.filter((flock) => birds[flock]).map((flock) => [flock, birds[flock]!])
