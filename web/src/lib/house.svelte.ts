/** What the house tells everybody. */

import { house as fetchHouse } from './api'

class House {
  /** Under which others can reach it; empty if they cannot, or until it is known. */
  address = $state('')
  #asked = false

  /** Asks once. */
  look(): void {
    if (this.#asked) return
    this.#asked = true
    fetchHouse().then(
      ({ address }) => (this.address = address),
      () => (this.#asked = false),
    )
  }
}

export const house = new House()
