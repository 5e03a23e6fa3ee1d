/** What games are called on the pages around their tables. The words are in the game's own folder. */

import { say, words } from './words.svelte'

const message = (game: string): string => `game-${game.replaceAll('_', '-')}`

/** A game that has no words here goes by its name. */
export function titleOf(game: string): string {
  const name = game.replaceAll('_', ' ')
  return words.page?.has(message(game)) ? say(message(game)) : name.charAt(0).toUpperCase() + name.slice(1)
}

/** What it is about, in a line. */
export const lineOf = (game: string): string => (words.page?.has(`${message(game)}-line`) ? say(`${message(game)}-line`) : '')
