// A pigeon crosses a street, and its player lets go at the right moment. Where that was is told to the table, nothing else.

import type { Drop } from '../../wire/pigeons'

export const RUN_UP = 5 // inches before the edge, so that an eye can follow
const EIGHTHS = 8

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

export class Crossing {
  /** Inches past the edge; negative over the roof; null while nobody flies. */
  along = $state<number | null>(null)
  #presses: number[] = []
  #request = 0
  #drop: Drop | null = null
  #tell: (first: string, second: string | undefined) => void = () => {}
  #began = 0

  start(drop: Drop, tell: (first: string, second: string | undefined) => void): void {
    this.#drop = drop
    this.#tell = tell
    this.#presses = []
    this.#began = performance.now()
    const fly = (): void => {
      this.along = this.#now()
      if (this.along >= drop.width) this.#end()
      else this.#request = requestAnimationFrame(fly)
    }
    fly()
  }

  #now(): number {
    return -RUN_UP + ((performance.now() - this.#began) / 1000) * this.#drop!.speed
  }

  /** The hand opens, for one cube or for the next. */
  letGo(): void {
    if (!this.#drop) return
    const along = this.#now()
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
