/** The sentences in the reader's language: the page's own at once, a game's when a page needs them. */

import { gameCatalogue } from './api'
import { preferences } from './preferences.svelte'
import { Text, type Language, type Said } from './text'

/** The page's own catalogues, and what each game says of itself outside its table. */
const CATALOGUES = import.meta.glob<string>(['../text/*.ftl', '../boards/*/text/*.ftl'], { query: '?raw', import: 'default' })

async function pageCatalogue(language: Language): Promise<string> {
  const parts = Object.entries(CATALOGUES).filter(([path]) => path.endsWith(`/${language}.ftl`))
  return (await Promise.all(parts.map(([, load]) => load()))).join('\n')
}

class Words {
  #page = $state.raw<Text | null>(null)
  #source = ''
  #games = $state.raw<Record<string, Text>>({})

  /** The text of the page; null until the first catalogue is there. */
  get page(): Text | null {
    return this.#page
  }

  /** Loads the page's catalogue, then again those of the games that are in use. */
  async use(language: Language): Promise<void> {
    const source = await pageCatalogue(language)
    if (preferences.language !== language) return // switched again meanwhile
    const games = Object.keys(this.#games)
    const catalogues = await Promise.all(games.map((game) => gameCatalogue(language, game).catch(() => '')))
    if (preferences.language !== language) return
    this.#source = source
    this.#games = Object.fromEntries(games.map((game, i) => [game, new Text(language, [catalogues[i] ?? '', source])]))
    this.#page = new Text(language, [source])
    document.documentElement.lang = language
  }

  /** The text of a game with the page's on top; the page's alone until it is loaded. */
  game(game: string): Text {
    return this.#games[game] ?? this.#page ?? new Text(preferences.language, [])
  }

  has(game: string): boolean {
    return game in this.#games
  }

  async load(game: string): Promise<void> {
    if (this.has(game)) return
    const { language } = preferences
    const catalogue = await gameCatalogue(language, game)
    if (language !== preferences.language) return this.load(game)
    this.#games = { ...this.#games, [game]: new Text(language, [catalogue, this.#source]) }
  }
}

export const words = new Words()

/** A sentence of the page. Reading it in a component makes the component follow the language. */
export function say(message: string, values: Said = {}): string {
  return words.page?.say(message, values) ?? ''
}
