// The falcon's aim. Angles are chosen in quarters of a degree and said in two steps: a coarse angle, then quarters beside it.

import { AZIMUTH, ELEVATION, FINE_AZIMUTH, FINE_ELEVATION } from '../../wire/pigeons'

export interface Aim {
  /** In quarters of a degree. */
  azimuth: number
  elevation: number
}

export const QUARTERS = FINE_ELEVATION.length / (Number(ELEVATION[1]) - Number(ELEVATION[0]))
const AZIMUTH_STEP = FINE_AZIMUTH.length // quarters between two coarse angles
const ELEVATION_STEP = FINE_ELEVATION.length
/** What coarse and fine angles reach together, in quarters. */
export const AZIMUTH_RANGE = [Number(AZIMUTH[0]) * QUARTERS, Number(AZIMUTH.at(-1)) * QUARTERS] as const
export const ELEVATION_RANGE = [Number(ELEVATION[0]) * QUARTERS, Number(ELEVATION.at(-1)) * QUARTERS] as const

export const FIRST_AIM: Aim = { azimuth: 45 * QUARTERS, elevation: 18 * QUARTERS }

const clamp = (value: number, [least, most]: readonly [number, number]): number => Math.max(least, Math.min(most, Math.round(value)))

export function aimAt(azimuth: number, elevation: number): Aim {
  return { azimuth: clamp(azimuth, AZIMUTH_RANGE), elevation: clamp(elevation, ELEVATION_RANGE) }
}

/** The coarse angle nearest below the middle of its quarters, in quarters. */
const coarse = (quarters: number, step: number): number => step * Math.floor((quarters + step / 2) / step)

/** The three actions that make an aim, in the order in which they are asked for. */
export function aimActions({ azimuth, elevation }: Aim): { azimuth: string; elevation: string; trim: string } {
  const [turned, raised] = [coarse(azimuth, AZIMUTH_STEP), coarse(elevation, ELEVATION_STEP)]
  return { azimuth: `azimuth ${turned / QUARTERS}`, elevation: `elevation ${raised / QUARTERS}`, trim: `trim ${azimuth - turned} ${elevation - raised}` }
}

const STEPS = 256 // of each number that the table draws for a tremor
const [FIRST, GROWTH, MOST] = [1.6, 1.4, 9] // quarters of a degree that a hand strays at once, more with each second, at most

/** How far a hand that holds the rod for so many seconds has strayed, in quarters, by the six numbers that the table has drawn for it. */
export function tremor(drawn: readonly number[], seconds: number): Aim {
  const [turn, quick, rise, nimble, pace, beat] = drawn.map((number) => number / STEPS) as [number, number, number, number, number, number]
  const swing = (phase: number, second: number, speed: number): number =>
    0.65 * Math.sin(2 * Math.PI * phase + speed * seconds) + 0.35 * Math.sin(2 * Math.PI * second + 2.7 * speed * seconds)
  const far = Math.min(MOST, FIRST + GROWTH * seconds)
  return { azimuth: far * swing(turn, quick, 4 + 2 * pace), elevation: 0.7 * far * swing(rise, nimble, 3.5 + 2 * beat) }
}
