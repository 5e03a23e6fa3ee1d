/** What a list of tables says about each of them. */

import type { SeatInfo, TableInfo } from '../wire/protocol'
import { seatName } from './names'
import { literal, type Text } from './text'

/** The people and bots at a table, as one line. */
export function company(table: TableInfo, text: Text): string {
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== 'open').map((seat) => named(seat, text))
  return new Intl.ListFormat(text.language, { style: 'long', type: 'conjunction' }).format(others)
}

function named(seat: SeatInfo, text: Text): string {
  const name = seatName(seat, text)
  return seat.kind === 'bot' && !seat.name ? text.say('seat-stand-in', { name: literal(name) }) : name
}

/** Whether anybody may sit down: listed, still gathering, and a seat that is kept for nobody. */
export function canJoin(table: TableInfo): boolean {
  return table.listed && table.status === 'gathering' && table.seats.some((seat) => seat.kind === 'open' && !seat.reserved)
}
