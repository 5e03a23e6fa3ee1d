// Washes, marks and small scenery, in the same hand as the birds. Each function returns SVG children.

import { type Curve, type Point, blade, brush, path, polar, smooth, tenth as f } from './kit/curves'
import type { Picture } from './kit/drawing'
import type { SeatColour } from './seats'

const INK = 'var(--bird-ink)'

/** Repeatable noise in -1..1. */
export function noise(i: number, seed = 1): number {
  const x = Math.sin(i * 127.1 + seed * 311.7) * 43758.5453
  return (x - Math.floor(x)) * 2 - 1
}

export function fill(shape: Curve, colour: string, opacity = 1): string {
  return `<path d="${path(shape)}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

// ---------------------------------------------------------------- washes

interface BlotShape {
  seed?: number
  rough?: number
  /** 2 is an ellipse, more is squarer. */
  square?: number
  n?: number
}

/** The outline of a wash: an uneven rounded patch. */
export function blotCurve(x: number, y: number, w: number, h: number, { seed = 1, rough = 0.04, square = 3.2, n = 26 }: BlotShape = {}): Curve {
  const rim = Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = (1 / (Math.abs(cos) ** square + Math.abs(sin) ** square) ** (1 / square)) * (1 + noise(i, seed) * rough)
    return [x + w / 2 + (cos * reach * w) / 2, y + h / 2 + (sin * reach * h) / 2]
  })
  return smooth(rim, true)
}

interface Wash extends BlotShape {
  colour?: string
  /** What lies on the wash and is cut to its edge. */
  inside?: string
  glaze?: number
}

let serial = 0

/** A wash laid with a loaded brush: darker where it dried last, a second glaze low down, one bloom. */
export function blot(x: number, y: number, w: number, h: number, { colour = 'var(--wash-sky)', inside = '', glaze = 0.07, ...shape }: Wash = {}): string {
  const seed = shape.seed ?? 1
  const d = path(blotCurve(x, y, w, h, shape))
  const second = blotCurve(x - w * 0.04, y + h * 0.42, w * 1.02, h * 0.7, { ...shape, seed: seed + 5, rough: 0.09, square: 2.2 })
  const bloom = blotCurve(x + w * 0.08, y + h * 0.08, w * 0.5, h * 0.34, { ...shape, seed: seed + 9, rough: 0.12, square: 2 })
  const id = `blot-${++serial}`
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${colour}"/>` +
    `<g clip-path="url(#${id})">${fill(second, 'var(--wash-dry)', glaze)}` +
    `<path d="${path(bloom)}" fill="#fff" opacity="var(--bloom)"/>${inside}</g>` +
    `<path d="${d}" fill="none" stroke="var(--wash-dry)" stroke-width="1.1" opacity=".34"/>`
  )
}

/** A cumulus with a flat foot: round tops, a shaded underside, a few pencil arcs. */
export function cloud(x: number, y: number, w: number, { seed = 1, opacity = 1 } = {}): string {
  const h = w * 0.3
  const k = (i: number): number => 1 + noise(i, seed) * 0.16
  const tops: Point[] = [[0, 0], [0.15 * k(1), 0.34 * k(2)], [0.4 * k(3), 0.72 * k(4)], [0.66, 0.58 * k(5)], [0.86 * (1 + noise(6, seed) * 0.03), 0.3 * k(7)], [1, 0]]
  const p = tops.map(([a, b]): Point => [x + a * w, y - b * h])
  const arcs = p.slice(1).map(([px, py], i) => {
    const r = f(Math.hypot(px - p[i]![0], py - p[i]![1]) * 0.54)
    return `A${r} ${r} 0 0 1 ${f(px)} ${f(py)}`
  })
  const foot = `C${f(x + w * 0.72)} ${f(y + h * 0.13)} ${f(x + w * 0.28)} ${f(y + h * 0.13)} ${f(x)} ${f(y)}Z`
  const shade = `C${f(x + w * 0.2)} ${f(y - h * 0.34)} ${f(x + w * 0.4)} ${f(y - h * 0.06)} ${f(x + w * 0.56)} ${f(y - h * 0.2)}S${f(x + w * 0.9)} ${f(y - h * 0.26)} ${f(x + w)} ${f(y)}`
  const pencil = p.slice(1, 4).map(([px, py]) =>
    fill(brush([[px - w * 0.03, py + h * 0.08], [px + w * 0.015, py + h * 0.17], [px + w * 0.07, py + h * 0.17]], 0.2, 0.2, 1), 'var(--ink)', 0.3),
  )
  return (
    `<g opacity="${opacity}"><path d="M${f(x)} ${f(y)}${arcs.join('')}${foot}" fill="var(--cloud)"/>` +
    `<path d="M${f(x)} ${f(y)}${shade}${foot}" fill="var(--cloud-shade)" opacity=".62"/>${pencil.join('')}</g>`
  )
}

