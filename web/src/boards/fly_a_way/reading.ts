// Small questions to the view of Fly-A-Way.

import type { SpeciesName } from '../../art/species'
import type { BirdWord, FlywayView, HiddenCard, Linkway, PlaceCode, Roosting, WingCard } from '../../wire/fly_a_way'

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
