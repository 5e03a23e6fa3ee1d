// The hero of the home page: two cranes in their marsh, geese passing. 700 x 400.

import type { Picture } from '../birdkit'
import { type Point, brush, path, smooth } from '../kit/curves'
import { blot, cloud, fill, ground, place, reeds } from '../paint'
import { picture } from '../pictures'

const WATER: readonly Point[] = [[66, 290], [180, 276], [340, 284], [520, 274], [660, 286], [640, 344], [520, 372], [330, 378], [150, 366], [84, 338]]
const RIPPLES = [[150, 312, 80], [420, 326, 100], [250, 350, 90], [520, 306, 70], [360, 300, 50], [560, 344, 40]] as const
const GEESE = [[300, 74, 44, 10], [336, 58, 40, 8], [372, 48, 38, 6], [262, 92, 42, 12], [412, 56, 36, 4]] as const

const ripples = (): string =>
  RIPPLES.map(([x, y, length]) => fill(brush([[x, y], [x + length / 2, y + 1.5], [x + length, y]], 0.2, 0.2, 1.6), 'var(--ink)', 0.22)).join('')

const reflection = (line: readonly Point[], width: number): string => fill(brush(line, 0.3, 0.3, width), 'var(--ink)', 0.25)

/** A drawing that is shown several times is written once. */
const once = (id: string, { svg }: Picture): string => `<defs><g id="${id}">${svg}</g></defs>`
const again = (id: string, picture: Picture): Picture => ({ ...picture, svg: `<use href="#${id}"/>` })

function geese(): string {
  const goose = picture('goose', 'flight')
  const shown = GEESE.map(([x, y, w, lean]) => place(again('hero-goose', goose), { x, y, w, rotate: 62 + lean }))
  return once('hero-goose', goose) + shown.join('')
}

function cranes(): string {
  const crane = picture('crane', 'side')
  const shown = again('hero-crane', crane)
  return once('hero-crane', crane) + place(shown, { x: 440, y: 352, h: 308 }) + place(shown, { x: 268, y: 334, h: 190, flip: true })
}

export const marsh = (): string =>
  blot(60, 20, 600, 350, { seed: 21, rough: 0.05, square: 2.6, n: 34 }) +
  '<circle cx="160" cy="112" r="27" fill="var(--lamp)"/><circle cx="160" cy="112" r="27" fill="none" stroke="var(--wash-dry)" stroke-width="1" opacity=".25"/>' +
  cloud(500, 156, 128, { seed: 4, opacity: 0.85 }) +
  cloud(120, 176, 130, { seed: 7, opacity: 0.8 }) +
  ground([[80, 262], [190, 244], [300, 256], [430, 240], [560, 254], [650, 246]], 330, 'var(--wash-moss)', 0.45) +
  `<path d="${path(smooth(WATER, true))}" fill="var(--wash-sea)"/>` +
  ripples() +
  reeds(130, 322, 26, 96, 4, 120) +
  reeds(606, 312, 22, 84, 9, 100) +
  geese() +
  cranes() +
  reflection([[404, 354], [450, 357], [510, 353]], 3) +
  reflection([[236, 336], [270, 338], [306, 335]], 2.4)
