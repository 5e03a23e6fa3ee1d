// The five insects of Birdwatcher, in a box of 24 x 24, drawn in ink over one wash each.

export const INSECTS = ['beetle', 'butterfly', 'stick-insect', 'mantis', 'cicada'] as const
export type InsectName = (typeof INSECTS)[number]

export interface Insect {
  /** The washes: a path and its colour. */
  parts: readonly (readonly [d: string, colour: string])[]
  /** Legs, feelers and seams. */
  lines: string
}

const ink = (lines: string, ...parts: (readonly [string, string])[]): Insect => ({ parts, lines })

export const INSECT: Record<InsectName, Insect> = {
  beetle: ink(
    'M12 9v12M6 9.6q6-2.6 12 0M9.6 4.8L7.8 2M14.4 4.8L16.2 2M5.8 10.6L2.4 8.8M5.6 14H2M6.4 17.4L3.4 20M18.2 10.6l3.4-1.8M18.4 14H22M17.6 17.4l3 2.6',
    ['M12 4.6c4.4 0 6.4 4 6.4 8.4s-2.6 8-6.4 8-6.4-3.6-6.4-8 2-8.4 6.4-8.4Z', '#3d917b'],
  ),
  butterfly: ink(
    'M12 6v13M12 6L9.6 3M12 6l2.4-3M5 7.4l4.4 3M19 7.4l-4.4 3M7.6 17.6l2.6-3.4M16.4 17.6l-2.6-3.4',
    ['M12 8C8 1.6 2 3 2.4 8.4c.3 3.6 4 4.6 7 4.2C5.4 13.4 4.6 19 8 20c2.6.6 4-3 4-6Z', '#d99d19'],
    ['M12 8c4-6.4 10-5 9.6.4-.3 3.6-4 4.6-7 4.2 4 .8 4.8 6.4 1.4 7.4-2.6.6-4-3-4-6Z', '#d99d19'],
  ),
  'stick-insect': ink(
    'M18.6 5.4L22 3.4M18.2 4.8L19.4 1.4M16 7.6l4.6 2.6-.8 3.6M13.4 10.2l-6-3-3.8 1M11.4 12.4l5.4 3.4.4 4M9 14.8l-5.6-1.4-1.6 2M7.6 16.2l2.4 4.6',
    ['M18.8 3.8l1.6 1.4C15.6 10.8 10.4 16.2 4 21.4l-1.2-1.2C8.4 14.6 13.4 9.4 18.8 3.8Z', '#a97c4e'],
  ),
  mantis: ink(
    'M15 9l5.4 1.6L17 14M10 15l5 5M8.4 17l-4-3M16 4.6L15 1.6M17.4 4.8L19 2',
    ['M5 20C9 17 13 12 14 7l2.6 1C16 13 11 18.6 6 21Z', '#86a06c'],
    ['M13 4.4l5 .6-2.4 3.4Z', '#86a06c'],
  ),
  cicada: ink(
    'M8 6.6h8M9.6 12h4.8M9.9 14.6h4.2M10.4 17h3.2M10.4 4.2L8.8 2.4M13.6 4.2l1.6-1.8M7 12.4l-2.6 7M17 12.4l2.6 7M8.2 13l-1.4 7M15.8 13l1.4 7',
    ['M8.6 8C4.8 10 2.6 15.6 3 21.4c3.8-.8 6.4-6 7-12Z', '#cfdde0'],
    ['M15.4 8c3.8 2 6 7.6 5.6 13.4-3.8-.8-6.4-6-7-12Z', '#cfdde0'],
    ['M12 3.8c2.4 0 4.2 1.4 4.2 3.2 0 3.6-1.6 10.6-4.2 12.6-2.6-2-4.2-9-4.2-12.6 0-1.8 1.8-3.2 4.2-3.2Z', '#8f6aa8'],
  ),
}

/** The first player's camera and a book, in boxes of 28 x 22 and 22 x 18. */
export const CAMERA = {
  body: 'M3.4 6.4h5.2l2-3.2h6.8l2 3.2h5.2c1 0 1.8.8 1.8 1.8v9.6c0 1-.8 1.8-1.8 1.8H3.4c-1 0-1.8-.8-1.8-1.8V8.2c0-1 .8-1.8 1.8-1.8Z',
  lens: 'M14 7.8a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z',
  glass: 'M14 10.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2Z',
} as const
export const BOOK = 'M11 4C8 1.6 4 1.6 1.4 2.6V15.4C4 14.4 8 14.4 11 16.6C14 14.4 18 14.4 20.6 15.4V2.6C18 1.6 14 1.6 11 4ZM11 4V16.6'
