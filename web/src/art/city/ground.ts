// The ground of the city: the board, its streets, the four parks. 50 units an inch, the north-west corner of the city at the origin.

import { path, type Point, smooth, tenth as f } from '../kit/curves'
import { blot, noise } from '../paint'
import { type Scene, tileArt } from './street'

export const UNIT = 50
export const CITY = 16 * UNIT
/** Room round the city for the parks. */
export const MARGIN = 2.6 * UNIT

const INK = 'var(--bird-ink)'

/** A tree from above: three greens, a few leaves in ink. */
function tree(x: number, y: number, r: number, seed: number): string {
  const crown = (scale: number, shift: number): string => {
    const rim = Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * Math.PI * 2
      const reach = r * scale * (1 + 0.13 * noise(i, seed + scale))
      return [x + shift + Math.cos(angle) * reach, y + shift + Math.sin(angle) * reach]
    })
    return path(smooth(rim, true))
  }
  return (
    `<path d="${crown(1, 3)}" fill="#2a2140" opacity=".16"/><path d="${crown(1, 0)}" fill="var(--foliage)" stroke="${INK}" stroke-width="1"/>` +
    `<path d="${crown(0.62, -r * 0.16)}" fill="var(--reed)" opacity=".8"/><path d="${crown(0.26, -r * 0.28)}" fill="#fff" opacity=".2"/>`
  )
}

const bench = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn})"><rect x="-17" y="-5" width="34" height="10" rx="1.5" fill="var(--wood)" stroke="${INK}" stroke-width=".9"/><path d="M-15 -1.6H15M-15 1.6H15" stroke="${INK}" stroke-width=".6" opacity=".5"/></g>`

/** The park of the north side; the others are the same, turned. */
function park(seed: number): string {
  const [west, east, top] = [2.2 * UNIT, 13.8 * UNIT, -2.45 * UNIT]
  const lawn = blot(west, top, east - west, 2.15 * UNIT, { colour: 'var(--wash-sage)', seed, rough: 0.02, square: 6 })
  const gravel = `<path d="M${west + 30} -62Q${8 * UNIT} ${-78 + 10 * noise(seed, 2)} ${east - 30} -60" fill="none" stroke="var(--wash-sand)" stroke-width="30" stroke-linecap="round"/>`
  const trees = [[2.9, -2, 26], [3.8, -0.9, 19], [13.2, -1.9, 27], [12.2, -0.8, 18]].map(([x, y, r], i) => tree(x! * UNIT, y! * UNIT, r!, seed + i))
  return lawn + gravel + bench(6 * UNIT, -2.12 * UNIT, 2) + bench(10.2 * UNIT, -2.08 * UNIT, -3) + trees.join('')
}

/** Crosswalks and joints between the tiles of a street, so that streets read as streets. */
function joints(): string {
  const cracks = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [CITY * (0.5 + 0.5 * noise(i, 21)), CITY * (0.5 + 0.5 * noise(i, 22))]
    return `M${f(x)} ${f(y)}q${f(7 * noise(i, 23))} ${f(4 * noise(i, 24))} ${f(15 * noise(i, 25))} ${f(8 * noise(i, 26))}`
  })
  return `<path d="${cracks.join('')}" fill="none" stroke="var(--ink)" stroke-width=".7" opacity=".16"/>`
}

/** The paper of a tile in the street. */
const sheet = (x: number, y: number): string =>
  `<rect x="${x + 4}" y="${y + 4}" width="92" height="92" rx="5" fill="var(--tile)" stroke="var(--ink)" stroke-opacity=".42" stroke-width="1"/>`

export interface Laid {
  /** Column and row from the north-west, in spaces. */
  column: number
  row: number
  scene: (Scene & { points: number }) | null
}

/** Board, parks and streets with what is on them. */
export function ground(streets: readonly Laid[]): string {
  const parks = [0, 90, 180, 270].map((turn, i) => `<g transform="rotate(${turn} ${CITY / 2} ${CITY / 2})">${park(40 + 3 * i)}</g>`)
  const slab = `<rect x="-16" y="-16" width="${CITY + 32}" height="${CITY + 32}" rx="7" fill="var(--slab)" stroke="${INK}" stroke-width="1.6"/>`
  const asphalt = `<rect width="${CITY}" height="${CITY}" fill="var(--street)"/>`
  const tiles = streets.map(({ column, row, scene }) => {
    const [x, y] = [100 * column, 100 * row]
    return scene ? `${sheet(x, y)}<g transform="translate(${x} ${y})">${tileArt(scene)}</g>` : ''
  })
  return parks.join('') + slab + asphalt + joints() + tiles.join('')
}
