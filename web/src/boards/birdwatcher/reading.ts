// Small questions to the view of Birdwatcher.

import { type Paradise, isParadise } from '../../art/paradise/plates'
import type { BirdWord, InsectWord, Page, PhotoPage, Place, Side, SpeciesWord, WatcherView } from '../../wire/birdwatcher'
import type { View } from '../../wire/protocol'

export const isPhoto = (page: Page): page is PhotoPage => 'bird' in page

export const speciesOf = (view: WatcherView, bird: BirdWord): SpeciesWord => view.box.birds[bird]?.species ?? bird
export const insectOf = (view: WatcherView, bird: BirdWord): InsectWord | null => view.box.birds[bird]?.insect ?? null

/** Whose picture a card shows. */
export const sitterOf = (species: SpeciesWord): Paradise => (isParadise(species) ? species : 'nestling')

/** The bird that shows at a place. */
export function birdAt(view: WatcherView, place: Place): BirdWord | null {
  if (place.startsWith('j')) return view.jungle[Number(place.slice(1)) - 1] ?? null
  return view.clearing[place]?.birds.at(-1) ?? null
}

/** How many birds of a species would come to the caller's tree: those that answer, as far as it has room. */
export const coming = (view: WatcherView, species: SpeciesWord): number => Math.min(view.answering[species] ?? 0, view.trees[view.turn]?.room ?? 0)

export const isStartled = (view: WatcherView, place: Place): boolean => view.clearing[place]?.startled ?? false

/** Everybody with a journal: the reader first, then in the order of turns. */
export function sidesFrom(view: WatcherView, you: number | null): Side[] {
  const all = Object.keys(view.journals)
  const at = you === null ? 0 : Math.max(0, all.indexOf(String(you)))
  return [...all.slice(at), ...all.slice(0, at)]
}

export const tokens = (view: WatcherView, side: Side): number => Object.values(view.insects[side] ?? {}).reduce((a, b) => a + b, 0)

/** What a seat has so far; the table counts it only at the end. */
export const points = (view: View, seat: number): number => (view as WatcherView).points[String(seat)]?.total ?? 0
