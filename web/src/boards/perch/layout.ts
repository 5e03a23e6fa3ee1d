// Where things lie. Everything is measured in the units of the tiles, whose radius is 200.

import { RADIUS } from '../../art/homestead'
import type { PlaceName } from '../../wire/perch'

const GAP = 9
const PAD = 8
const TALL = Math.sqrt(3) * RADIUS
export const PITCH = { x: 1.5 * RADIUS + GAP * 0.866, y: TALL + GAP } as const
export const TILE = { width: 2 * RADIUS, height: TALL } as const

export interface Ground {
  readonly width: number
  readonly height: number
}

export const x = (column: number): number => PAD + RADIUS + (column - 1) * PITCH.x
export const y = (row: number): number => PAD + TALL / 2 + (row * PITCH.y) / 2

export const ground = (columns: number): Ground => ({ width: x(columns) + RADIUS + PAD, height: y(4) + TALL / 2 + PAD })

/** Where a place lies, from its name: the letter of its column and its number from the top. */
export function middle(place: PlaceName, columns: readonly number[]): [number, number] {
  const column = place.charCodeAt(0) - 96
  const row = 2 * (Number(place.slice(1)) - 1) + (columns[column - 1] === 2 ? 1 : 0)
  return [x(column), y(row)]
}

/** Where places meet. */
export function meeting(names: readonly PlaceName[], columns: readonly number[]): [number, number] {
  const points = names.map((name) => middle(name, columns))
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [mean(0), mean(1)]
}

/** Six ways out of a tile, as the notation names them, in degrees. */
export const WAYS: Record<string, number> = { up: -90, 'up-right': -30, 'down-right': 30, down: 90, 'down-left': 150, 'up-left': -150 }

/** Pieces and words shrink with the board only so far: below this many pixels a tile shows signs instead of birds. */
export const ROOMY = 82
export const isRoomy = (radius: number): boolean => radius >= ROOMY

/** A length that is never less than so many pixels; `unit` is how many units make a pixel. */
export const atLeast = (units: number, pixels: number, unit: number): number => Math.max(units, pixels * unit)

export interface Slot {
  readonly x: number
  readonly y: number
}

/** Where the stacks of a location stand: a row in front, and a second behind it when there are many. */
export function slots(count: number, unit: number): Slot[] {
  const crowded = count > 4 || (count === 4 && unit > 1.75)
  const back = crowded ? Math.floor(count / 2) : 0
  const row = (n: number, feet: number): Slot[] => {
    const step = n > 3 ? 74 : 88
    return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y: feet }))
  }
  return [...row(back, 20), ...row(count - back, 92)]
}

/** Where the signs of the stacks lie on a small tile: rows of three and two. */
export function signs(count: number, unit: number): Slot[] {
  const step = 27.2 * unit
  const first = Math.min(3, count)
  const row = (n: number, at: number): Slot[] => Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y: at }))
  return [...row(first, count > 3 ? -10 : 22), ...row(count - first, 17.5 * unit)]
}

/** Where creatures stand on a tile, one after the other. */
export const STANDS: readonly Slot[] = [{ x: 122, y: 12 }, { x: -122, y: 12 }, { x: 74, y: -34 }, { x: -74, y: -34 }, { x: 0, y: -20 }]

/** The same on a small tile, where the signs lie in the middle. */
export const SMALL_STANDS: readonly Slot[] = [{ x: 84, y: 150 }, { x: -84, y: 150 }, { x: 28, y: 152 }, { x: -28, y: 152 }]

/** The name of a location in one line or two, broken where it is most even. */
export function lines(name: string, most = 17): string[] {
  if (name.length <= most) return [name]
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (pair: string[]): number => Math.max(...pair.map((line) => line.length))
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [name]
}
