/** The card reference: loaded once a game and language, and the one card that is open over the board. */

import type { Card, Reference } from '../wire/protocol'
import * as api from './api'
import { preferences } from './preferences.svelte'

class Cards {
  #loaded = $state.raw<Record<string, Reference>>({})
  /** The word of the card that is open. */
  open = $state<string | null>(null)

  /** The reference of a game in the reader's language; null until it is here. */
  of(game: string): Reference | null {
    return this.#loaded[`${game} ${preferences.language}`] ?? null
  }

  async load(game: string): Promise<void> {
    const { language } = preferences
    if (this.of(game)) return
    const found = await api.reference(game, language)
    this.#loaded = { ...this.#loaded, [`${game} ${language}`]: found }
  }

  /** The card of a word of the notation; of a longer word the beginning that is known: `blue-beetle` is a `blue`. */
  find(game: string, word: string): Card | null {
    const known = this.of(game)?.cards ?? []
    const parts = word.split('-')
    for (let end = parts.length; end > 0; end--) {
      const card = known.find((one) => one.word === parts.slice(0, end).join('-'))
      if (card) return card
    }
    return null
  }
}

export const cards = new Cards()
