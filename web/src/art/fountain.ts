// The Fountain in elevation: basins one above the other on a column, water between them.

import { brush } from './kit/curves'
import { blot, fill } from './paint'

export const WIDTH = 440
const PITCH = { seat: 96, level: 98 } as const
const TOP = 84
const FOOT = 84
const MIDDLE = WIDTH / 2
const INK = 'var(--bird-ink)'

export const height = (levels: number): number => TOP + (levels - 1) * PITCH.level + FOOT
/** The rim of a basin; levels count from 1 at the bottom. */
export const rim = (level: number, levels: number): number => TOP + (levels - level) * PITCH.level
export const seatX = (at: number, of: number): number => MIDDLE + (at - (of - 1) / 2) * PITCH.seat

const halfWidth = (seats: number): number => Math.min(MIDDLE - 8, (seats * PITCH.seat) / 2 + 12)

function column(y: number): string {
  return `<path d="M${MIDDLE - 15} ${y + 18}L${MIDDLE - 20} ${y + PITCH.level}H${MIDDLE + 20}L${MIDDLE + 15} ${y + 18}Z" fill="var(--wash-stone)" stroke="${INK}" stroke-width="1.1"/>` +
    `<path d="M${MIDDLE + 4} ${y + 18}L${MIDDLE + 6} ${y + PITCH.level}H${MIDDLE + 20}L${MIDDLE + 15} ${y + 18}Z" fill="#2a2140" opacity=".1"/>`
}

function basin(y: number, seats: number): string {
  const half = halfWidth(seats)
  const [left, right] = [MIDDLE - half, MIDDLE + half]
  const bowl = `M${left} ${y}C${left + 16} ${y + 26} ${MIDDLE - 46} ${y + 31} ${MIDDLE} ${y + 31}C${MIDDLE + 46} ${y + 31} ${right - 16} ${y + 26} ${right} ${y}Z`
  const shade = `M${MIDDLE} ${y + 31}C${MIDDLE + 46} ${y + 31} ${right - 16} ${y + 26} ${right} ${y}H${right - 22}C${right - 50} ${y + 18} ${MIDDLE + 30} ${y + 24} ${MIDDLE} ${y + 31}Z`
  const ripples = [0, 1, 2].map((i) => {
    const at = left + half * (0.4 + i * 0.46)
    return fill(brush([[at, y - 1], [at + 13, y + 1.6], [at + 26, y - 1]], 0.2, 0.2, 1.3), 'var(--paper-raised)', 0.8)
  })
  return (
    `<path d="${bowl}" fill="var(--wash-stone)" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="${shade}" fill="#2a2140" opacity=".1"/>` +
    `<ellipse cx="${MIDDLE}" cy="${y}" rx="${half}" ry="8" fill="var(--wash-sky-deep)" stroke="${INK}" stroke-width="1.3"/>${ripples.join('')}`
  )
}

/** Water falls from each rim into the basin below. */
function water(y: number, seats: number): string {
  const half = halfWidth(seats)
  return [-1, 1].map((side) => {
    const edge = MIDDLE + side * (half - 3)
    return fill(brush([[edge, y + 3], [edge + side * 8, y + 36], [edge + side * 7, y + PITCH.level - 8]], 0.8, 0.6, 2.4), 'var(--wash-sky-deep)')
  }).join('')
}

/** The whole Fountain on its wash; `seats` are the seats of each level from the bottom. */
export function fountain(seats: readonly number[]): string {
  const levels = seats.length
  const each = seats.map((count, i) => ({ y: rim(i + 1, levels), count, top: i === levels - 1 }))
  return (
    blot(0, 2, WIDTH, height(levels) - 6, { seed: 40, colour: 'var(--wash-sea)', rough: 0.018, square: 6, n: 38 }) +
    each.map(({ y }) => column(y)).join('') +
    each.map(({ y, count }, i) => (i > 0 ? water(y, count) : '')).join('') +
    each.map(({ y, count }) => basin(y, count)).join('')
  )
}
