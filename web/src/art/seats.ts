// The colours of seats. Colour never speaks alone: each has a mark of its own, and often a species.

import type { SpeciesName } from './species'

export const SEAT_COLOURS = ['madder', 'ochre', 'verdigris', 'lapis', 'mallow', 'neutral'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

/** The marks, drawn in a box of 20 x 20. The neutral colour has none: it lies on a dotted ring. */
export const SEAT_MARK: Record<Exclude<SeatColour, 'neutral'>, string> = {
  madder: 'M10 2.6a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 0 1 0-14.8Z', // berry
  ochre: 'M10 1.4C12 5.2 14.8 8 18.6 10C14.8 12 12 14.8 10 18.6C8 14.8 5.2 12 1.4 10C5.2 8 8 5.2 10 1.4Z', // seed
  verdigris: 'M3 17C1.6 8.4 7.6 2.4 17.4 2.6C17.8 12.2 11.8 18.4 3 17Z', // leaf
  lapis: 'M2.6 16.6L10 2.4L17.4 16.6Z', // peak
  mallow: 'M10 10m-3.9-3.9a4.2 4.2 0 1 1 7.8 0a4.2 4.2 0 1 1 0 7.8a4.2 4.2 0 1 1-7.8 0a4.2 4.2 0 1 1 0-7.8Z', // blossom
}

/** The species of Above the Clouds, in seat order; the neutral swift last. */
export const CLOUD_COLOURS = {
  kite: 'madder',
  goose: 'ochre',
  crane: 'mallow',
  swallow: 'lapis',
  swift: 'neutral',
} as const satisfies Partial<Record<SpeciesName, SeatColour>>
export type CloudSpecies = keyof typeof CLOUD_COLOURS
