// What the reader is about to do: half-made choices that nobody else knows of, and that Escape takes back.

import type { Choice as Half } from '../../kit/choice'
import type { Begun, Mode } from './legal'
import type { Flock, Location } from '../../wire/perch'

class Choice implements Begun, Half {
  mode = $state<Mode | null>(null)
  flock = $state<Flock | null>(null)
  /** A location where more than one thing can be done. */
  location = $state<Location | null>(null)
  /** The location that is looked at. */
  looking = $state<Location | null>(null)

  get open(): boolean {
    return this.mode !== null || this.flock !== null || this.location !== null
  }

  pickToken(mode: Mode): void {
    this.mode = this.mode === mode ? null : mode
    this.flock = this.location = null
  }

  pickBird(flock: Flock): void {
    this.flock = this.flock === flock ? null : flock
    this.mode = null
  }

  cancel(): void {
    this.mode = this.flock = this.location = null
  }

  clear(): void {
    this.cancel()
  }

  /** With nothing begun, the note about a location is put away. */
  back(): void {
    if (this.open) this.cancel()
    else this.looking = null
  }
}

/** One board is on the page at a time. */
export const choice = new Choice()
