// How a bird is made, bottom to top:
//   halo    every outer part, stroked wide in --bird-halo: lifts the bird off any ground, day or dusk
//   ink     every outer part, stroked in --bird-ink, and once more shifted down-right: a line that swells in the shade
//   wash    the same parts filled; then patches, a shade along the belly, a light along the back, a pooled edge
//   detail  feather edges, eye, bill line: short tapered strokes
// Because ink lies under the wash, parts may overlap freely and still share one clean contour.

import { DEEP, LIGHT, mix } from './colour'
import { type Curve, type Point, hundredth, map, path, smooth, tenth } from './curves'

export const INK = 'var(--bird-ink)'
export const HALO = 'var(--bird-halo)'

/** A finished picture: SVG children, the box around them, and where the feet are. */
export interface Picture {
  readonly svg: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly stand: Point | null
}

/** A patch of plumage: a smooth area or a ready path; `soft` lets its edge bleed. */
export type Patch = { colour: string; opacity?: number; soft?: number } & ({ area: readonly Point[] } | { d: string })

export interface Watercolour {
  patches?: readonly Patch[]
  /** How far the colour stays away from the lit edge. */
  lift?: number
  shade?: number
  /** How thin the first wash is. */
  thin?: number
  dx?: number
}

/** A steady little unevenness, so that edges look painted and never change between drawings. */
const wobble = (i: number): number => (Math.sin(i * 12.9898) * 43758.5453) % 1

const PAD = 4
let serial = 0

/** Collects the parts of one bird and writes them in the order halo, ink, wash, detail. */
export class Drawing {
  private readonly id: string
  private readonly outline: Curve[] = []
  private readonly wash: string[] = []

  constructor(
    name: string,
    private readonly weight: number,
  ) {
    this.id = `${name}-${++serial}`
  }

  /** A part of the silhouette. */
  part(shape: Curve, fill: string, edge = 0): void {
    this.outline.push(shape)
    const line = edge ? ` stroke="${INK}" stroke-width="${tenth(edge)}" stroke-opacity=".7"` : ''
    this.wash.push(`<path d="${path(shape)}" fill="${fill}"${line}/>`)
  }

  /** Something inside the silhouette. */
  over(shape: Curve, fill: string, opacity = 1): void {
    this.wash.push(`<path d="${path(shape)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
  }

  /** Something inside the silhouette with a line of its own. */
  edged(shape: Curve, fill: string, line: string): void {
    this.wash.push(`<path d="${path(shape)}" fill="${fill}" ${line}/>`)
  }

  ink(shape: Curve, opacity = 1): void {
    this.over(shape, INK, opacity)
  }

  raw(svg: string): void {
    this.wash.push(svg)
  }

  /** The watercolour treatment of a closed shape: a thin first wash, colour off the lit edge, a drying line, a shade. */
  body(shape: Curve, fill: string, { patches = [], lift = 6, shade = 0.5, thin = 0.42, dx = -1.4 }: Watercolour = {}): void {
    const clip = `${this.id}-${this.wash.length}`
    const d = path(shape)
    const dark = mix(fill, DEEP, 0.42)
    this.outline.push(shape)
    let n = 0
    const moved = (x: number, y: number, rough: number): string =>
      path(map(shape, ([a, b]) => (n++, [a + x + wobble(n) * rough, b + y + wobble(n + 50) * rough])))
    const ring = (hole: string, colour: string, opacity: number): string =>
      `<path d="${d}${hole}" fill-rule="evenodd" fill="${colour}" opacity="${hundredth(opacity)}"/>`
    this.wash.push(
      `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="${mix(fill, LIGHT, thin)}"/>`,
      `<g clip-path="url(#${clip})">`,
      `<path d="${moved(dx, lift * 0.42, 0.7)}" fill="${fill}" stroke="${dark}" stroke-width=".7" stroke-opacity=".28"/>`,
      patches.map(paintPatch).join(''),
      ring(moved(1.4, -lift * 1.5, 0.9), dark, shade * 0.3),
      ring(moved(0.8, -lift * 0.72, 0.6), dark, shade * 0.5),
      ring(moved(-0.9, lift * 0.34, 0.4), LIGHT, 0.42),
      '</g>',
    )
  }

  done(stand: Point | null): Picture {
    const w = this.weight
    const use = (colour: string, width: number, shift = ''): string =>
      `<use href="#${this.id}" fill="${colour}" stroke="${colour}" stroke-width="${tenth(width)}"${shift}/>`
    const svg =
      `<g stroke-linejoin="round" stroke-linecap="round"><defs><path id="${this.id}" d="${this.outline.map(path).join('')}"/></defs>` +
      use(HALO, w * 4) +
      use(INK, w * 0.9) +
      use(INK, w * 0.8, ` x="${hundredth(w * 0.34)}" y="${hundredth(w * 0.5)}"`) +
      this.wash.join('') +
      '</g>'
    return { svg, box: around(this.outline), stand }
  }
}

function paintPatch(patch: Patch): string {
  const d = 'd' in patch ? patch.d : path(smooth(patch.area, true))
  const stroke = (width: number, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${patch.colour}" stroke-width="${width}" opacity="${opacity}"/>`
  const bleed = patch.soft ? stroke(patch.soft * 2, 0.3) + stroke(patch.soft, 0.4) : ''
  return `${bleed}<path d="${d}" fill="${patch.colour}"${patch.opacity ? ` opacity="${patch.opacity}"` : ''}/>`
}

function around(curves: readonly Curve[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of curves)
    for (const [x, y] of points) {
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  return [left - PAD, top - PAD, right - left + 2 * PAD, bottom - top + 2 * PAD].map(tenth) as [number, number, number, number]
}
