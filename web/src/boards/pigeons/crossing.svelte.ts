// A pigeon crosses a street, and its player lets go at the right moment. Where that was is told to the table, nothing else.

import type { Drop } from '../../wire/pigeons'

export const RUN_UP = 5 // inches before the edge, so that an eye can follow
const EIGHTHS = 8
const LATEST = 300 // milliseconds; more is not the screen's doing

/** The step over the street at which somebody let go so many inches past the edge. */
export const stepAt = (along: number, releases: number): number => Math.max(0, Math.min(releases - 1, Math.floor(along * EIGHTHS)))

/** What a crossing with these releases (inches past the edge) means: the answers for the first and the second cube. A cube that nobody lets go stays. */
export function outcomeOf(presses: readonly number[], { cubes, releases }: Pick<Drop, 'cubes' | 'releases'>): { first: string; second: string | undefined } {
  const [first, second] = presses
  if (first === undefined) return { first: 'hold', second: undefined }
  if (first < 0) return { first: 'early', second: undefined }
  const answer = (along: number | undefined): string => (along === undefined ? 'hold' : `press ${stepAt(along, releases)}`)
  return { first: answer(first), second: cubes > 1 ? answer(second) : undefined }
}

/** How late presses are that were meant for these times, each compared with the nearest: the middle one, in milliseconds. */
export function lagOf(presses: readonly number[], meant: readonly number[]): number {
  const late = presses.map((press) => meant.map((time) => press - time).reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best)))
  const sorted = late.sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0]
  return Math.max(0, Math.min(LATEST, Math.round((low + high) / 2)))
}

export class Crossing {
  /** Inches past the edge; negative over the roof; null while nobody flies. */
  along = $state<number | null>(null)
  #presses: number[] = []
  #request = 0
  #drop: Drop | null = null
  #tell: (first: string, second: string | undefined) => void = () => {}
  #began = 0
  #lag = 0

  /** Takes off; `lag` is how many milliseconds later than meant presses arrive at this screen. */
  start(drop: Drop, lag: number, tell: (first: string, second: string | undefined) => void): void {
    this.#drop = drop
    this.#lag = lag
    this.#tell = tell
    this.#presses = []
    this.#began = performance.now()
    const fly = (now: number): void => {
      this.along = this.#at(now)
      if (this.#at(now - lag) >= drop.width) this.#end()
      else this.#request = requestAnimationFrame(fly)
    }
    fly(this.#began)
  }

  /** Where the pigeon is at a time of the clock that stamps frames and events alike. */
  #at(time: number): number {
    return -RUN_UP + ((time - this.#began) / 1000) * this.#drop!.speed
  }

  /** The hand opens, for one cube or for the next: when it did, not when the page came to hear of it. */
  letGo(stamp: number): void {
    if (!this.#drop) return
    const along = this.#at(stamp - this.#lag)
    this.#presses.push(along)
    if (along < 0 || this.#presses.length >= this.#drop.cubes) this.#end()
  }

  /** The pigeon slips out of the hand: the reader was called away in the middle of the flight. */
  slip(): void {
    if (!this.#drop) return
    this.stop()
    this.#tell('slip', undefined)
  }

  stop(): void {
    cancelAnimationFrame(this.#request)
    this.along = null
    this.#drop = null
  }

  #end(): void {
    const { first, second } = outcomeOf(this.#presses, this.#drop!)
    this.stop()
    this.#tell(first, second)
  }
}
