// What the reader looks at or is about to do. Nobody else knows of it, and Escape takes it back.

import type { Choice as Begun } from '../../kit/choice'
import type { BirdWord, FlywayView, Linkway } from '../../wire/fly_a_way'
import { roostingBirds } from './reading'

class Choice implements Begun {
  /** A bird that is pointed at, and one that was pinned; null is none, undefined is not chosen yet. */
  private pointed = $state<BirdWord | null>(null)
  private pinned = $state<BirdWord | null | undefined>(undefined)
  /** A linkway that is pointed at, and one that a first touch has chosen. */
  pointedWay = $state<Linkway | null>(null)
  way = $state<Linkway | null>(null)

  get open(): boolean {
    return this.way !== null
  }

  /** The bird whose route lies on the map: until one is chosen, the one that lacks the fewest links. */
  bird(view: FlywayView): BirdWord | null {
    const birds = roostingBirds(view)
    if (view.route.saving) return view.route.saving
    const wanted = this.pointed ?? this.pinned
    if (wanted === null || view.over) return null
    if (birds.some(({ bird }) => bird === wanted)) return wanted!
    return [...birds].sort((a, b) => Number(!!a.cage) - Number(!!b.cage) || a.missing - b.missing)[0]?.bird ?? null
  }

  point(bird: BirdWord | null): void {
    this.pointed = bird
  }

  pin(bird: BirdWord, view: FlywayView): void {
    this.pinned = this.bird(view) === bird && this.pinned === bird ? null : bird
    this.pointed = null
  }

  cancel(): void {
    this.way = this.pointedWay = null
  }

  clear(): void {
    this.cancel()
    this.pointed = null
  }
}

/** One board is on the page at a time. */
export const choice = new Choice()
