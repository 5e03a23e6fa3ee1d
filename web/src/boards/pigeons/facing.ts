// From which side something in the city is seen best.

import type { City, Vector } from './geometry'
import { TILT, sightOf } from './looking.svelte'
import type { Roost } from '../../wire/pigeons'

const SIDES = [45, -45, 135, -135] as const
const SLOPES = [TILT.usual, 50, 64, TILT.most] as const

/** Turn and tilt from which no building hides a point; of several, the least steep and the nearest to how it is looked at now. */
export function sideFor(point: Vector, city: City, now: number): { turn: number; tilt: number } {
  const far = (turn: number): number => Math.abs(((((turn - now) % 360) + 540) % 360) - 180)
  const sides = [...SIDES].sort((a, b) => far(a) - far(b))
  for (const tilt of SLOPES) for (const turn of sides) if (!city.hides(point, sightOf(turn, tilt, 1, 1, 1, point).toward)) return { turn, tilt }
  return { turn: sides[0]!, tilt: TILT.most }
}

/** The side from which the rod of a roost lies across the picture, not along the look. */
export const sideAcross = (roost: Roost): number => (roost === 'se' || roost === 'nw' ? -45 : 45)
