// What a playback shows: where everything that moved is at a time of its recording.

import { type Rod, type Vector, rodAt, underRod } from './geometry'
import type { Moment } from './moments'
import { type Pose, type Recording, falconAt, poseAt } from './recording'
import type { Sizes } from '../../wire/pigeons'

/** Real falcons are too fast for toys: how much of real time is shown. */
export const PACE = { flight: 0.55, drop: 0.4 } as const
export const LINGER = 0.5 // seconds of the end that stay
export const APPROACH = 0.6 // seconds before a cube is let go
const SPEED = 6 // inches a second that a pigeon crosses with

export interface Shown {
  moment: Moment
  recording: Recording
  rod: Rod | null
}

export function shownAs(moment: Moment, recording: Recording, sizes: Pick<Sizes, 'socket_height'>): Shown {
  const [azimuth, elevation] = recording.aim ?? (moment.kind === 'flight' ? [moment.azimuth, moment.elevation] : [0, 0])
  return { moment, recording, rod: moment.kind === 'flight' ? rodAt(moment.roost, azimuth, elevation, sizes) : null }
}

/** Every body of a recording at a time. */
export function posesAt({ recording }: Shown, time: number): Map<string, Pose> {
  const frame = Math.max(0, time) * recording.fps
  return new Map([...recording.bodies].map(([name, track]) => [name, poseAt(track, frame)]))
}

/** Inches along the rod, and how far the falcon has swung. */
export function falconOf({ recording }: Shown, time: number): readonly [number, number] {
  return recording.falcon.length ? falconAt(recording.falcon, Math.max(0, time) * recording.fps) : [0, 0]
}

/** Where the pigeon is that carries the cube: it comes from its roof, lets go and goes on to the next. */
export function carrierAt({ recording }: Shown, from: Vector, to: Vector, time: number): Vector {
  const cube = [...recording.bodies.values()].at(-1)?.[0]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const letGo = cube ? ((cube[0] - from[0]) * dx + (cube[1] - from[1]) * dy) / far : far / 2
  const along = Math.max(0, Math.min(1, (letGo + SPEED * time) / far))
  const top = Math.max(cube?.[2] ?? 0, from[2], to[2])
  const climb = Math.sin(Math.PI * along) ** 0.5
  return [from[0] + dx * along, from[1] + dy * along, from[2] + (to[2] - from[2]) * along + climb * (top + 0.2 - from[2] - (to[2] - from[2]) * along)]
}

/** The way of a body as points, for a trail: the falcon's along the rod, a cube's or a pigeon's through the air. */
export function trailsOf({ recording, rod }: Shown, below: number): Vector[][] {
  const falcon = rod ? recording.falcon.map(([far]): Vector => underRod(rod, far, below)) : []
  const bodies = [...recording.bodies.values()].map((track) => track.map(([x, y, z]): Vector => [x, y, z]))
  return [falcon, ...bodies].filter((points) => points.length > 1)
}
