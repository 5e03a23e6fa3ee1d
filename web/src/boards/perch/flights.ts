// Which bird went where between two views. The board never knows why a bird moved: it compares, and lets them fly.

import type { Flock, Location, PerchView, Spot } from '../../wire/perch'
import { type Birds, isPlace, places } from './reading'

export type Where = { tile: Location } | { spot: Spot } | { hand: number } | { plaza: true }
export interface Flight {
  flock: Flock
  from: Where
  to: Where
}

type Seen = Pick<PerchView, 'homestead' | 'fountain' | 'hands' | 'plaza' | 'flocks'>

/** How many birds may be in the air; more than this is a jump through time, not a move. */
const MOST = 9

/** What changed from one view to the next, flock by flock: whoever left is matched with whoever arrived. */
export function flights(before: Seen, after: Seen): Flight[] {
  const found = before.flocks.flatMap((flock) => {
    const left = gone(before, after, flock)
    const arrived = gone(after, before, flock).filter((where) => !('hand' in where))
    return arrived.flatMap((to, i) => (left[i] ? [{ flock, from: left[i], to }] : []))
  })
  return found.length > MOST ? [] : found
}

/** From where birds of a flock are missing in the second view. */
function gone(one: Seen, other: Seen, flock: Flock): Where[] {
  const stands = new Map(places(other).map((place) => [place.location, place]))
  const birds = (place: { stacks: { flock: Flock; birds: number }[] } | undefined): number => place?.stacks.find((stack) => stack.flock === flock)?.birds ?? 0
  const many = (count: number, where: Where): Where[] => Array<Where>(Math.max(0, count)).fill(where)
  const tiles = Object.values(one.homestead).filter(isPlace).flatMap((place) => many(birds(place) - birds(stands.get(place.location)), { tile: place.location }))
  const seats = Object.values(one.fountain).filter((seat) => seat.flock === flock && other.fountain[seat.spot]?.flock !== flock).map(({ spot }): Where => ({ spot }))
  const count = (held: Birds | undefined): number => held?.[flock] ?? 0
  const hands = one.hands.flatMap((held, seat) => many(count(held) - count(other.hands[seat]), { hand: seat }))
  return [...hands, ...tiles, ...seats, ...many(count(one.plaza) - count(other.plaza), { plaza: true })]
}
