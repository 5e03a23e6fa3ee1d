// A flying bird seen from above, flying up the page.

import { type Curve, type Point, blade, brush, cubics, lerp, path, polar, smooth, tenth, tube } from './curves'
import { type Picture, Drawing, INK } from './drawing'
import type { FlightView, Species, SpreadWing } from './species'
import { tail } from './tail'

export function flight(species: Species): Picture {
  const view = species.flight
  if (!view) throw new Error(`${species.id} has no flight view`)
  const drawing = new Drawing(`${species.id}-f`, view.weight)
  const root = view.nodes[view.nodes.length - 1]!
  if (view.trail) trailingLegs(drawing, view.trail, root[1])
  tail(drawing, view.tail, 90, root, view.weight)
  wing(drawing, view.wing, -1, view.weight)
  wing(drawing, view.wing, 1, view.weight)
  bill(drawing, view)
  drawing.body(tube(view.nodes), view.colour, { patches: view.patches, lift: 2.4, dx: 1.2, shade: 0.4, thin: 0.3 })
  if (view.eyes) eyes(drawing, view)
  view.front?.(drawing)
  return drawing.done(null)
}

function trailingLegs(drawing: Drawing, { length, colour }: { length: number; colour: string }, y: number): void {
  for (const x of [-1.6, 1.6]) {
    drawing.part(brush([[x, y - 4], [x * 1.2, y + length * 0.55], [x * 0.9, y + length]], 2.2, 1.6), colour)
    drawing.part(brush([[x * 0.9, y + length - 1], [x * 1.5, y + length + 8]], 2.2, 0.6), colour)
  }
}

function bill(drawing: Drawing, view: FlightView): void {
  const { length, width, colour, blunt = 0.1 } = view.bill
  const [x, y, r] = view.nodes[0]!
  const [half, tip, base] = [width / 2, y - r - length, y - r * 0.7]
  const swell = y - r - length * 0.4
  drawing.part(
    cubics([
      [x - half, base], [x - half, swell], [x - width * blunt, tip], [x, tip],
      [x + width * blunt, tip], [x + half, swell], [x + half, base],
    ]),
    colour,
  )
}

function eyes(drawing: Drawing, view: FlightView): void {
  const [x, y, r] = view.nodes[0]!
  for (const sign of [-1, 1])
    drawing.raw(`<circle cx="${tenth(x + sign * r * 0.72)}" cy="${tenth(y - r * 0.25)}" r="${tenth(Math.max(0.9, r * 0.2))}" fill="#16120f"/>`)
}

// ---------------------------------------------------------------- one wing

interface Feather {
  base: Point
  deg: number
  length: number
  width: number
  colour: string
  tip: number
}

interface Bones {
  shoulder: Point
  wrist: Point
  hand: Point
}

function wing(drawing: Drawing, wing: SpreadWing, sign: 1 | -1, weight: number): void {
  const wrist = polar(-wing.armDeg, wing.arm, wing.shoulder)
  const bones: Bones = { shoulder: wing.shoulder, wrist, hand: polar(-wing.handDeg, wing.hand, wrist) }
  const mirror = ([x, y]: Point): Point => [x * sign, y]
  const turned = (deg: number): number => (sign > 0 ? deg : 180 - deg)
  for (const { base, deg, length, width, colour, tip } of [...secondaries(wing, bones), ...primaries(wing, bones)]) {
    drawing.part(blade(mirror(base), turned(deg), length, width, { tip, bend: sign * (wing.bend ?? 0) }), colour, 0.5 * weight)
    if (wing.window && colour === wing.tip) drawing.over(blade(mirror(base), turned(deg), length * 0.55, width * 0.8, { tip: 0.2 }), wing.window, 0.9)
    const edge = [mirror(polar(deg + 4, length * 0.4, base)), mirror(polar(deg + 2, length * 0.93, base))]
    if (wing.edge) drawing.over(brush(edge, 0.3, 0.9), wing.edge, 0.75)
  }
  coverts(drawing, wing, bones, mirror, weight)
}

