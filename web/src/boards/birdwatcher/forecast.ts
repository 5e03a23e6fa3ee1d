// What the next page would bring, and how the pages of a journal are bracketed.

import type { BirdWord, PageSet, Side, SpeciesWord, WatcherView } from '../../wire/birdwatcher'
import { isPhoto, speciesOf } from './reading'

const NESTLING = 'nestling'
const MIMIC = 'brood-mimic'
const TWELVE = 'twelve-wired'

/** What a bird would count as on the next page: a nestling becomes what lies to its left. */
export function nextSpecies(view: WatcherView, side: Side, bird: BirdWord): SpeciesWord {
  const species = speciesOf(view, bird)
  if (species !== NESTLING) return species
  const last = view.journals[side]?.at(-1)
  return last && isPhoto(last) ? last.species : MIMIC
}

/** The points that a bird would add as the next page: sets, stamps and Twelve-wired, without awards and publications. */
export function gainOf(view: WatcherView, side: Side, bird: BirdWord): number {
  const species = nextSpecies(view, side, bird)
  const card = view.box.species[species]
  if (species === MIMIC || !card) return 0
  if (species === TWELVE) {
    const have = (view.journals[side] ?? []).filter((page) => isPhoto(page) && page.species === TWELVE).length
    return 2 * have + 1
  }
  if (!card.ribbon) return card.stamp ?? 0
  const open = openSet(view, side)
  return open?.species === species && open.next !== null ? open.next - open.points : (card.ribbon[0] ?? 0)
}

/** The set that the next page could go on with. */
export function openSet(view: WatcherView, side: Side): PageSet | null {
  const last = view.sets[side]?.at(-1)
  return last && !last.complete && last.last === view.journals[side]?.length ? last : null
}

/** Over a page: the part of its set's bracket, and the points where they stand. */
export interface Bracket {
  set: PageSet | null
  first: boolean
  last: boolean
  /** The points written over this page: in its middle, or at its left edge for a set of even length. */
  points: { value: number; at: 'middle' | 'edge' } | null
}

export function brackets(view: WatcherView, side: Side): Bracket[] {
  const pages = view.journals[side] ?? []
  const twelve = pages.filter((page) => isPhoto(page) && page.species === TWELVE).length
  return pages.map((page, index) => {
    const number = index + 1
    const set = (view.sets[side] ?? []).find(({ first, last }) => first <= number && number <= last) ?? null
    if (!set) {
      const value = !isPhoto(page) ? page.points : page.species === TWELVE ? twelve : (view.box.species[page.species]?.stamp ?? 0)
      return { set, first: false, last: false, points: { value, at: 'middle' } }
    }
    const size = set.last - set.first + 1
    const middle = set.first + Math.floor(size / 2)
    const points = number === middle ? { value: set.points, at: size % 2 ? ('middle' as const) : ('edge' as const) } : null
    return { set, first: number === set.first, last: number === set.last, points }
  })
}
