// The city as numbers. Inches; x runs east from the west edge, y north from the south edge, z up, as in recordings.

import type { Footprint } from '../../art/city/roofs'
import { type Direction, LANE, type PlaceName, type Roost, type Sizes, type Space, type Square, type Structure } from '../../wire/pigeons'
import { isPark, parkOf } from './reading'

export type Vector = readonly [x: number, y: number, z: number]

export const BOARD = LANE.length
const MIDDLE = 0.5
/** How far outside the city pigeons sit in a park. */
export const PARK_OUT = 1.5

/** A box that stands in the city. */
export type Block = Footprint

const STEP: Record<Direction, readonly [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }
const AWAY: Record<Direction, Direction> = { north: 'south', east: 'west', south: 'north', west: 'east' }

/** Column and row from the south-west, in spaces. */
export function spaceAt(space: Space): readonly [number, number] {
  return [space.charCodeAt(0) - 97, Number(space[1]) - 1]
}

/** The cell of a square: column and row from the south-west, in inches. */
export function cellOf(square: Square): readonly [number, number] {
  const [column, row] = spaceAt(square)
  return [2 * column + (square[3] === 'e' ? 1 : 0), 2 * row + (square[2] === 'n' ? 1 : 0)]
}

export function squareAt(column: number, row: number): Square {
  const space = String.fromCharCode(97 + (column >> 1)) + ((row >> 1) + 1)
  return space + (row % 2 ? 'n' : 's') + (column % 2 ? 'e' : 'w')
}

/** Everything about where things stand that does not change during a game. */
export class City {
  readonly blocks: Block[]
  readonly squares: Square[] = []
  private readonly heights = new Map<Space, number>()

  constructor(structures: readonly Structure[]) {
    this.blocks = structures.map(blockOf)
    for (const { height, spaces } of structures) for (const space of spaces) this.heights.set(space, height)
    for (let row = BOARD - 1; row >= 0; row--) {
      for (let column = 0; column < BOARD; column++) if (this.height(column, row)) this.squares.push(squareAt(column, row))
    }
  }

  /** The height of the roof over a cell; 0 is street. */
  height(column: number, row: number): number {
    return this.heights.get(squareAt(column, row).slice(0, 2)) ?? 0
  }

  heightOf(square: Square): number {
    return this.heights.get(square.slice(0, 2)) ?? 0
  }

  /** The middle of a square on its roof. */
  middle(square: Square): Vector {
    const [column, row] = cellOf(square)
    return [column + MIDDLE, row + MIDDLE, this.heightOf(square)]
  }

  /** Where a straight flight from a square or out of a park along a lane lands, and how much street it crosses. */
  flight(from: PlaceName, direction: Direction, lane = 1): { to: Square; gap: number } | null {
    let [column, row] = isPark(from) ? laneStart(parkOf(from), lane) : cellOf(from)
    const [east, north] = STEP[direction]
    for (let gap = 0; ; gap++) {
      ;[column, row] = [column + east, row + north]
      if (column < 0 || row < 0 || column >= BOARD || row >= BOARD) return null
      if (this.height(column, row)) return { to: squareAt(column, row), gap }
    }
  }

  /** Whether a building stands between a point and somebody who looks from this direction. */
  hides([x, y, z]: Vector, [dx, dy, dz]: Vector): boolean {
    const near = 0.01
    return this.blocks.some(({ west, east, south, north, height }) => {
      let [enter, leave] = [near, Infinity]
      for (const [at, way, low, high] of [[x, dx, west, east], [y, dy, south, north], [z, dz, 0, height]] as const) {
        if (Math.abs(way) < 1e-9) {
          if (at <= low || at >= high) return false
          continue
        }
        const [a, b] = [(low - at) / way, (high - at) / way]
        enter = Math.max(enter, Math.min(a, b))
        leave = Math.min(leave, Math.max(a, b))
      }
      return leave > enter + near
    })
  }
}

function blockOf({ number, height, spaces }: Structure): Block {
  const cells = spaces.map(spaceAt)
  const [columns, rows] = [cells.map(([column]) => column), cells.map(([, row]) => row)]
  return { number, height, west: 2 * Math.min(...columns), east: 2 * Math.max(...columns) + 2, south: 2 * Math.min(...rows), north: 2 * Math.max(...rows) + 2 }
}

export const outOf = (park: Direction): Direction => AWAY[park]

/** The cell just outside the city from which a lane starts; lanes count from the north or from the west. */
function laneStart(park: Direction, lane: number): [number, number] {
  const at = lane - 1
  if (park === 'north') return [at, BOARD]
  if (park === 'south') return [at, -1]
  return [park === 'west' ? -1 : BOARD, BOARD - 1 - at]
}

/** Where the pigeons of a park sit: along its side, at most eight in a row. */
export function parkSpot(park: Direction, index: number): Vector {
  const along = 4.5 + (index % 8)
  const out = PARK_OUT + Math.floor(index / 8) * 0.8
  if (park === 'north') return [along, BOARD + out, 0]
  if (park === 'south') return [along, -out, 0]
  return [park === 'west' ? -out : BOARD + out, BOARD - along, 0]
}

// ---------------------------------------------------------------- a drop

/** The point so far past the edge that is left and beside the middle of the flight, over the city's ground. */
export function pointBelow(from: PlaceName, direction: Direction, lane: number | null, along: number, aside: number): readonly [number, number] {
  const [column, row] = isPark(from) ? laneStart(parkOf(from), lane ?? 1) : cellOf(from)
  const [east, north] = STEP[direction]
  const forward = along + MIDDLE
  return [column + MIDDLE + east * forward + north * aside, row + MIDDLE + north * forward - east * aside]
}

// ---------------------------------------------------------------- the rod

export interface Rod {
  socket: Vector
  /** The direction from the socket to the far end, of length 1. */
  along: Vector
}

/** The rod at these angles in degrees: 0 lies along the north or south edge, 90 along the west or east edge. */
export function rodAt(roost: Roost, azimuth: number, elevation: number, sizes: Pick<Sizes, 'socket_height'>): Rod {
  const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const [east, south] = [roost[1] === 'e', roost[0] === 's']
  const flat = Math.cos(rise)
  return {
    socket: [east ? BOARD : 0, south ? 0 : BOARD, sizes.socket_height],
    along: [flat * Math.cos(turn) * (east ? -1 : 1), flat * Math.sin(turn) * (south ? 1 : -1), Math.sin(rise)],
  }
}

export const onRod = ({ socket, along }: Rod, far: number): Vector => [socket[0] + along[0] * far, socket[1] + along[1] * far, socket[2] + along[2] * far]

/** The point so far below the rod and beside it, square to the rod: where the falcon hangs. */
export function underRod(rod: Rod, far: number, below: number, beside = 0): Vector {
  const [[x, y, z], [ax, ay, az]] = [onRod(rod, far), rod.along]
  const level = Math.hypot(ax, ay)
  return [x + (ax * az * below - ay * beside) / level, y + (ay * az * below + ax * beside) / level, z - level * below]
}
