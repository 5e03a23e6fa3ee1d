// The colour, and with it the mark, of each seat's flock.

import { type SeatColour, seatColour } from '../../art/seats'

export const colourOf = (seat: number): SeatColour => seatColour('pigeons', seat)
