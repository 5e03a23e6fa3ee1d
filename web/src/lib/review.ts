/** What decided a game: the dearest choices, and where it turned by luck. */

import type { ReviewResult } from '../wire/protocol'

export type Choice = ReviewResult['choices'][number]

export interface Moment {
  number: number
  /** The seat whose chance changed the most, and by how much (-1 to 1). */
  seat: number
  change: number
  /** The choice that did it; null where chance or several choices did. */
  choice: Choice | null
}

const MOST = 5
const LEAST = 3
const TURN = 0.08 // of a chance, from which a change is worth telling

/** Three to five moments, in the order of the game. What the search is not sure of is no moment. */
export function momentsOf({ choices, curve }: ReviewResult): Moment[] {
  const dear = choices.filter(({ cost, sure }) => cost > sure).sort((a, b) => b.cost - a.cost)
  const found: Moment[] = dear.slice(0, MOST).map((choice) => ({ number: choice.number, seat: choice.seat, change: -choice.cost, choice }))
  const turns = curve.slice(1, -1).map((at, i) => turnOf(curve[i]!, at)).sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  for (const turn of turns) {
    if (found.length >= LEAST || Math.abs(turn.change) < TURN) break
    if (!found.some(({ number }) => number === turn.number)) found.push(turn)
  }
  return found.sort((a, b) => a.number - b.number)
}

/** From one look at the game to the next. */
function turnOf(before: ReviewResult['curve'][number], after: ReviewResult['curve'][number]): Moment {
  const changes = after.wins.map((win, seat) => win - before.wins[seat]!)
  const seat = changes.reduce((best, change, at) => (Math.abs(change) > Math.abs(changes[best]!) ? at : best), 0)
  return { number: before.number, seat, change: changes[seat]!, choice: null }
}

/** Whole percents that add up to 100. */
export function percents(shares: readonly number[]): number[] {
  const floors = shares.map((share) => Math.floor(share * 100))
  const left = 100 - floors.reduce((sum, one) => sum + one, 0)
  const byRest = shares.map((share, at) => ({ at, rest: share * 100 - floors[at]! })).sort((a, b) => b.rest - a.rest)
  for (const { at } of byRest.slice(0, left)) floors[at]! += 1
  return floors
}
