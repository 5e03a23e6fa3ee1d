// The painted map under the places: sea, shores, grounds, rivers. It never changes, so it is drawn once.

import { type Point, brush, path, smooth } from '../kit/curves'
import { blotCurve, fill, noise } from '../paint'
import { ASIA, AUSTRALIA, GROUNDS, ISLES, LAKES, PEAKS, RIVERS, SPECKS, WAVES } from './coasts'

/** The size of the map in its own units. */
export const WIDTH = 1500
export const HEIGHT = 1264

/** From the sheet of 100 by 100 to the map. */
export const onMap = (x: number, y: number): Point => [50 + x * 14, 44 + y * 11.7]
const mapped = (area: readonly Point[]): Point[] => area.map(([x, y]) => onMap(x, y))

/** A coast with two small bays or capes between every two points, always the same ones. */
function ragged(area: readonly Point[]): Point[] {
  return area.flatMap((from, i) => {
    const to = area[(i + 1) % area.length]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length > 14) return [from]
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
    const between = [0.33, 0.67].map((t, k): Point => {
      const out = noise(i * 2 + k, area.length) * Math.min(0.5, length * 0.15)
      return [from[0] + (to[0] - from[0]) * t + nx * out, from[1] + (to[1] - from[1]) * t + ny * out]
    })
    return [from, ...between]
  })
}

const SHORES = [ASIA, AUSTRALIA, ...ISLES].map((area) => path(smooth(mapped(ragged(area)), true, 0.9)))

/** Every coast in one path, for the small overview. */
export const COASTS = SHORES.join('')
export const FRAME = path(blotCurve(6, 6, WIDTH - 12, HEIGHT - 12, { seed: 50, rough: 0.006, square: 22, n: 60 }))

/** The whole sheet, as SVG children. */
export function land(): string {
  const stroke = (d: string, width: number, opacity: number, colour = 'var(--wash-sky-deep)'): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`
  return (
    `<clipPath id="flyway-sheet"><path d="${FRAME}"/></clipPath><clipPath id="flyway-shore"><path d="${COASTS}"/></clipPath>` +
    `<path d="${FRAME}" fill="var(--wash-sea)"/><g clip-path="url(#flyway-sheet)">${graticule()}${waves()}` +
    stroke(COASTS, 26, 0.2) + stroke(COASTS, 11, 0.34) +
    `<path d="${COASTS}" fill="var(--wash-sand)"/><g clip-path="url(#flyway-shore)">${grounds()}${rivers()}</g>` +
    stroke(COASTS, 1.3, 0.72, 'var(--bird-ink)') + specks() + peaks() +
    `</g><path d="${FRAME}" fill="none" stroke="var(--wash-dry)" stroke-width="1.4" opacity=".4"/>`
  )
}

function graticule(): string {
  const rows = [10, 26, 42, 58, 74, 90].map((y) => `M0 ${onMap(0, y)[1]}H${WIDTH}`)
  const columns = [16, 32, 48, 64, 80, 96].map((x) => `M${onMap(x, 0)[0]} 0V${HEIGHT}`)
  return `<path d="${[...rows, ...columns].join('')}" stroke="var(--ink)" stroke-width=".8" opacity=".1"/>`
}

const waves = (): string =>
  WAVES.map(([x, y]) => {
    const [left, top] = onMap(x, y)
    return fill(brush([[left, top], [left + 10, top - 4], [left + 20, top], [left + 30, top - 4], [left + 40, top]], 0.3, 0.3, 1.5), 'var(--ink)', 0.2)
  }).join('')

const grounds = (): string => GROUNDS.map(({ colour, opacity, area }) => fill(smooth(mapped(area), true), `var(--wash-${colour})`, opacity)).join('')

function rivers(): string {
  const courses = RIVERS.map((course) => fill(brush(mapped(course), 0.8, 3.2, 2), 'var(--wash-sky-deep)', 0.9))
  const lakes = LAKES.map((area) => `<path d="${path(smooth(mapped(area), true))}" fill="var(--wash-sky-deep)" stroke="var(--bird-ink)" stroke-width=".8" stroke-opacity=".5"/>`)
  return courses.join('') + lakes.join('')
}

const specks = (): string =>
  SPECKS.map(([x, y], i) => {
    const [cx, cy] = onMap(x, y)
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${5 + (i % 3)}" ry="${4 + (i % 2)}" fill="var(--wash-sand)" stroke="var(--bird-ink)" stroke-width="1"/>`
  }).join('')

const peaks = (): string =>
  PEAKS.map(([x, y]) => {
    const [left, top] = onMap(x, y)
    return `<path d="M${left - 12} ${top}l9 -14l5 7l4 -5l9 12" fill="none" stroke="var(--ink)" stroke-width="1.2" opacity=".34" stroke-linejoin="round" stroke-linecap="round"/>`
  }).join('')
