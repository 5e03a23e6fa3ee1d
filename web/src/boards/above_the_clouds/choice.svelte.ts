// What the reader is about to do: half-made choices that nobody else knows of, and that Escape takes back.

import type { Choice as Begun } from '../../kit/choice'
import type { Card, Space, StandardAction } from '../../wire/above_the_clouds'

class Choice implements Begun {
  /** The standard action that was picked under the board. */
  mode = $state<StandardAction | null>(null)
  /** The first bird of a swap. */
  bird = $state<Space | null>(null)
  /** The card whose spaces are shown on the board: pointed at, or else pinned by a tap. */
  private pointed = $state.raw<Card | null>(null)
  private pinned = $state.raw<Card | null>(null)

  get open(): boolean {
    return this.mode !== null || this.bird !== null
  }

  get card(): Card | null {
    return this.pointed ?? this.pinned
  }

  pick(mode: StandardAction): void {
    this.mode = this.mode === mode ? null : mode
    this.bird = null
  }

  point(card: Card | null): void {
    this.pointed = card
  }

  pin(card: Card): void {
    this.pinned = this.isPinned(card) ? null : card
  }

  isPinned(card: Card): boolean {
    return this.pinned?.card === card.card
  }

  cancel(): void {
    this.mode = null
    this.bird = null
  }

  clear(): void {
    this.cancel()
    this.pointed = null
    this.pinned = null
  }
}

/** One board is on the page at a time. */
export const choice = new Choice()