// ---------------------------------------------------------------- scenery

/** A hill or a bank, closed to the bottom edge. */
export function ground(line: readonly Point[], bottom: number, colour: string, opacity = 1): string {
  const d = `${path(smooth(line))}L${f(line[line.length - 1]![0])} ${bottom}L${f(line[0]![0])} ${bottom}Z`
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>${fill(brush(line, 0.4, 0.3, 1.3), 'var(--ink)', 0.38)}`
}

type Leaf = readonly [along: number, degrees: number, length: number]

/** A tapered branch with leaves. */
export function branch(line: readonly Point[], start: number, end: number, leaves: readonly Leaf[]): string {
  const foliage = leaves.map(([t, deg, length], i) => {
    const base = onPolyline(line, t)
    const leaf = path(blade(base, deg, length, length * 0.42, { tip: 0.9 }))
    const vein = fill(brush([base, polar(deg, length * 0.85, base)], 0.8, 0.2), INK, 0.55)
    return `<path d="${leaf}" fill="var(${i % 2 ? '--reed' : '--foliage'})" stroke="${INK}" stroke-width=".7"/>${vein}`
  })
  const bark = path(brush(line, start, end, (start + end) / 2))
  const shade = brush(line.map(([x, y]): Point => [x, y + start * 0.2]), 0.2, 0.2, start * 0.3)
  return `${foliage.join('')}<path d="${bark}" fill="var(--wood)" stroke="${INK}" stroke-width="1"/>${fill(shade, '#3c2f3c', 0.25)}`
}

function onPolyline(line: readonly Point[], t: number): Point {
  const x = t * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(x))
  const [a, b] = [line[i]!, line[i + 1]!]
  return [a[0] + (b[0] - a[0]) * (x - i), a[1] + (b[1] - a[1]) * (x - i)]
}

/** Reeds and grasses rising from a line. */
export function reeds(x: number, y: number, n: number, height: number, seed: number, spread: number): string {
  return Array.from({ length: n }, (_, i) => {
    const base = x + (i / n - 0.5) * spread + noise(i, seed) * 5
    const lean = noise(i + 20, seed) * height * 0.28
    const h = height * (0.6 + 0.4 * Math.abs(noise(i + 40, seed)))
    const stalk = brush([[base, y + noise(i + 60, seed) * 6], [base + lean * 0.3, y - h * 0.55], [base + lean, y - h]], 2.6, 0.3)
    const line = brush([[base + 1, y], [base + 1 + lean * 0.3, y - h * 0.5], [base + 1 + lean * 0.9, y - h * 0.9]], 1.2, 0.2)
    return fill(stalk, 'var(--reed)') + (i % 3 ? '' : fill(line, INK, 0.35))
  }).join('')
}

/** A nest woven from strokes; eggs are offsets in widths of the nest. */
export function nest(x: number, y: number, w: number, eggs: readonly Point[], seed = 3): string {
  const h = w * 0.42
  const back = `<ellipse cx="${x}" cy="${y}" rx="${f(w * 0.5)}" ry="${f(h * 0.36)}" fill="#5b4636" stroke="${INK}" stroke-width="1"/>`
  const clutch = eggs.map(([dx, dy], i) => {
    const spots = [[0.02, -0.04, 0.013], [-0.03, 0.01, 0.016], [0.04, 0.04, 0.011]] as const
    const speckles = spots.map(([a, b, r]) => `<circle cx="${f(w * a)}" cy="${f(w * b)}" r="${f(w * r)}"/>`).join('')
    return (
      `<g transform="translate(${f(x + dx * w)} ${f(y + dy * w)}) rotate(${f(noise(i, seed) * 30)})">` +
      `<ellipse rx="${f(w * 0.1)}" ry="${f(w * 0.13)}" fill="#dfe8e4" stroke="${INK}" stroke-width=".9"/><g fill="#7a6a55" opacity=".7">${speckles}</g></g>`
    )
  })
  const rim = `M${f(x - w * 0.52)} ${f(y)}C${f(x - w * 0.48)} ${f(y + h)} ${f(x + w * 0.48)} ${f(y + h)} ${f(x + w * 0.52)} ${f(y)}`
  const lip = `C${f(x + w * 0.3)} ${f(y + h * 0.46)} ${f(x - w * 0.3)} ${f(y + h * 0.46)} ${f(x - w * 0.52)} ${f(y)}Z`
  const bowl = `<path d="${rim}${lip}" fill="#b08d5f" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`
  return back + clutch.join('') + bowl + straw(x, y, w, h, seed)
}

function straw(x: number, y: number, w: number, h: number, seed: number): string {
  return Array.from({ length: 20 }, (_, i) => {
    const t = i / 19
    const px = x - w * 0.5 + t * w + noise(i, seed) * w * 0.05
    const py = y + h * (0.2 + 0.4 * Math.sin(Math.PI * t)) * (0.75 + 0.25 * noise(i + 30, seed))
    const l = w * (0.1 + 0.08 * Math.abs(noise(i + 60, seed)))
    const slope = (t - 0.5) * 0.9 + noise(i + 90, seed) * 0.5
    const stroke = brush([[px - l, py - l * slope * 0.5], [px, py + l * 0.16], [px + l, py + l * slope * 0.5]], 0.3, 0.2, 1.3)
    return fill(stroke, i % 3 ? '#5b4230' : '#e3c894', 0.8)
  }).join('')
}

// ---------------------------------------------------------------- pieces

/** A cube of the supply, as a small pencil isometric about its middle. */
export function cube(x: number, y: number, s: number, colour: SeatColour): string {
  const [a, b, c] = [f(s * 0.45), f(s * 0.26), f(s * 0.5)]
  const top = `M0 ${-c}L${a} ${-b}L0 0L${-a} ${-b}Z`
  const right = `M${a} ${-b}L0 0V${c}L${a} ${f(s * 0.25)}Z`
  const left = `M${-a} ${-b}L0 0V${c}L${-a} ${f(s * 0.25)}Z`
  return (
    `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width=".9" stroke-linejoin="round">` +
    `<path d="${top}${left}${right}" fill="var(--seat-${colour})"/><path d="${top}" fill="#fff" opacity=".4"/>` +
    `<path d="${right}" fill="#1c1430" opacity=".24"/></g>`
  )
}

/** Sex as a naturalist writes it; drawn, so that it never depends on a font. In a box of 16 x 16. */
export const SEX_SIGN = {
  female: 'M8 1.8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM8 9.8V15M5.4 12.6H10.6',
  male: 'M6.4 5.8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM9.4 6.6L14 2M10.4 2H14V5.6',
} as const

// ---------------------------------------------------------------- placing birds in a scene

interface Place {
  x: number
  y: number
  /** The size of the picture: its width or its height. */
  w?: number
  h?: number
  flip?: boolean
  rotate?: number
}

/** A bird in a scene. x, y is the middle of the picture, or where its feet stand if it has feet. */
export function place(picture: Picture, { x, y, w, h, flip = false, rotate = 0 }: Place): string {
  const [left, top, width, height] = picture.box
  const scale = w !== undefined ? w / width : (h ?? height) / height
  const [cx, cy] = picture.stand ?? [left + width / 2, top + height / 2]
  const size = `${flip ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)}`
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${size}) translate(${f(-cx)} ${f(-cy)})">${picture.svg}</g>`
}
