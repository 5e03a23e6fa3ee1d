// Made by web/wire.py from birdtable.games.birdwatcher.view. Do not edit.

import type { View } from './protocol'

/** a seat's number, or crew */
export type Side = string

/** a card as it is printed: blue, or with its insect blue-beetle */
export type BirdWord = string

/** what a bird counts as; of a nestling without a neighbour brood-mimic */
export type SpeciesWord = string

/** a publication */
export type PaperWord = string

/** c1 … c4, clockwise from the top left */
export type Space = string

/** where a bird shows: j1 … j3, c1 … c4 */
export type Place = string

export const INSECT_WORD = ['beetle', 'butterfly', 'stick-insect', 'mantis', 'cicada'] as const
export type InsectWord = (typeof INSECT_WORD)[number]

export const ACTIVITY = ['photo', 'call', 'run', 'zoom', 'publish'] as const
export type Activity = (typeof ACTIVITY)[number]

export const BACK = ['ordinary', 'special', 'king'] as const
export type Back = (typeof BACK)[number]

export const LEVEL = ['junior', 'associate', 'senior', 'all-star', 'aerial', 'sentient'] as const
export type Level = (typeof LEVEL)[number]

/** What the decision is about: the species called, the bird in flight, or whose tree gets a gift. */
export interface About {
  species?: SpeciesWord
  places?: Place[]
  bird?: BirdWord
  spaces?: Space[]
  target?: Side
}

/** The bird cards that are left, and the back of the next. */
export interface Deck {
  count: number
  back: Back | null
}

/** A pile from the bottom to the top: everybody may look through it. */
export interface Pile {
  birds: BirdWord[]
  startled: boolean
}

/** The birds in a tree, and for how many more there is room; the crew's has no limit. */
export interface Tree {
  birds: BirdWord[]
  room: number | null
}

/** A bird in a journal. */
export interface PhotoPage {
  bird: BirdWord
  species: SpeciesWord
}

/** A publication in a journal, and what it is worth now. */
export interface PaperPage {
  paper: PaperWord
  books: number
  points: number
}

export type Page = PhotoPage | PaperPage

/** A run of pages, counted from 1, that score together; what one page more would make of it. */
export interface PageSet {
  species: SpeciesWord
  first: number
  last: number
  complete: boolean
  points: number
  next: number | null
}

/** The six ways to score, as if the game ended now. */
export interface Points {
  birds: number
  publications: number
  sicklebills: number
  variety: number
  insects: number
  books: number
  total: number
}

export const WAY = ['birds', 'publications', 'sicklebills', 'variety', 'insects', 'books'] as const
export type Way = (typeof WAY)[number]

/** What the awards compare. */
export interface Counts {
  pages: number
  sicklebills: number
  species: number
  books: number
  hybrids: number
}

/** The opponent of a single player. */
export interface Crew {
  level: Level
  starting: PaperWord | null
  points: number
}

/** What a bird card shows. */
export interface BirdCard {
  species: SpeciesWord
  insect: InsectWord | null
}

/** How a species scores: by a ribbon of pages, or by a stamp. */
export interface SpeciesCard {
  rarity: number
  ribbon?: number[]
  stamp?: number
  hybrid?: boolean
}

/** What a publication says; the window is where the pages lie that it looks at. */
export interface Paper {
  value: string
  points: number
  otherwise?: number
  pages?: number
  window?: 'before' | 'with-itself' | 'end'
  books: number
  effect?: string
  sicklebills?: number
}

/** Points for the first, the second, … of each comparison. */
export interface Awards {
  sicklebills: number[]
  variety: number[]
  most_books: number
  fewest_books: number
}

/** The cards, which never change: how each species in play scores, and what each publication says. */
export interface Box {
  birds: Record<BirdWord, BirdCard>
  species: Record<SpeciesWord, SpeciesCard>
  publications: Record<PaperWord, Paper>
  insect_points: number[]
  awards: Awards
  costs: Record<Activity, number>
  tree_limit: number
}

/** The table, from whose turn it is to the cards in the box. */
export interface WatcherView extends View {
  game: 'birdwatcher'
  decision: Decision | null
  options: Options
  turn: Side
  camera: Side
  actions_left: number
  insects_spent: boolean
  about: About
  ending: boolean
  last_page: number
  deck: Deck
  jungle: (BirdWord | null)[]
  clearing: Record<Space, Pile>
  /** how many birds of each species would answer a call now */
  answering: Record<SpeciesWord, number>
  startle_spaces: Space[]
  academy: (PaperWord | null)[]
  publications: number
  discarded: PaperWord[]
  trees: Record<Side, Tree>
  journals: Record<Side, Page[]>
  sets: Record<Side, PageSet[]>
  insects: Record<Side, Record<InsectWord, number>>
  supply: Record<InsectWord, number>
  points: Record<Side, Points>
  counts: Record<Side, Counts>
  crew: Crew | null
  box: Box
}

export const DECISION = ['turn', 'photo', 'choose', 'flush', 'give', 'free-call', 'free-insect'] as const
export type Decision = (typeof DECISION)[number]

/** What was chosen before the game. */
export type Options = { twelve_wired: 'no' | 'for-blue'; blue_ribbon: 'three' | 'four'; crew: 'junior' | 'associate' | 'senior' | 'all-star' | 'aerial' | 'sentient'; first_seat: false | true }
