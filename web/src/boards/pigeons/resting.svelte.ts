// How the fallen lie: known from the recordings of this round, until everybody has flown.

import type { Moment } from './moments'
import type { Seen } from './pieces'
import { decode } from './recording'

class Resting {
  seen = $state.raw<Seen>({ laid: {}, cubes: {} })
  #key = ''

  /** Reads the recordings of a round, each later one telling it better. */
  async look(moments: readonly Moment[]): Promise<void> {
    const key = moments.map((moment) => moment.key).join(' ')
    if (key === this.#key) return
    this.#key = key
    const recordings = await Promise.all(moments.map(({ note }) => decode(note)))
    if (key !== this.#key) return
    const laid = Object.assign({}, ...recordings.map((one) => one.laid))
    this.seen = { laid, cubes: recordings.findLast(({ kind }) => kind === 'drop')?.cubes ?? {} }
  }
}

/** One board is on the page at a time. */
export const resting = new Resting()
