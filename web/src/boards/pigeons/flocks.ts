// The colour, and with it the mark, of each seat's flock.

import { type SeatColour } from '../../art/seats'
import { seatColour } from '../../lib/shelf'

export const colourOf = (seat: number): SeatColour => seatColour('pigeons', seat)
