// What the reader is about to do: half-made choices that nobody else knows of, and that Escape takes back.

import type { Choice as Begun } from '../../kit/choice'
import type { Activity, BirdWord, PaperWord, Side, SpeciesWord } from '../../wire/birdwatcher'

export type Mode = Exclude<Activity, 'run'> | 'spend' | 'end'

class Choice implements Begun {
  mode = $state<Mode | null>(null)
  /** The bird that is to be startled. */
  bird = $state<BirdWord | null>(null)
  /** Which of the tree's cards that is: twins are told apart. */
  slot = $state<number | null>(null)
  /** The species that is to be called. */
  species = $state<SpeciesWord | null>(null)
  /** The publication that is to be published. */
  paper = $state<PaperWord | null>(null)
  /** The bird of the reader's tree that is pointed at: while a photo is taken, the next page shows what it would bring. */
  pointed = $state<BirdWord | null>(null)
  /** Whose tree and journal are shown where there is room for one. */
  side = $state<Side | null>(null)

  get open(): boolean {
    return this.mode !== null
  }

  pick(mode: Mode): void {
    const same = this.mode === mode
    this.cancel()
    if (!same) this.mode = mode
  }

  startle(bird: BirdWord, slot: number): void {
    const same = this.slot === slot
    this.cancel()
    this.mode = 'photo'
    if (same) return
    this.bird = bird
    this.slot = slot
  }

  call(species: SpeciesWord): void {
    this.cancel()
    this.mode = 'call'
    this.species = species
  }

  publish(paper: PaperWord): void {
    this.cancel()
    this.mode = 'publish'
    this.paper = paper
  }

  cancel(): void {
    this.mode = null
    this.bird = null
    this.slot = null
    this.species = null
    this.paper = null
  }

  clear(): void {
    this.cancel()
    this.pointed = null
  }
}

/** One board is on the page at a time. */
export const choice = new Choice()

/** Cards that somebody wants to look at closely: a pile from its top, or a page. */
export interface Look {
  title: string
  birds: { bird: BirdWord; as?: SpeciesWord }[]
  paper?: PaperWord
}

class Looking {
  at = $state.raw<Look | null>(null)
}
export const looking = new Looking()
