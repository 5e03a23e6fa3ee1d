/** What the people and bots at a table are called. */

import type { SeatInfo } from '../wire/protocol'
import { literal, type Text } from './text'

const BOT_NAMES = 8

/** The name of a seat in the third person, without looking at who reads it. */
export function seatName(seat: SeatInfo, text: Text): string {
  if (seat.kind === 'bot') {
    const stands = seat.name !== ''
    return stands ? text.say('seat-stand-in', { name: literal(seat.name) }) : text.say(`seat-bot-${(seat.seat % BOT_NAMES) + 1}`)
  }
  return seat.name || text.say(seat.kind === 'open' && !seat.mine ? 'seat-open' : 'seat-person', { number: seat.seat + 1 })
}

/** The name as the reader calls it: their own seat is "You". */
export function displayName(seat: SeatInfo, you: number | null, text: Text): string {
  return seat.seat === you ? text.say('seat-you') : seatName(seat, text)
}
