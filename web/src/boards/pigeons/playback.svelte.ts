// Playing back a flight or a drop: a clock, and what it shows.

import type { Moment } from './moments'
import { decode } from './recording'
import { APPROACH, LINGER, PACE, type Shown, shownAs } from './shown'
import type { Sizes } from '../../wire/pigeons'

/** How much of what is shown is shown in slow motion. */
const SLOW = 0.28
const MOST_WAITING = 3

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

const load = async (moment: Moment, sizes: Sizes): Promise<Shown> => shownAs(moment, await decode(moment.note), sizes)

/** One board is on the page at a time. */
export const player = new Player()