/** From the shoulder to the wrist. */
function secondaries(wing: SpreadWing, { shoulder, wrist }: Bones): Feather[] {
  const n = wing.secondaryCount
  return Array.from({ length: n }, (_, j) => {
    const t = (j + 0.5) / n
    return {
      base: [lerp(shoulder[0], wrist[0], t), lerp(shoulder[1], wrist[1], t) + 2],
      deg: lerp(96, 84, t),
      length: lerp(wing.chordIn ?? wing.chord, wing.chord, t),
      width: (wing.arm / n) * 1.75,
      colour: wing.feathers,
      tip: 0.15,
    }
  })
}

/** From the wrist to the tip of the hand. */
function primaries(wing: SpreadWing, { wrist, hand }: Bones): Feather[] {
  const n = wing.primaryCount
  return Array.from({ length: n }, (_, j) => {
    const t = (n - 1 - j) / (n - 1)
    return {
      base: [lerp(hand[0], wrist[0], t), lerp(hand[1], wrist[1], t) + 1],
      deg: lerp(wing.outDeg, wing.inDeg, t ** (wing.fanPower ?? 1)),
      length: along(wing.primaries, t),
      width: wing.primaryWidth,
      colour: t < (wing.darkTo ?? 1) ? wing.tip : wing.feathers,
      tip: wing.primaryTip,
    }
  })
}

/** A value of a row of numbers at t in 0..1. */
function along(values: readonly number[], t: number): number {
  const x = t * (values.length - 1)
  const i = Math.min(values.length - 2, Math.floor(x))
  return lerp(values[i]!, values[i + 1]!, x - i)
}

function coverts(drawing: Drawing, wing: SpreadWing, bones: Bones, mirror: (p: Point) => Point, weight: number): void {
  const depth = wing.covert * wing.chord
  const line = 0.5 * weight
  const large = covert(bones, depth, 1, mirror)
  drawing.body(large, wing.colour, { lift: depth * 0.26, shade: 0.35, thin: 0.3, dx: 0 })
  drawing.raw(`<path d="${path(large)}" fill="none" stroke="${INK}" stroke-width="${tenth(line)}" opacity=".7"/>`)
  drawing.over(covert(bones, depth * 0.56, 0.8, mirror), wing.inner, 0.95)
  const { shoulder, wrist } = bones
  for (let j = 1; j < wing.secondaryCount; j++) {
    const t = (j + 0.2) / wing.secondaryCount
    const [x, y] = [lerp(shoulder[0], wrist[0], t), lerp(shoulder[1], wrist[1], t)]
    drawing.ink(brush([mirror([x, y + depth * 0.62]), mirror([x + 0.4, y + depth * 0.94])], 0.2, 0.7), 0.5)
  }
}

/** The area of coverts along arm and hand; `out` is how far along the hand it reaches. */
function covert({ shoulder, wrist, hand }: Bones, depth: number, out: number, mirror: (p: Point) => Point): Curve {
  const arm = (t: number, down: number): Point => [lerp(shoulder[0], wrist[0], t), lerp(shoulder[1], wrist[1], t) + down]
  const palm = (t: number, down: number): Point => [lerp(wrist[0], hand[0], t), lerp(wrist[1], hand[1], t) + down]
  const outline: Point[] = [
    [shoulder[0] - 3, shoulder[1] - 2], arm(0.5, -2), [wrist[0], wrist[1] - 2.4],
    palm(out * 0.6, -1.6), palm(out, 0), palm(out * 0.45, depth * 0.62),
    arm(0.8, depth), arm(0.35, depth * 1.08), [shoulder[0] - 3, shoulder[1] + depth * 1.15],
  ]
  return smooth(outline.map(mirror), true, 0.9)
}
