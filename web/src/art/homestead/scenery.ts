// What the scenes of the homestead share: sky, ground, wood, walls and leaves. Units as in hexagon.ts.

import { type Point, blade, brush, path, polar, smooth } from '../kit/curves'
import { blotCurve, cloud, fill, ground, noise } from '../paint'

export const INK = 'var(--bird-ink)'
const EDGE = 210
const BOTTOM = 190

export const sky = (colour = 'var(--wash-sky)'): string => `<path d="M-${EDGE} -190H${EDGE}V190H-${EDGE}Z" fill="${colour}"/>`

/** A hill or a meadow; the line gives heights from the left edge to the right. */
export function land(heights: readonly number[], colour = 'var(--wash-moss)', opacity = 1): string {
  const step = (2 * EDGE) / (heights.length - 1)
  return ground(heights.map((y, i): Point => [-EDGE + i * step, y]), BOTTOM, colour, opacity)
}

/** A drawn thing: filled, with an ink line round it. */
export const inked = (d: string, colour: string, width = 1.2): string =>
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** Shade falls to the right and below, towards violet. */
export const shade = (d: string, opacity = 0.14): string => `<path d="${d}" fill="#2a2140" opacity="${opacity}"/>`
export const light = (d: string, opacity = 0.3): string => `<path d="${d}" fill="#fff8e8" opacity="${opacity}"/>`

/** A pencil line through points. */
export const pencil = (points: readonly Point[], width = 1.5, opacity = 0.5): string => fill(brush(points, 0.3, 0.3, width), INK, opacity)
/** A stroke of colour through points, wider at the start. */
export const stroke = (points: readonly Point[], start: number, end: number, colour: string, opacity = 1): string => fill(brush(points, start, end), colour, opacity)

/** A trunk or a bough, with the shade along its right side. */
export function wood(points: readonly Point[], start: number, end: number, colour = 'var(--wood)'): string {
  const shaded = points.map(([x, y], i): Point => [x + (start + ((end - start) * i) / (points.length - 1)) * 0.24, y])
  return inked(path(brush(points, start, end, (start + end) / 2)), colour, 1.1) + fill(brush(shaded, start * 0.3, end * 0.3), '#2a2140', 0.16)
}

type Clump = readonly [x: number, y: number, width: number, height: number]

/** A crown of leaves: overlapping clumps, darker below, with a few pencilled leaves. */
export function crown(clumps: readonly Clump[], colour = 'var(--foliage)', seed = 3): string {
  const patch = ([x, y, w, h]: Clump, i: number, drop = 0, grow = 1): string =>
    path(blotCurve(x - (w * grow) / 2, y - (h * grow) / 2 + drop, w * grow, h * grow, { seed: seed + i, rough: 0.07, square: 2.2 }))
  const outline = clumps.map((clump, i) => `<path d="${patch(clump, i)}" fill="${colour}" stroke="${INK}" stroke-width="1.6" stroke-opacity=".5"/>`)
  const washes = clumps.map((clump, i) => `<path d="${patch(clump, i)}" fill="${colour}"/>`)
  const shades = clumps.map(([x, y, w, h], i) => shade(patch([x + w * 0.08, y + h * 0.24, w * 0.8, h * 0.5], i), 0.1))
  const lights = clumps.map(([x, y, w, h], i) => light(patch([x - w * 0.14, y - h * 0.2, w * 0.5, h * 0.36], i + 5), 0.16))
  const leaves = clumps.flatMap(([x, y, w, h], i) =>
    [0, 1, 2, 3].map((k) => {
      const [px, py] = [x + noise(i * 4 + k, seed) * w * 0.32, y + noise(i * 4 + k, seed + 5) * h * 0.3]
      return pencil([[px - 7, py + 2], [px - 1, py - 4], [px + 6, py + 1]], 1.6, 0.4)
    }),
  )
  return [...outline, ...washes, ...shades, ...lights, ...leaves].join('')
}

/** Tufts of grass along a line. */
export function tufts(y: number, seed: number, n = 9, colour = 'var(--reed)'): string {
  return Array.from({ length: n }, (_, i) => {
    const x = -170 + (340 * (i + 0.5)) / n + noise(i, seed) * 16
    const base = y + noise(i + 30, seed) * 9
    return [-34, -6, 24].map((lean, k) => fill(blade([x + k * 3 - 3, base], -90 + lean, 13 + noise(i + k, seed) * 4, 3.4, { tip: 0.95 }), colour)).join('')
  }).join('')
}

/** A leafy or flowering bush sitting on the ground. */
export const bush = (x: number, y: number, w: number, colour = 'var(--foliage)', seed = 4): string =>
  crown([[x - w * 0.24, y - w * 0.16, w * 0.6, w * 0.42], [x + w * 0.26, y - w * 0.14, w * 0.56, w * 0.38], [x, y - w * 0.26, w * 0.62, w * 0.46]], colour, seed)

export function flowers(points: readonly Point[], colour: string, heart = 'var(--lamp)', size = 3.4): string {
  const bloom = ([x, y]: Point): string =>
    [0, 72, 144, 216, 288].map((turn) => { const [px, py] = polar(turn - 90, size, [x, y]); return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(size * 0.74).toFixed(1)}" fill="${colour}" stroke="${INK}" stroke-width=".5" stroke-opacity=".5"/>` }).join('') +
    `<circle cx="${x}" cy="${y}" r="${size * 0.55}" fill="${heart}"/>`
  return points.map((point) => stroke([point, [point[0] + 1, point[1] + 14]], 1.6, 1.2, 'var(--reed)') + bloom(point)).join('')
}

/** A picket fence from x to x. */
export function fence(from: number, to: number, y: number, step = 30, colour = 'var(--wood)'): string {
  const rail = (dy: number): string => inked(`M${from} ${y + dy}L${to} ${y + dy - 2}v6L${from} ${y + dy + 6}Z`, colour, 0.9)
  const posts = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => {
    const x = from + i * step + noise(i, 3) * 2
    return inked(`M${x - 4.5} ${y - 10}l4.5 -6l4.5 6l1 46h-10Z`, colour, 0.9) + shade(`M${x + 1.5} ${y - 12}l3 3l1 45h-4Z`)
  })
  return rail(0) + rail(18) + posts.join('')
}

export const smoothArea = (points: readonly Point[]): string => path(smooth(points, true))
export { brush, blade, cloud, fill, path, polar, smooth, noise }
export type { Point }
