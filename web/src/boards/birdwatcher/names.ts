// Cards, sides and publications in words.

import type { Text } from '../../lib/text'
import type { Game } from '../board'
import type { PaperWord, Side, SpeciesWord, WatcherView } from '../../wire/birdwatcher'

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What a side is called: You, Ada, The Crew. */
export function sideName(game: Game, side: Side): string {
  return game.seats[Number(side)]?.displayName ?? capital(game.text.name(side))
}

/** A species in one word or two, where there is no room for its name. */
export function shortName(text: Text, species: SpeciesWord): string {
  const message = `short-${species}`
  return text.has(message) ? text.say(message) : text.name(species)
}

/** How a species scores. */
export function worth(text: Text, view: WatcherView, species: SpeciesWord): string {
  const card = view.box.species[species]
  if (card?.ribbon) return text.say('board-worth-ribbon', { values: card.ribbon.join(', ') })
  if (card?.stamp !== undefined) return text.say('board-worth-stamp', { points: card.stamp })
  return text.say(species === 'twelve-wired' ? 'board-worth-twelve' : 'board-worth-nestling')
}

/** How a publication scores. */
export function paperWorth(text: Text, view: WatcherView, paper: PaperWord): string {
  const card = view.box.publications[paper]
  if (!card) return ''
  const window = card.window ? `-${card.window}` : ''
  return text.say(`value-${card.value}${window}`, { points: card.points, otherwise: card.otherwise ?? 0, pages: card.pages ?? 0 })
}

/** What a publication does at once. */
export function paperEffect(text: Text, view: WatcherView, paper: PaperWord): string {
  const effect = view.box.publications[paper]?.effect
  return effect ? text.say(`effect-${effect}`) : ''
}

/** The Black Sicklebills that are printed on a starting publication of the Crew. */
export function paperSicklebills(text: Text, view: WatcherView, paper: PaperWord): string {
  const count = view.box.publications[paper]?.sicklebills
  return count ? text.say('show-sicklebills', { count }) : ''
}

/** The ribbon of a publication: blue for a flat number, red for a condition. */
export const paperRibbon = (view: WatcherView, paper: PaperWord): 'blue' | 'red' => (view.box.publications[paper]?.value === 'flat' ? 'blue' : 'red')

/** A publication in one sentence. */
export function paperWords(text: Text, view: WatcherView, paper: PaperWord): string {
  const card = view.box.publications[paper]
  const about = text.say('show-paper', { paper, books: card?.books ?? 0, worth: paperWorth(text, view, paper) })
  return [about, paperSicklebills(text, view, paper), paperEffect(text, view, paper)].filter(Boolean).join(' ')
}
