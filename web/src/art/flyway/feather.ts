// A link: a feather from one place to another, with the barbs of its vane.

import { type Point, blade, brush, distance, heading, path, polar } from '../kit/curves'

export interface Feather {
  /** The vane, the barbs, and the shaft, as the `d` of paths. */
  readonly vane: string
  readonly barbs: string
  readonly shaft: string
}

const BARB = 9 // between one pair and the next

/** The feather between two places, leaving room for both. */
export function feather(from: Point, to: Point, gap: number, width: number): Feather {
  const degrees = heading(from, to)
  const length = Math.max(20, distance(from, to) - 2 * gap)
  const base = polar(degrees, gap, from)
  const pairs = Math.max(0, Math.floor((length - 14) / BARB))
  const barbs = Array.from({ length: pairs }, (_, i) => {
    const root = polar(degrees, 12 + i * BARB, base)
    return [-34, 34].map((side) => path(brush([root, polar(degrees + side, width * 0.44, root)], 0.9, 0.2))).join('')
  })
  return {
    vane: path(blade(base, degrees, length, width, { tip: 0.5 })),
    barbs: barbs.join(''),
    shaft: path(brush([polar(degrees, -5, base), polar(degrees, length * 0.9, base)], 2.2, 0.6)),
  }
}
