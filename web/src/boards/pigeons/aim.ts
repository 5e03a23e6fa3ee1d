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

/** How far a hand that holds the rod for so many seconds has strayed, in quarters: little at first, then more and more. */
export function tremor(seconds: number): Aim {
  const growth = Math.min(10, 0.6 + 1.1 * seconds * seconds)
  return {
    azimuth: growth * (0.7 * Math.sin(5.1 * seconds + 0.4) + 0.3 * Math.sin(13.7 * seconds)),
    elevation: growth * 0.7 * (0.7 * Math.sin(4.3 * seconds + 2) + 0.3 * Math.sin(11.9 * seconds + 1)),
  }
}
