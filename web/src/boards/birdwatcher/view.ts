// The table of Birdwatcher as the server tells it, and the words of its notation.

import type { InsectName } from '../../art/paradise/insects'
import { type Paradise, isParadise } from '../../art/paradise/plates'
import type { View } from '../../lib/protocol'

/** A seat's number, or "crew". */
export type Side = string
/** A card as it is printed: `blue`, or with its insect `blue-beetle`. */
export type BirdWord = string
export type SpeciesWord = string
/** c1 … c4, clockwise from the top left. */
export type Space = string
/** Where a bird shows: j1 … j3, c1 … c4. */
export type Place = string
export type PaperWord = string

export const ACTIVITIES = ['photo', 'call', 'run', 'zoom', 'publish'] as const
export type Activity = (typeof ACTIVITIES)[number]

export interface Pile {
  /** From the bottom to the top. */
  birds: BirdWord[]
  startled: boolean
}
export interface PhotoPage {
  bird: BirdWord
  /** What it counts as; of a nestling without a neighbour `brood-mimic`. */
  species: SpeciesWord
}
export interface PaperPage {
  paper: PaperWord
  books: number
  points: number
}
export type Page = PhotoPage | PaperPage
export const isPhoto = (page: Page): page is PhotoPage => 'bird' in page

/** A run of pages that score together; pages are counted from 1. */
export interface PageSet {
  species: SpeciesWord
  first: number
  last: number
  complete: boolean
  points: number
  next: number | null
}

export const WAYS = ['birds', 'publications', 'sicklebills', 'variety', 'insects', 'books'] as const
export type Way = (typeof WAYS)[number]
export type Points = Record<Way | 'total', number>

export interface SpeciesCard {
  rarity: number
  ribbon?: number[]
  stamp?: number
  hybrid?: boolean
}
export interface Paper {
  value: string
  points: number
  books: number
  otherwise?: number
  pages?: number
  /** Where the pages lie that it looks at. */
  window?: 'before' | 'with-itself' | 'end'
  effect?: string
  sicklebills?: number
}

export interface WatcherView extends View {
  decision: 'turn' | 'photo' | 'choose' | 'flush' | 'give' | 'free-call' | 'free-insect' | null
  turn: Side
  camera: Side
  actions_left: number
  insects_spent: boolean
  about: { species?: SpeciesWord; places?: Place[]; bird?: BirdWord; spaces?: Space[]; target?: Side }
  ending: boolean
  last_page: number
  deck: { count: number; back: 'ordinary' | 'special' | 'king' | null }
  jungle: (BirdWord | null)[]
  clearing: Record<Space, Pile>
  answering: Record<SpeciesWord, number>
  startle_spaces: Space[]
  academy: (PaperWord | null)[]
  publications: number
  discarded: PaperWord[]
  trees: Record<Side, { birds: BirdWord[]; room: number | null }>
  journals: Record<Side, Page[]>
  sets: Record<Side, PageSet[]>
  insects: Record<Side, Record<InsectName, number>>
  supply: Record<InsectName, number>
  points: Record<Side, Points>
  counts: Record<Side, { pages: number; sicklebills: number; species: number; books: number; hybrids: number }>
  crew: { level: string; starting: PaperWord | null; points: number } | null
  box: {
    birds: Record<BirdWord, { species: SpeciesWord; insect: InsectName | null }>
    species: Record<SpeciesWord, SpeciesCard>
    publications: Record<PaperWord, Paper>
    insect_points: number[]
    awards: { sicklebills: number[]; variety: number[]; most_books: number; fewest_books: number }
    costs: Record<Activity, number>
    tree_limit: number
  }
}

export const speciesOf = (view: WatcherView, bird: BirdWord): SpeciesWord => view.box.birds[bird]?.species ?? bird
export const insectOf = (view: WatcherView, bird: BirdWord): InsectName | null => view.box.birds[bird]?.insect ?? null

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
