// The table of Fly-A-Way as the server tells it.

import type { Habitat, Timing } from '../../art/flyway/glyphs'
import type { SpeciesName } from '../../art/species'
import type { View } from '../../lib/protocol'

/** Three letters, such as `kor`; two of them with a hyphen are a linkway, the northern place first. */
export type PlaceCode = string
export type Linkway = string
export type BirdWord = string
export type Status = 'lc' | 'nt' | 'vu' | 'en' | 'cr'

export interface Place {
  code: PlaceCode
  region: string
  /** From the Arctic southwards. No step of a route goes to a lower one. */
  row: number
  x: number
  y: number
  habitats: Habitat[]
}

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

export interface FowlCard {
  card: string
  tier: string
  cost: number | null
}

export interface WingCard {
  card: string
  kind: 'event' | 'squawk'
  squawks: number
}
/** A card that another player holds. */
export interface HiddenCard {
  card: '?'
}

export interface Roosting extends Bird {
  cage: FowlCard | null
  /** Links that the route lacks; 5 stands for more. */
  missing: number
  complete: boolean
  /** Seats with a link on a complete route. */
  contributors: number[]
  offer: 'noted' | 'made' | 'free' | null
  offered_first_to: number | null
}

export interface Saved extends Bird {
  readiness: 'fresh' | 'ready' | 'exhausted' | 'spent'
  snake: FowlCard | null
}

export interface SeatView {
  supply: number
  links: number
  birds: Saved[]
  hand: (WingCard | HiddenCard)[]
  end_points: number
}

export interface FlywayView extends View {
  phase: string | null
  active: number
  turn: number
  last_round: boolean
  birds_to_end: number
  links_this_turn: { allowed: number; placed: number; with_extra: number }
  using: { left?: number; habitat?: Habitat; link?: Linkway; target?: Linkway; bird?: BirdWord; effect?: string; of_drawn?: number }
  fowl_play: FowlCard | null
  event: WingCard | null
  roosting: (Roosting | null)[]
  /** Whose link lies where. */
  links: Record<Linkway, number>
  route: { saving: BirdWord | null; at: PlaceCode | null; links: Linkway[] }
  seats: SeatView[]
  storm: number[]
  decks: { birds: number; known_birds: Record<string, BirdWord>; fowl_play: string[]; known_fowl_play: Record<string, string>; wing_it: number }
  discards: { wing_it: WingCard[]; fowl_play: FowlCard[] }
  death_zone: Bird[]
  map: { places: Place[]; linkways: Linkway[] }
}

export const isCard = (card: WingCard | HiddenCard): card is WingCard => card.card !== '?'

/** The cards that a seat holds, as far as the reader knows them. */
export const handOf = (view: FlywayView, seat: number | null): WingCard[] => (seat === null ? [] : (view.seats[seat]?.hand ?? []).filter(isCard))

export const ends = (linkway: Linkway): [PlaceCode, PlaceCode] => linkway.split('-') as [PlaceCode, PlaceCode]

/** Three birds of the flyway were drawn before the others, under shorter names. */
const FIRST_DRAWN: Record<BirdWord, SpeciesName> = { 'black-faced-spoonbill': 'spoonbill', 'spoon-billed-sandpiper': 'sandpiper', 'barn-swallow': 'swallow' }

/** The picture of a bird: its word as the kit writes names. */
export const speciesOf = (bird: BirdWord): SpeciesName =>
  FIRST_DRAWN[bird] ?? (bird.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as SpeciesName)

export const roostingBirds = (view: FlywayView): Roosting[] => view.roosting.filter((bird) => bird !== null)
