// Made by web/wire.py from birdtable.games.pigeons.view. Do not edit.

import type { View } from './protocol'

/** by column and rank, such as a8 */
export type Space = string

/** a quarter of a space: a8nw */
export type Square = string

/** a square, park-north and so on, or bag */
export type PlaceName = string

/** by its colour and number, such as red-3 */
export type PigeonWord = string

export const DIRECTION = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTION)[number]

export const ROOST = ['nw', 'ne', 'se', 'sw'] as const
export type Roost = (typeof ROOST)[number]

export const POSTURE = ['upright', 'pushed', 'lying'] as const
export type Posture = (typeof POSTURE)[number]

export const TOUCH = ['splash', 'hit', 'umbrella'] as const
export type Touch = (typeof TOUCH)[number]

export const PHASE = ['set-up', 'pigeons', 'falcons'] as const
export type Phase = (typeof PHASE)[number]

export const LANE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16'] as const
export type Lane = (typeof LANE)[number]

export const LINE = ['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4'] as const
export type Line = (typeof LINE)[number]

export const AZIMUTH = ['2', '4', '6', '8', '10', '12', '14', '16', '18', '20', '22', '24', '26', '28', '30', '32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64', '66', '68', '70', '72', '74', '76', '78', '80', '82', '84', '86', '88'] as const
export type Azimuth = (typeof AZIMUTH)[number]

export const FINE_AZIMUTH = ['-4', '-3', '-2', '-1', '0', '1', '2', '3'] as const
export type FineAzimuth = (typeof FINE_AZIMUTH)[number]

export const ELEVATION = ['8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28'] as const
export type Elevation = (typeof ELEVATION)[number]

export const FINE_ELEVATION = ['-2', '-1', '0', '1'] as const
export type FineElevation = (typeof FINE_ELEVATION)[number]

export type Area = [number, number, number, number]

/** A structure of the city: its height in inches, and the spaces that it stands on. */
export interface Structure {
  number: number
  height: number
  spaces: Space[]
}

/** The sizes of the product, in inches. */
export interface Sizes {
  space: number
  square: number
  board: number
  pigeon_height: number
  pigeon_base: number
  socket_height: number
  rod_length: number
  rod_radius: number
  release: number
  collar: number
  underside: number
  wings_below: number
  half_width: number
  cube: number
}

/** A pigeon and where it is. */
export interface Pigeon {
  pigeon: PigeonWord
  seat: number
  number: number
  place: PlaceName
  posture: Posture
}

/** Cubes, tiles and droplets of a seat, and what it would have if the game ended now. */
export interface SeatState {
  supply: number
  cloaca: number
  spent: number
  droplets: number
  alive: number
  tiles: string[]
  face_down: string[]
  markers: number
  people: number
  total: number
  quadrants_missing: number
}

/** The tile of a street space, what it shows, and who would take it now. An area is its west, north, east and south edge, in hundredths of a tile. */
export interface Tile {
  tile: string
  points: number
  people: number
  cars: number
  targets: Area[]
  umbrellas: Area[]
  figures: Area[]
  leader: number | null
}

/** A cube on a tile: east and south are sixteenths of the tile from its north-west corner. */
export interface Cube {
  seat: number
  street: Space
  touch: Touch
  east: number
  south: number
}

/** The flight that carries cubes: where it goes, what has been chosen, how cubes fall on average. Lengths are in inches. */
export interface Drop {
  pigeon: PigeonWord
  from: PlaceName
  lane: number | null
  direction: Direction
  to: Square
  width: number
  /** how many steps there are to let go at */
  releases: number
  height: number
  speed: number
  /** how far a cube comes along before it rests, on average */
  drift: number
  cubes: number
  falling: number
  line: number
  released: number[]
}

/** The falcon's roost and the rod's angles: as chosen so far, as flown once it is released. */
export interface Flight {
  roost: Roost
  azimuth: number
  elevation: number
  /** the hand's error in degrees */
  error: number
  kills: number
}

/** Numbers that never change: actions of a turn, cubes that fit into a cloaca. */
export interface Rules {
  actions: number
  cloaca: number
}

/** The city, the flocks, the streets, and the drop or flight that is under way. */
export interface PigeonsView extends View {
  game: 'pigeons'
  decision: Decision | null
  options: Options
  phase: Phase
  round: number
  rounds: number
  last_round: boolean
  griffin: number
  turn: number
  actions_left: number
  deuce_price: number
  deuced: boolean
  structures: Structure[]
  sizes: Sizes
  colours: string[]
  pigeons: Pigeon[]
  aloft: PigeonWord | null
  seats: SeatState[]
  streets: Record<Space, Tile | null>
  cubes: Cube[]
  reserve: number
  drop: Drop | null
  flight: Flight | null
  /** how the hand on the rod trembles, where people time it */
  tremor: number[] | null
  rules: Rules
}

export const DECISION = ['place', 'turn', 'mercy', 'nest', 'line', 'release', 'second-release', 'roost', 'azimuth', 'elevation', 'trim', 'flight', 'fate', 'where', 'drop', 'east', 'south'] as const
export type Decision = (typeof DECISION)[number]

/** What was chosen before the game. */
export type Options = { refereed: false | true; reflex: false | true; deuce_price: 1 | 2 | 5; roof_points: false | true; own_blood: false | true; round_limit: 12 | 8 | 0; first_seat: false | true }
