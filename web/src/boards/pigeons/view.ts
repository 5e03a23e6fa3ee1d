// The table of Pigeons as the server tells it.

import type { View } from '../../lib/protocol'

export type Direction = 'north' | 'east' | 'south' | 'west'
export type ParkName = Direction
export type Roost = 'nw' | 'ne' | 'se' | 'sw'
/** A space by column and rank, such as `a8`; a square is a quarter of one: `a8nw`. */
export type Space = string
export type Square = string
/** A square, `park-north` and so on, or `bag`. */
export type PlaceName = string
export type Posture = 'upright' | 'pushed' | 'lying'
export type Touch = 'splash' | 'hit' | 'umbrella'
/** West, north, east and south edge, in hundredths of a tile. */
export type Area = [number, number, number, number]

export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west']
export const ROOSTS: readonly Roost[] = ['nw', 'ne', 'se', 'sw']

export interface Structure {
  number: number
  height: number
  spaces: Space[]
}

export interface Pigeon {
  /** Its name in the notation, such as `red-3`. */
  pigeon: string
  seat: number
  number: number
  place: PlaceName
  posture: Posture
}

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

export interface Tile {
  tile: string
  points: number
  people: number
  cars: number
  targets: Area[]
  umbrellas: Area[]
  figures: Area[]
  /** The seat that would take it now. */
  leader: number | null
}

export interface Cube {
  seat: number
  street: Space
  touch: Touch
  /** Sixteenths of the tile from its north-west corner. */
  east: number
  south: number
}

/** The flight that carries cubes. Lengths in inches. */
export interface Drop {
  pigeon: string
  from: PlaceName
  lane: number | null
  direction: Direction
  to: Square
  width: number
  /** How many steps there are to let go at. */
  releases: number
  height: number
  speed: number
  /** How far a cube comes along before it rests, on average. */
  drift: number
  cubes: number
  falling: number
  line: number
  released: number[]
}

export interface Flight {
  roost: Roost
  azimuth: number
  elevation: number
  /** The hand's error in degrees. */
  error: number
  kills: number
}

export interface Sizes {
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

export type Decision =
  | 'place' | 'turn' | 'mercy' | 'nest' | 'line' | 'release' | 'second-release' | 'roost' | 'azimuth' | 'elevation' | 'trim'
  | 'flight' | 'fate' | 'where' | 'drop' | 'east' | 'south'

export interface PigeonsView extends View {
  decision: Decision | null
  options: { refereed: boolean; reflex: boolean; roof_points: boolean }
  phase: 'set-up' | 'pigeons' | 'falcons'
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
  aloft: string | null
  seats: SeatState[]
  streets: Record<Space, Tile | null>
  cubes: Cube[]
  reserve: number
  drop: Drop | null
  flight: Flight | null
  /** Six numbers below 256 that say how a hand trembles that holds the rod; null where nobody holds it. */
  tremor: number[] | null
}

export const ACTIONS_A_TURN = 5
export const CLOACA = 4
export const CUBES = 12
export const LINES = 9

export const isPark = (place: PlaceName): boolean => place.startsWith('park-')
export const parkOf = (place: PlaceName): ParkName => place.slice('park-'.length) as ParkName
export const onRoof = ({ place }: Pigeon): boolean => place !== 'bag' && !isPark(place)
/** The kind of a tile, without the number that tells it from its twins: `couple`. */
export const kindOf = (tile: string): string => tile.replace(/-\d+$/, '')
