// The rod and the falcon that are to be drawn now: of a playback, or of an aim that is being taken.

import { type Aim, QUARTERS } from './aim'
import type { FlightSeen } from './foresight.svelte'
import { type Rod, type Vector, rodAt } from './geometry'
import { type Shown, falconOf } from './shown'
import type { PigeonsView, Roost } from '../../wire/pigeons'

export interface Air {
  rod: Rod | null
  /** Inches along the rod, and how far the falcon has swung; null while it is not on the rod. */
  far: number | null
  swing: number
  /** Whether the rod touches something; null while the referee has not looked yet. */
  touches: boolean | null
  /** Where the rod touches, or where the falcon meets a building. */
  at: Vector | null
  /** How far down the falcon would come. */
  end: number | null
  /** The same for hands that err. */
  others: readonly Vector[]
}

export const EMPTY_AIR: Air = { rod: null, far: null, swing: 0, touches: false, at: null, end: null, others: [] }

/** The rod of a playback with its falcon. */
export function flying(shown: Shown, time: number): Air {
  if (!shown.rod) return EMPTY_AIR
  const { met, void: touched } = shown.recording
  const [far, swing] = falconOf(shown, time)
  return { ...EMPTY_AIR, rod: shown.rod, far, swing, touches: touched !== null, at: touched?.at ?? (met && time >= met.seconds ? met.at : null) }
}

/** The rod of an aim, with the falcon held at its far end, and what the referee sees of it. */
export function aiming(view: Pick<PigeonsView, 'sizes'>, roost: Roost, aim: Aim, seen: FlightSeen | null): Air {
  const rod = rodAt(roost, aim.azimuth / QUARTERS, aim.elevation / QUARTERS, view.sizes)
  const touches = seen && seen.outlook === 'void'
  return { rod, far: view.sizes.release, swing: 0, touches, at: seen?.at ?? null, end: seen && !touches ? seen.far : null, others: seen?.hands?.at ?? [] }
}
