// The rod and the falcon that are to be drawn now: of a playback, or of an aim that is being taken.

import { type Aim, QUARTERS } from './aim'
import { type City, type Rod, type Vector, rodAt, rodTouches, sweepEnd } from './geometry'
import type { PigeonPiece } from './pieces'
import { type Shown, falconOf } from './playback.svelte'
import type { PigeonsView, Roost } from '../../wire/pigeons'

export interface Air {
  rod: Rod | null
  /** Inches along the rod, and how far the falcon has swung; null while it is not on the rod. */
  far: number | null
  swing: number
  touches: boolean
  /** How far down the falcon would come. */
  end: number | null
}

export const EMPTY_AIR: Air = { rod: null, far: null, swing: 0, touches: false, end: null }

/** The rod of a playback with its falcon. */
export function flying(shown: Shown, time: number): Air {
  if (!shown.rod) return EMPTY_AIR
  const [far, swing] = falconOf(shown, time)
  return { rod: shown.rod, far, swing, touches: false, end: null }
}

/** The rod of an aim, with the falcon held at its far end. */
export function aiming(view: Pick<PigeonsView, 'sizes'>, city: City, pigeons: readonly PigeonPiece[], roost: Roost, aim: Aim): Air {
  const rod = rodAt(roost, aim.azimuth / QUARTERS, aim.elevation / QUARTERS, view.sizes)
  const standing = pigeons.map(({ pose }): Vector => [pose[0], pose[1], pose[2]])
  return { rod, far: view.sizes.release, swing: 0, touches: rodTouches(rod, city, standing, view.sizes), end: sweepEnd(rod, city, view.sizes) }
}
