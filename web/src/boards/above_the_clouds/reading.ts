// Small questions to the view of Above the Clouds, and to the words of its notation.

import type { CloudSpecies } from '../../art/seats'
import type { Game } from '../board'
import { type BirdWord, type Card, type CloudsView, type HiddenCard, ROW, type Row, type Space } from '../../wire/above_the_clouds'

export const BACK = ROW.indexOf('b')
export type Sex = 'female' | 'male'

export const species = (bird: BirdWord): CloudSpecies => bird.split('-')[0] as CloudSpecies
export const sex = (bird: BirdWord): Sex | null => (bird.split('-')[1] as Sex | undefined) ?? null

export const rowOf = (space: Space): number => ROW.indexOf(space[0] as Row)
export const columnOf = (space: Space): number => Number(space.slice(1)) - 1
export const spaceAt = (row: number, column: number): Space => `${ROW[row]}${column + 1}`

/** Every space of the board, front row first, as a reader goes through it. */
export function spaces(columns: number): Space[] {
  return ROW.flatMap((_, row) => Array.from({ length: columns }, (_, column) => spaceAt(row, column)))
}

/** Which seat flies a bird; null for the swifts. */
export function ownerOf(bird: BirdWord, view: Pick<CloudsView, 'species'>): number | null {
  const seat = view.species.indexOf(species(bird) as never)
  return seat < 0 ? null : seat
}

/** What taking a card costs now, in words: nothing where a card stands for the standard action. */
export function takePrice({ view, text }: Game): string {
  const { decision, actions } = view as CloudsView
  const price = decision === 'standard' ? text.say('board-free') : text.say('show-cost', { cubes: actions.take.price })
  return text.say('board-take-one', { price })
}

export const isCard = (card: Card | HiddenCard): card is Card => card.card !== '?'

/** The cards that a seat holds, as far as the reader knows them. */
export const handOf = (view: CloudsView, seat: number | null): Card[] => (seat === null ? [] : (view.hands[seat] ?? []).filter(isCard))
