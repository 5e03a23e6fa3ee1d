/** A board that nothing answers. */

import type { Consequence } from '../boards/board'
import type { Reason } from '../wire/protocol'
import type { Question } from './socket'

/** What can only be looked at: nothing can be done, and nothing answers. */
export abstract class Still {
  play(_action: string): void {}

  why(_actions: string[]): Promise<Record<string, Reason[]>> {
    return Promise.resolve({})
  }

  foresee(_question: Question): Promise<unknown> {
    return Promise.resolve(null)
  }

  whatIf(_action: string): Promise<Consequence | null> {
    return Promise.resolve(null)
  }
}
