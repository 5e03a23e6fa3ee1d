// Who each flock is: a species, and a colour with its mark.

import type { SeatColour } from '../../art/seats'
import type { SpeciesName } from '../../art/species'
import type { Flock } from '../../wire/perch'

export const SPECIES: Record<Flock, SpeciesName> = { blue: 'blueTit', red: 'robin', yellow: 'yellowhammer', green: 'greenfinch', purple: 'starling' }
export const COLOUR: Record<Flock, Exclude<SeatColour, 'neutral'>> = { blue: 'lapis', red: 'madder', yellow: 'ochre', green: 'verdigris', purple: 'mallow' }
