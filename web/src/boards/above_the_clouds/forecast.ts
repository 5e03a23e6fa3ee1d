// What the table would pay now. It only counts what lies open; the rules themselves stay on the server.

import { type BirdWord, type Card, type CloudsView, ROW, type Space } from '../../wire/above_the_clouds'
import { ownerOf, sex, spaceAt } from './reading'

type Counted = Pick<CloudsView, 'flock' | 'columns' | 'nest' | 'species'>

/** The foremost bird of each column: those that land when the stage ends. */
export function landing(view: Pick<CloudsView, 'flock' | 'columns'>): BirdWord[] {
  return landingSpaces(view).map((space) => view.flock[space]!)
}

export function landingSpaces(view: Pick<CloudsView, 'flock' | 'columns'>): Space[] {
  return Array.from({ length: view.columns }, (_, column) =>
    ROW.map((_, row) => spaceAt(row, column)).find((space) => space in view.flock),
  ).filter((space) => space !== undefined)
}

export interface Landing {
  birds: number
  pairs: number
  points: number
}

/** What a seat would get if the stage ended with the flock as it stands. */
export function landingOf(view: Counted, seat: number): Landing {
  const own = landing(view).filter((bird) => ownerOf(bird, view) === seat)
  const females = own.filter((bird) => sex(bird) === 'female').length
  const pairs = Math.min(females, own.length - females)
  const points = own.length ? view.nest.points[own.length - 1]! + pairs * view.nest.pair : 0
  return { birds: own.length, pairs, points }
}

/** Whether a space that a card marks will pay a seat: its bird there does not land before cards are scored. */
export function pays(space: Space, view: Pick<CloudsView, 'flock' | 'columns' | 'species' | 'decision' | 'over'>, seat: number): boolean {
  const bird = view.flock[space]
  if (bird === undefined || ownerOf(bird, view) !== seat) return false
  const counted = view.over || view.decision === 'score-cards' || view.decision === 'score-one'
  return counted || !landingSpaces(view).includes(space)
}

/** What a card scores for a seat with the flock as it stands. */
export function cardPoints(card: Pick<Card, 'marks'>, view: Pick<CloudsView, 'flock' | 'species' | 'rules'>, seat: number): number {
  const marks = Object.entries(card.marks)
  const held = marks.filter(([space]) => space in view.flock && ownerOf(view.flock[space]!, view) === seat)
  const sum = held.reduce((points, [, worth]) => points + worth, 0)
  return sum + (held.length === marks.length ? view.rules.both_bonus : 0)
}
