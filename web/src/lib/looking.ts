/** From which seat a screen looks at a table, and when the next person has to take it over. */

import type { TableInfo, View } from '../wire/protocol'

export interface Look {
  /** The seat to look from; null is a spectator. */
  seat: number | null
  /** The seat whose person should come to the screen before anything of theirs is shown. */
  curtain: number | null
}

/**
 * One seat of mine: always from it. Several (hot-seat): from the one that decides (of several asked at once, one after
 * the other), after its person has lifted the curtain; nothing of anybody's hand is on the screen, or even in the page, while the curtain is down.
 */
export function nextLook(table: TableInfo, view: View | null, now: number | null, openHands: boolean): Look {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  const first = mine[0] ?? null
  if (mine.length < 2) return { seat: first, curtain: null }
  if (table.status === 'gathering') return { seat: null, curtain: null }
  if (table.status === 'over') return { seat: now ?? first, curtain: null }
  const people = table.seats.filter((seat) => seat.mine && seat.kind === 'person').map((seat) => seat.seat)
  const asked = view?.asked.filter((seat) => people.includes(seat)) ?? []
  const decides = asked.find((seat) => seat === now) ?? asked[0] ?? null
  if (decides === null || decides === now) return { seat: now, curtain: null }
  if (people.length < 2 || openHands) return { seat: decides, curtain: null }
  return { seat: null, curtain: decides }
}
