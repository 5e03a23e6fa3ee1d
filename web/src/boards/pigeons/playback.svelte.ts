// Playing back a flight or a drop: a clock, and where everything that moved is at its time.

import { type Rod, type Vector, rodAt, underRod } from './geometry'
import type { Moment } from './moments'
import { type Pose, type Recording, decode, falconAt, poseAt } from './recording'
import type { Sizes } from '../../wire/pigeons'

/** Real falcons are too fast for toys: how much of real time is shown, and how much in slow motion. */
const PACE = { flight: 0.55, drop: 0.4 } as const
const SLOW = 0.28
const LINGER = 0.5 // seconds of the end that stay
const APPROACH = 0.6 // seconds before a cube is let go
const SPEED = 6 // inches a second that a pigeon crosses with
const MOST_WAITING = 3

export interface Shown {
  moment: Moment
  recording: Recording
  rod: Rod | null
}

class Player {
  shown = $state.raw<Shown | null>(null)
  /** Seconds of the recording; negative while a pigeon comes near. */
  time = $state(0)
  slow = $state(false)
  playing = $state(false)
  /** What was flown last, as a still trail. */
  trail = $state.raw<Shown | null>(null)
  /** Frames a second of the last playback, for whoever measures. */
  fps = $state(0)

  #waiting: Moment[] = []
  #request = 0

  /** Plays what has just happened, after what is playing now. */
  async add(moments: readonly Moment[], sizes: Sizes, calm: boolean): Promise<void> {
    if (moments.length === 0) return
    if (calm) return this.still(moments.at(-1)!, sizes)
    this.#waiting = [...this.#waiting, ...moments].slice(-MOST_WAITING)
    if (!this.shown) await this.#next(sizes)
  }

  /** The end at once, and a still trail. */
  async still(moment: Moment, sizes: Sizes): Promise<void> {
    this.stop()
    this.trail = await load(moment, sizes)
  }

  async play(moment: Moment, sizes: Sizes): Promise<void> {
    this.stop()
    this.#waiting = [moment]
    await this.#next(sizes)
  }

  /** To the end of what is shown. */
  skip(sizes: Sizes): void {
    if (!this.shown) return
    cancelAnimationFrame(this.#request)
    this.trail = this.shown
    this.#end(sizes)
  }

  stop(): void {
    cancelAnimationFrame(this.#request)
    this.#waiting = []
    this.shown = null
    this.playing = false
  }

  async #next(sizes: Sizes): Promise<void> {
    const moment = this.#waiting.shift()
    if (!moment) return
    const shown = await load(moment, sizes)
    if (this.shown) return // somebody asked for another one meanwhile
    this.trail = null
    this.time = moment.kind === 'drop' ? -APPROACH : 0
    this.shown = shown
    this.playing = true
    this.#run(sizes)
  }

  #run(sizes: Sizes): void {
    const { recording, moment } = this.shown!
    const end = recording.seconds + LINGER * PACE[moment.kind]
    const start = performance.now()
    let [before, frames] = [start, 0]
    const tick = (now: number): void => {
      const passed = Math.min(0.1, Math.max(0, now - before) / 1000)
      before = now
      frames += 1
      this.time += passed * PACE[moment.kind] * (this.slow ? SLOW : 1)
      if (this.time < end) this.#request = requestAnimationFrame(tick)
      else {
        this.fps = Math.round((10_000 * frames) / Math.max(1, now - start)) / 10
        this.trail = this.shown
        this.#end(sizes)
      }
    }
    this.#request = requestAnimationFrame(tick)
  }

  #end(sizes: Sizes): void {
    this.shown = null
    this.playing = false
    void this.#next(sizes)
  }
}

async function load(moment: Moment, sizes: Sizes): Promise<Shown> {
  const recording = await decode(moment.note)
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

/** One board is on the page at a time. */
export const player = new Player()
