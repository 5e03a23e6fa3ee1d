// What each location paid in an Upkeep, found by comparing two views. Nothing is shown that does not add up.

import type { Location, PerchView } from '../../wire/perch'
import { isKnown, places } from './reading'

export interface Payment {
  location: Location
  column: number
  seat: number
  points: number
}

type Seen = Pick<PerchView, 'homestead' | 'scores' | 'over' | 'now' | 'objectives' | 'flocks'>

/** Locations whose birds may leave between their scoring and the next view. */
const FLEETING = ['hanging-nest', 'overstuffed', 'power-lines', 'rookery']

/** The payments between two views, column by column; empty if points did not change, or not by the locations alone. */
export function payments(before: Seen, after: Seen): Payment[] {
  const gained = after.scores.map((score, seat) => score - (before.scores[seat] ?? 0))
  if (gained.every((points) => points === 0)) return []
  const earlier = places(before)
  const later = new Map(places(after).map((place) => [place.location, place]))
  const fleeting = earlier.filter(({ location }) => FLEETING.includes(location)).map(({ location }) => location)
  for (let tries = 0; tries < 1 << fleeting.length; tries++) {
    const stayed = (location: Location): boolean => !(fleeting.includes(location) && (tries >> fleeting.indexOf(location)) & 1)
    const paid = earlier.flatMap((place) => {
      const { column, location } = place
      const shown = stayed(location) ? (later.get(location) ?? place) : place
      return shown.stacks.flatMap(({ seat, scores }): Payment[] => (seat !== null && scores > 0 ? [{ location, column, seat, points: scores }] : []))
    })
    if (adds(paid, gained) || (after.over && adds(paid, gained.map((points, seat) => points - atTheEnd(after, seat))))) return paid
  }
  return []
}

const adds = (paid: Payment[], gained: number[]): boolean =>
  gained.every((points, seat) => paid.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0) === points)

/** What a seat gets at the end of the game beside the locations. */
function atTheEnd(view: Seen, seat: number): number {
  const { fountain, plaza, creatures, largest } = view.now[seat]!
  const kept = view.objectives?.[seat]?.kept
  return fountain + plaza + creatures + largest + (kept && isKnown(kept) && kept.met ? kept.points : 0)
}
