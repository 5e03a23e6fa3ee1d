// Made by web/wire.py from birdtable.games.fly_a_way.view. Do not edit.

import type { View } from './protocol'

/** three letters, such as kor */
export type PlaceCode = string

/** two places with a hyphen, the northern first */
export type Linkway = string

/** a bird, such as great-knot */
export type BirdWord = string

export const HABITAT = ['wetland', 'open-country', 'forest'] as const
export type Habitat = (typeof HABITAT)[number]

export const STATUS = ['lc', 'nt', 'vu', 'en', 'cr'] as const
export type Status = (typeof STATUS)[number]

export const TIMING = ['save', 'each-turn', 'opp-any', 'opp-round', 'once-game', 'end'] as const
export type Timing = (typeof TIMING)[number]

export const PHASE_WORD = ['between', 'start', 'wing-it', 'fowl-play', 'action', 'end-of-action', 'refill', 'hand'] as const
export type PhaseWord = (typeof PHASE_WORD)[number]

export const TIER = ['tier-1', 'tier-2', 'tier-3', 'bird-tastrophe'] as const
export type Tier = (typeof TIER)[number]

export const READINESS_WORD = ['fresh', 'ready', 'exhausted', 'spent'] as const
export type ReadinessWord = (typeof READINESS_WORD)[number]

export const OFFER_STATE = ['noted', 'made', 'free'] as const
export type OfferState = (typeof OFFER_STATE)[number]

export const PAYMENT = ['1', '2', '3', '1+1', '1+2', '1+3', '2+2', '2+3', '3+3', '1+1+1', '1+1+2', '1+1+1+1'] as const
export type Payment = (typeof PAYMENT)[number]

/** A place of the map. Rows go from the Arctic southwards; no step of a route goes to a lower one. */
export interface Place {
  code: PlaceCode
  grid: string
  region: string
  row: number
  x: number
  y: number
  habitats: Habitat[]
}

/** The map, which never changes. */
export interface Map {
  places: Place[]
  linkways: Linkway[]
}

/** A bird card. */
export interface Bird {
  bird: BirdWord
  latin: string
  habitat: Habitat
  points: number
  start: PlaceCode
  end: PlaceCode
  size: number
  status: Status
  timing: Timing
}

/** A Fowl Play card; cost in Squawks, None where nothing can be paid. */
export interface FowlCard {
  card: string
  tier: Tier
  cost: number | null
}

/** A Wing It card. */
export interface WingCard {
  card: string
  kind: 'event' | 'squawk'
  squawks: number
}

/** A card that another player holds. */
export interface HiddenCard {
  card: '?'
}

/** A roosting bird: its cage, how many links its route lacks, who could take it. */
export interface Roosting extends Bird {
  cage: FowlCard | null
  /** links that the route lacks; 5 stands for more */
  missing: number
  complete: boolean
  /** seats with a link on a complete route */
  contributors: number[]
  offer: OfferState | null
  offered_first_to: number | null
}

/** A bird that a seat has saved. */
export interface Saved extends Bird {
  readiness: ReadinessWord
  snake: FowlCard | null
}

/** What lies before a seat, and what its end powers would bring now. */
export interface SeatView {
  supply: number
  links: number
  birds: Saved[]
  hand: (WingCard | HiddenCard)[]
  end_points: number
}

/** Basic links, and all with those of events and powers. */
export interface LinksThisTurn {
  allowed: number
  placed: number
  with_extra: number
}

/** What the decision is about: the effect, how often, the habitat, the links and birds concerned. */
export interface Using {
  left?: number
  habitat?: Habitat
  link?: Linkway
  target?: Linkway
  bird?: BirdWord
  effect?: string
  of_drawn?: number
}

/** The route being followed, or the last one that was used. */
export interface Route {
  saving: BirdWord | null
  at: PlaceCode | null
  links: Linkway[]
}

/** How many cards the decks hold, from the top the backs of the Fowl Play cards (None: unseen), what is known. */
export interface Decks {
  birds: number
  /** by their place from the top */
  known_birds: Record<string, BirdWord>
  fowl_play: (Tier | null)[]
  known_fowl_play: Record<string, string>
  wing_it: number
}

/** The discard piles. */
export interface Discards {
  wing_it: WingCard[]
  fowl_play: FowlCard[]
}

/** Numbers that never change: basic links of a turn in which nothing limits them. */
export interface Rules {
  basic_links: number
}

/** The table, from the map to the discard piles. */
export interface FlywayView extends View {
  game: 'fly_a_way'
  decision: Decision | null
  options: Options
  phase: PhaseWord | null
  active: number
  start_seat: number
  turn: number
  last_round: boolean
  birds_to_end: number
  links_this_turn: LinksThisTurn
  forfeited: boolean
  using: Using
  fowl_play: FowlCard | null
  event: WingCard | null
  roosting: (Roosting | null)[]
  /** whose link lies where */
  links: Record<Linkway, number>
  route: Route
  seats: SeatView[]
  storm: number[]
  decks: Decks
  discards: Discards
  death_zone: Bird[]
  map: Map
  rules: Rules
}

export const DECISION = ['offer', 'wing-it', 'fowl-play', 'act', 'second-link', 'extra-link', 'route', 'which-bird', 'save-power', 'discard', 'discard-for-points', 'give', 'take-squawk', 'protect', 'remove', 'move-from', 'move-to', 'swap-own', 'swap-other', 'replace', 'bird', 'save', 'rob', 'pick-card', 'peek', 'order', 'copy', 'free-bird'] as const
export type Decision = (typeof DECISION)[number]

/** What was chosen before the game. */
export type Options = { first_seat: false | true }
