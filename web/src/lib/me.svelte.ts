/** The reader's own name, as the server knows it. */

import { me as fetchMe } from './api'

class Me {
  name = $state('')
  #known: Promise<void> | null = null

  /** Asks once. After it the browser has the guest's cookie, without which no socket opens. */
  known(): Promise<void> {
    this.#known ??= fetchMe().then(
      ({ name }) => void (this.name = name),
      () => void (this.#known = null), // the server is away: whoever needs it says so and asks again
    )
    return this.#known
  }
}

export const me = new Me()
