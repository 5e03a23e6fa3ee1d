/** What the others did since one's own last move, once more on the board: position by position, at the pace that one likes. */

import type { LogEntry, View } from '../wire/protocol'
import type { LiveTable } from './table.svelte'

const PACE = 1300 // milliseconds a position
const SLOW = 3200

export class Retelling {
  slow = $state(false)
  #at = $state<number | null>(null)
  #timer = 0

  constructor(private readonly table: LiveTable) {}

  /** Whether there is something to tell. */
  get any(): boolean {
    return this.table.meanwhile.some(({ own }) => !own)
  }
  get on(): boolean {
    return this.#at !== null
  }
  get view(): View | null {
    return this.#at === null ? null : (this.table.meanwhile[this.#at]?.view ?? null)
  }
  get news(): LogEntry[] {
    return this.#at === null ? [] : (this.table.meanwhile[this.#at]?.news ?? [])
  }

  start(): void {
    this.skip()
    if (this.any) this.#show(0)
  }

  #show(at: number): void {
    this.#at = at
    this.#timer = setTimeout(() => (at + 1 < this.table.meanwhile.length ? this.#show(at + 1) : this.skip()), this.slow ? SLOW : PACE) as unknown as number
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#at = null
  }
}
