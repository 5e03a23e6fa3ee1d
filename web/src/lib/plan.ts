/** Who will sit where at a new table. */

import type { SeatPlan } from './api'
import type { Level } from '../wire/protocol'

export { LEVEL as LEVELS, type Level } from '../wire/protocol'

/** `me` is the reader, `here` somebody else on the same screen. */
export type Sitter = { who: 'me' | 'here'; name: string } | { who: 'friend' } | { who: 'bot'; level: Level }
export type Company = 'bots' | 'friends' | 'here'

/** Seats for one of the usual evenings. */
export function seatsFor(company: Company, players: number, myName = '', level: Level = 'fair'): Sitter[] {
  const others: Record<Company, () => Sitter> = {
    bots: () => ({ who: 'bot', level }),
    friends: () => ({ who: 'friend' }),
    here: () => ({ who: 'here', name: '' }),
  }
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { who: 'me', name: myName } : others[company]()))
}

/** The same company with more or fewer seats; new ones sit like the last one. */
export function resize(seats: Sitter[], players: number): Sitter[] {
  const last = seats.at(-1) ?? { who: 'bot', level: 'fair' }
  const like: Sitter = last.who === 'me' || last.who === 'here' ? { who: 'here', name: '' } : { ...last }
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { ...like })
}

/** The same company after somebody has changed places, and so colors, with the next. */
export function swappedWithNext(seats: Sitter[], seat: number): Sitter[] {
  const next = (seat + 1) % seats.length
  return seats.map((sitter, at) => (at === seat ? seats[next]! : at === next ? seats[seat]! : sitter))
}

/** The same company, seated so that the one who begins has the first seat; the others follow clockwise as before. */
export const beginningWith = (seats: Sitter[], first: number): Sitter[] => [...seats.slice(first), ...seats.slice(0, first)]

/** How the server wants them; a seat of mine without a name gets the one that is given. */
export function planOf(seats: Sitter[], nameless: (sitter: Sitter, seat: number) => string): SeatPlan[] {
  return seats.map((sitter, seat) => {
    if (sitter.who === 'bot') return { kind: 'bot', level: sitter.level }
    if (sitter.who === 'friend') return { kind: 'friend' }
    return { kind: 'me', name: sitter.name.trim() || nameless(sitter, seat) }
  })
}

/** Whether the game can begin at once: nobody has to come first. */
export const complete = (seats: Sitter[]) => seats.every(({ who }) => who !== 'friend')
