// Roofs seen from above, for the flat plan. 50 units an inch.

import { tenth as f } from '../kit/curves'
import { noise } from '../paint'
import { CITY, UNIT } from './ground'

const INK = 'var(--bird-ink)'

/** A building by its edges in inches from the south-west corner. */
export interface Footprint {
  number: number
  height: number
  west: number
  east: number
  south: number
  north: number
}

/** What a building keeps the light from: light falls from the north-west. */
export function shade({ height, west, east, south, north }: Footprint): string {
  const [x, y, w, h] = [west * UNIT, CITY - north * UNIT, (east - west) * UNIT, (north - south) * UNIT]
  const fall = 5 + 6 * height
  return `<path d="M${x + w} ${y}l${fall} ${fall}V${y + h + fall}H${x + fall}L${x} ${y + h}H${x + w}Z" fill="#2a2140" opacity=".2"/>`
}

/** A roof with its shadow, its squares, a chimney or a skylight, and its height. */
export function roof(footprint: Footprint): string {
  const { number, height, west, east, south, north } = footprint
  const [x, y, w, h] = [west * UNIT, CITY - north * UNIT, (east - west) * UNIT, (north - south) * UNIT]
  const squares = [
    ...Array.from({ length: w / UNIT - 1 }, (_, i) => `M${x + (i + 1) * UNIT} ${y + 3}V${y + h - 3}`),
    ...Array.from({ length: h / UNIT - 1 }, (_, i) => `M${x + 3} ${y + (i + 1) * UNIT}H${x + w - 3}`),
  ]
  const wash = `<path d="M${x + 4} ${f(y + h * 0.62 + 5 * noise(number, 3))}Q${f(x + w / 2)} ${f(y + h * (0.5 + 0.1 * noise(number, 4)))} ${x + w - 4} ${f(y + h * 0.7)}V${y + h - 4}H${x + 4}Z" fill="#2a2140" opacity=".07"/>`
  return (
    shade(footprint) +
    `<rect x="${x + 1}" y="${y + 1}" width="${w - 2}" height="${h - 2}" rx="2" fill="var(--roof-${height})" stroke="${INK}" stroke-width="2.4"/>` +
    `<rect x="${x + 4.5}" y="${y + 4.5}" width="${w - 9}" height="${h - 9}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/>${wash}` +
    `<path d="${squares.join('')}" fill="none" stroke="${INK}" stroke-width="1" opacity=".42"/>`
  )
}

const COAT = ['#8d9aa8', '#5f6875', '#a8705a', '#c9c4ba']
const WING = ['#a7b1ba', '#757f8c', '#c08b72', '#e9e4d8']

/** A pigeon from above, about the origin, its head up; 40 units long. */
export function pigeonFromAbove(number: number): string {
  const coat = COAT[number % COAT.length]!
  const wing = WING[number % WING.length]!
  const line = `stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"`
  return (
    `<path d="M-5 12L-6.5 22H6.5L5 12Z" fill="${coat}" ${line}/><path d="M-6.1 19H6.1" stroke="#3d4047" stroke-width="2"/>` +
    `<ellipse rx="9.5" ry="13" cy="2" fill="${coat}" ${line}/><path d="M-3 -10Q-13 -4 -8.5 17Q-2.6 12 -1.6 2Z" fill="${wing}" ${line}/><path d="M3 -10Q13 -4 8.5 17Q2.6 12 1.6 2Z" fill="${wing}" ${line}/>` +
    '<path d="M-9.4 4Q-6 6 -2.6 5M-9.2 9Q-6 11 -4 9.6M9.4 4Q6 6 2.6 5M9.2 9Q6 11 4 9.6" fill="none" stroke="#38383d" stroke-width="1.7"/>' +
    `<circle cy="-11.5" r="5.6" fill="#4f8a78" ${line}/><path d="M-5.4 -10.4Q0 -5 5.4 -10.4Q3 -6 0 -6Q-3 -6 -5.4 -10.4Z" fill="#8a5f8e"/>` +
    `<path d="M-1.5 -17L0 -21.5L1.5 -17Z" fill="#efe9de" ${line}/><circle cy="-13" r="4.4" fill="${coat}" ${line}/><circle cx="-2.9" cy="-14" r="1.1" fill="#d1712c"/><circle cx="2.9" cy="-14" r="1.1" fill="#d1712c"/>`
  )
}

/** The falcon from above, about the origin, flying up; 75 units wide as its wings are 1.5 inches. */
export const FALCON_FROM_ABOVE =
  `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"><path d="M-4 14L-7 34H7L4 14Z" fill="#6d7b8b"/><path d="M-6 27H6" stroke="#2f343d" stroke-width="2.4"/>` +
  '<path d="M-4 -14Q-20 -24 -37 -4Q-30 -6 -22 2Q-12 4 -4 10Z" fill="#566273"/><path d="M4 -14Q20 -24 37 -4Q30 -6 22 2Q12 4 4 10Z" fill="#566273"/>' +
  '<path d="M-37 -4Q-30 -8 -20 -8M37 -4Q30 -8 20 -8" fill="none" stroke="#343a44" stroke-width="2.6"/>' +
  '<ellipse rx="6.4" ry="19" cy="0" fill="#68768a"/><circle cy="-18" r="6" fill="#353d49"/><path d="M-2.4 -23L0 -28L2.4 -23Z" fill="#e6b93f"/></g>'
