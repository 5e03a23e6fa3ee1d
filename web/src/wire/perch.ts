// Made by web/wire.py from birdtable.games.perch.view. Do not edit.

import type { View } from './protocol'

export const FLOCK = ['blue', 'red', 'yellow', 'green', 'purple'] as const
export type Flock = (typeof FLOCK)[number]

/** by its name in the notation, such as oak */
export type Location = string

/** where a location lies: the column as a letter, and its number from the top */
export type PlaceName = string

/** a seat of the Fountain: its level and a letter */
export type Spot = string

export const CREATURE_WORD = ['dog', 'cat', 'hawk', 'red-fox', 'bee', 'scarecrow', 'cuckoo', 'owl', 'squirrel'] as const
export type CreatureWord = (typeof CREATURE_WORD)[number]

export const PHASE = ['migration', 'recruit', 'perch', 'upkeep', 'setup'] as const
export type Phase = (typeof PHASE)[number]

/** A flock on a location: its birds, what it counts as, its place there, and what it would score now. */
export interface Stack {
  flock: Flock
  /** None for the Bird-Brained flock */
  seat: number | null
  birds: number
  nest: boolean
  birdhouse: boolean
  /** birds with nest and birdhouse */
  counts: number
  rank: number | null
  tied: boolean
  scores: number
}

/** The nests of a location. */
export interface Nests {
  empty: number
  taken: number
}

/** A place from which the location was removed. */
export interface Gap {
  place: PlaceName
  column: number
  row: number
  location: null
}

/** A place of the homestead and all that is on it. */
export interface Place {
  place: PlaceName
  column: number
  row: number
  location: Location
  kind: 'basic' | 'creature' | 'special'
  points: [number, number, number]
  creature: CreatureWord | null
  neighbours: Location[]
  corner: boolean
  nests: Nests
  birds: number
  stacks: Stack[]
  control: Flock | null
  standing: CreatureWord[]
}

/** A creature: whose it is, where it stands, and who would control it now. */
export interface Creature {
  creature: CreatureWord
  home: Location
  seat: number | null
  used: boolean
  location: Location | null
  intersection: string | null
  would_control: number | null
}

/** Where three locations meet: the places, and what lies there. */
export interface Intersection {
  intersection: string
  places: PlaceName[]
  locations: Location[]
}

/** A seat of the Fountain: its level and points, who sits there, what holds it, and whether it is open. */
export interface Seat {
  spot: Spot
  level: number
  points: number
  flock: Flock | null
  open: boolean
  needs: Spot[]
}

/** An objective card, and how far its seat is. */
export interface Objective {
  objective: string
  points: number
  measure: string
  least: number | null
  most: number | null
  amount: number
  met: boolean
}

/** A card that the viewer does not know. */
export interface HiddenObjective {
  objective: '?'
}

export type Dealt = Objective | HiddenObjective

/** The card a seat kept and the one it returned, as far as the viewer knows them; both are dealt before it chose. */
export interface Objectives {
  kept: Dealt
  other: Dealt
  chosen: boolean
}

/** What a seat would get if the locations were scored now, and if the game ended now, objectives aside. */
export interface Now {
  locations: number
  fountain: number
  plaza: number
  creatures: number
  largest: number
  largest_stack: number
}

/** What the decision is about: the flock, the creature at work and its reach, or what is left of the turn. */
export interface About {
  flock?: Flock
  placed?: boolean
  bonus?: boolean
  from?: Location
  creature?: CreatureWord
  sends?: number
  reach?: Location[]
}

/** Numbers that never change: the rounds in which the bonus tokens come. */
export interface Rules {
  birdhouse_round: number
  lightning_round: number
}

/** The table: the round, the homestead, creatures, the Fountain, birds, tokens and objectives. */
export interface PerchView extends View {
  game: 'perch'
  decision: Decision | null
  options: Options
  round: number
  rounds: number
  phase: Phase
  /** empty until it is drawn, when objectives are chosen */
  order: number[]
  /** scoring tokens in the order in which they came to their spaces: of those on one space the first lies at the bottom and is ahead */
  tokens: number[]
  flocks: Flock[]
  bird_brained: Flock | null
  columns: number[]
  homestead: Record<PlaceName, Place | Gap>
  ring: PlaceName[]
  box: Location[]
  creatures: Creature[]
  intersections: Record<string, Intersection>
  fountain: Record<Spot, Seat>
  /** by flock, here and below */
  plaza: Record<string, number>
  roost: Record<string, number>
  bag: Record<string, number>
  flying: Record<string, number>
  hands: Record<string, number>[]
  birdhouses: number[]
  birdhouses_away: number
  lightning: number[]
  lightning_away: number
  nests_away: number
  objectives: Objectives[] | null
  now: Now[]
  about: About
  rules: Rules
}

export const DECISION = ['objective', 'rookery', 'return', 'offer', 'trade', 'turn', 'move', 'send', 'push', 'carry', 'fetch', 'swap', 'swap-with', 'swap-seat', 'seat', 'stand'] as const
export type Decision = (typeof DECISION)[number]

/** What was chosen before the game. */
export type Options = { objectives: false | true; homestead: 'random' | 'first-game'; shelter: 'creatures' | 'locations'; first_seat: false | true }
