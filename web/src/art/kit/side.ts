// A standing or perched bird, seen from the side, looking right.

import { DEEP, LIGHT, mix } from './colour'
import { type Curve, type Node, type Point, blade, brush, cubics, distance, frame, heading, hundredth, lerp, polar, smooth, tenth, tube } from './curves'
import { type Picture, Drawing, INK } from './drawing'
import type { FoldedWing, Legs, SideView, Species } from './species'
import { tail } from './tail'

const FACE_REACH = 0.42 // the face is a smaller ball, this far towards the bill
const FACE_RADIUS = 0.74
const FACE_DROP = 4 // degrees below the bill's own line

export function side(species: Species): Picture {
  const view = species.side
  if (!view) throw new Error(`${species.id} has no side view`)
  const drawing = new Drawing(species.id, view.weight)
  const root = view.nodes[view.nodes.length - 1]!
  const head = view.nodes[0]!
  const face = polar(view.bill.angle + FACE_DROP, head[2] * FACE_REACH, head)
  const faceRadius = head[2] * FACE_RADIUS

  view.behind?.(drawing)
  drawLegs(drawing, view)
  tail(drawing, view.tail, view.tail.deg, root, view.weight)
  drawBill(drawing, view, face, faceRadius)
  drawBody(drawing, view, [...face, faceRadius], root)
  view.middle?.(drawing)
  foldedWing(drawing, view.wing, view.weight)
  drawEye(drawing, view)
  view.front?.(drawing)
  return drawing.done(stand(view.legs))
}

/** Where the feet meet branch or ground. */
function stand(legs: Legs): Point {
  const { hip, lean, step, gap, tibia, tarsus, grip } = legs
  return [hip[0] + lean + step + gap / 2, hip[1] + tibia + tarsus + (grip ? 2 : 1)]
}

function drawBody(drawing: Drawing, view: SideView, face: Node, root: Node): void {
  const vent = polar(view.tail.deg, view.tail.length * 0.34, root) // undertail coverts run out along the tail
  const spine: Node[] = [face, ...view.nodes, [...vent, root[2] * 0.3]]
  drawing.body(tube(spine), view.colour, { patches: view.patches, shade: view.shade })
  for (const [from, to, width = 0.8] of view.ticks ?? []) {
    const middle: Point = [lerp(from[0], to[0], 0.5) + 0.6, lerp(from[1], to[1], 0.5) + 0.5]
    drawing.ink(brush([from, middle, to], 0.2, 0.2, width), 0.55)
  }
}

function drawEye(drawing: Drawing, view: SideView): void {
  const { at: [x, y], r, colour, ring } = view.eye
  const disc = (cx: number, cy: number, radius: number, fill: string, more = ''): void =>
    drawing.raw(`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"${more}/>`)
  if (ring) disc(x, y, tenth(r * 1.5), ring)
  disc(x, y, r, colour ?? '#1b1714', ` stroke="#1b1714" stroke-width="${tenth(r * 0.3)}"`)
  if (colour) disc(x, y, tenth(r * 0.55), '#120f0d')
  disc(tenth(x + r * 0.32), tenth(y - r * 0.36), tenth(r * 0.28), '#fff')
}

// ---------------------------------------------------------------- bill

function drawBill(drawing: Drawing, view: SideView, face: Point, radius: number): void {
  const { length, depth, angle, colour, tip, cere, curve = 0, hook = 0, spoon = 0, plain } = view.bill
  const at = frame(polar(angle, radius * 0.78, face), angle)
  const q = (along: number, across: number): Point => at(length * along, across)
  drawing.part(spoon ? spoonBill(q, depth, curve, spoon) : plainBill(at, q, depth, curve, hook), colour)
  if (tip) drawing.raw(triangle(q(0.72, curve * 0.6 - depth * 0.3), q(1, curve + hook), q(0.72, curve * 0.6 + depth * 0.3), tip))
  if (cere) drawing.over(smooth([q(0, -depth * 0.5), q(0.3, -depth * 0.42), q(0.26, depth * 0.05), q(0, depth * 0.1)], true), cere)
  const gape = q(hook ? 0.7 : 0.92, curve * (spoon ? 0.9 : 0.8) + (hook ? depth * 0.12 : 0))
  drawing.ink(brush([at(-radius * 0.12, depth * 0.08), q(0.4, depth * 0.06 + curve * 0.25), gape], 0.9, 0.3), 0.85)
  if (!plain) drawing.ink(brush([q(0.2, -depth * 0.2), q(0.34, -depth * 0.17)], 0.7, 0.3), 0.7)
}

type Place = (along: number, across: number) => Point

function plainBill(at: Place, q: Place, depth: number, curve: number, hook: number): Curve {
  const upper = hook ? q(0.98, curve * 0.45 - depth * 0.45) : q(0.75, curve * 0.45 - depth * 0.12)
  const over = hook ? [q(0.93, curve + hook * 0.4), q(0.86, curve + depth * 0.1), q(0.76, curve + depth * 0.16)] : []
  return cubics([
    at(-1, -depth / 2), q(0.35, -depth * 0.52), upper, q(1, curve + hook),
    ...over,
    q(0.6, curve * 0.45 + depth * 0.34), q(0.3, depth * 0.5), at(-1, depth / 2),
  ])
}

/** Spatulate: a straight strap that opens into a round paddle. */
function spoonBill(q: Place, depth: number, curve: number, spoon: number): Curve {
  const upper = [
    q(0, -depth / 2), q(0.3, -depth * 0.34), q(0.55, -depth * 0.34 + curve * 0.4), q(0.72, -spoon * 0.36 + curve * 0.6),
    q(0.87, -spoon * 0.5 + curve * 0.9), q(0.98, -spoon * 0.28 + curve), q(1, curve),
  ]
  const lower = [
    q(0.98, spoon * 0.3 + curve), q(0.87, spoon * 0.52 + curve * 0.9), q(0.72, spoon * 0.38 + curve * 0.6),
    q(0.55, depth * 0.36 + curve * 0.4), q(0.3, depth * 0.38), q(0, depth / 2),
  ]
  return smooth([...upper, ...lower], true, 0.95)
}

function triangle(a: Point, b: Point, c: Point, fill: string): string {
  const at = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`
  return `<path d="M${at(a)}L${at(b)}L${at(c)}Z" fill="${fill}" opacity="0.9"/>`
}

// ---------------------------------------------------------------- folded wing

/** A feather from one point to another. */
const feather = (from: Point, to: Point, width: number, tip: number): Curve =>
  blade(from, heading(from, to), distance(from, to), width, { tip })

function foldedWing(drawing: Drawing, wing: FoldedWing, weight: number): void {
  const { from, to, depth } = wing
  const length = distance(from, to)
  const at = frame(from, heading(from, to))
  const q: Place = (along, across) => at(length * along, depth * across) // across goes towards the belly
  primaries(drawing, wing, q, weight)
  secondaries(drawing, wing, q, weight)
  const coverts = smooth(
    [q(-0.08, 0.08), q(0.02, -0.26), q(0.2, -0.38), q(0.4, -0.33), q(0.52, -0.14), q(0.5, 0.12), q(0.45, 0.38), q(0.34, 0.58), q(0.18, 0.58), q(0.02, 0.4)],
    true,
  )
  drawing.body(coverts, wing.colour, { lift: depth * 0.12, shade: 0.3, thin: 0.25 })
  rowsOfCoverts(drawing, wing, q, weight)
  const bend = [q(-0.08, 0.06), q(0, -0.26), q(0.12, -0.36), q(0.17, -0.1), q(0.15, 0.2), q(0.1, 0.42), q(0, 0.34)]
  drawing.over(smooth(bend, true), mix(wing.colour, LIGHT, 0.16))
}

/** Longest first. */
function primaries(drawing: Drawing, wing: FoldedWing, q: Place, weight: number): void {
  for (let i = 0; i < wing.primaries; i++) {
    const t = i / Math.max(1, wing.primaries - 1)
    const shape = feather(q(0.4, lerp(0.02, 0.34, t)), q(1 - t * 0.26, lerp(0, 0.2, t)), wing.depth * 0.3, 0.55)
    drawing.part(shape, wing.tip, 0.55 * weight)
  }
}

function secondaries(drawing: Drawing, wing: FoldedWing, q: Place, weight: number): void {
  for (let i = 0; i < wing.secondaries; i++) {
    const t = i / Math.max(1, wing.secondaries - 1)
    const shape = feather(q(0.16 + t * 0.04, lerp(0.55, -0.12, t)), q(lerp(0.6, 0.78, t), lerp(0.56, -0.06, t)), wing.depth * 0.36, 0.25)
    drawing.part(shape, wing.feathers, 0.55 * weight)
    const edge = [q(lerp(0.34, 0.46, t), lerp(0.66, 0.02, t)), q(lerp(0.58, 0.75, t), lerp(0.66, -0.02, t))]
    if (wing.edge) drawing.over(brush(edge, 0.5, 1.2), wing.edge, 0.9)
  }
}

function rowsOfCoverts(drawing: Drawing, wing: FoldedWing, q: Place, weight: number): void {
  const rows = [
    { start: 0.3, length: 0.24, n: 5, narrow: 1, width: 0.25, tone: mix(wing.colour, wing.feathers, 0.35), edge: wing.edge },
    { start: 0.17, length: 0.21, n: 5, narrow: 1, width: 0.25, tone: wing.colour, edge: wing.edge },
    { start: 0.06, length: 0.17, n: 4, narrow: 0.82, width: 0.24, tone: mix(wing.colour, LIGHT, 0.12), edge: undefined },
  ]
  const line = `stroke="${INK}" stroke-width="${hundredth(0.42 * weight)}" stroke-opacity=".6"`
  for (const row of rows)
    for (let i = 0; i < row.n; i++) {
      const t = i / (row.n - 1)
      const across = lerp(0.42, -0.24, t) * row.narrow
      const along = row.start - Math.abs(t - 0.42) * 0.07
      const shape = feather(q(along, across), q(along + row.length, across * 0.96), wing.depth * row.width, 0.12)
      drawing.edged(shape, row.tone, line)
      const edge = [q(along + row.length * 0.55, across + 0.1), q(along + row.length * 0.96, across + 0.04)]
      if (row.edge) drawing.over(brush(edge, 0.3, 0.8), row.edge, 0.75)
    }
}

// ---------------------------------------------------------------- legs

function drawLegs(drawing: Drawing, view: SideView): void {
  const { hip, gap } = view.legs
  const coat = view.legs.thighColour ?? view.colour
  leg(drawing, view.legs, [hip[0] + gap, hip[1] - 1], view.legs.far, mix(coat, DEEP, 0.3))
  leg(drawing, view.legs, hip, view.legs.colour, coat)
}

const GRIPPING: readonly Point[] = [[0.7, 3.5], [0.35, 5], [-0.4, 4]]
const STANDING: readonly Point[] = [[1, 1.2], [0.8, 3], [-0.5, 1.4]]

function leg(drawing: Drawing, legs: Legs, [x, y]: Point, colour: string, coat: string): void {
  const { width, toe, grip } = legs
  const knee: Point = [x + legs.lean, y + legs.tibia]
  const foot: Point = [knee[0] + legs.step, knee[1] + legs.tarsus]
  drawing.part(brush([[x, y - 4], knee], legs.thigh ?? width * 2.2, width * 0.9), coat)
  drawing.part(brush([knee, [lerp(knee[0], foot[0], 0.5) - 0.4, lerp(knee[1], foot[1], 0.5)], foot], width * 1.1, width * 0.95), colour)
  if (legs.web) {
    drawing.part(webbedFoot(foot, toe), colour)
    return
  }
  for (const [reach, drop] of grip ? GRIPPING : STANDING) {
    const dx = toe * reach
    const knuckle: Point = [foot[0] + dx * 0.55, foot[1] + drop * 0.3 - (grip ? 1 : 0.3)]
    drawing.part(brush([foot, knuckle, [foot[0] + dx, foot[1] + drop]], width, width * 0.45), colour)
  }
}

const webbedFoot = ([x, y]: Point, toe: number): Curve =>
  smooth([[x - 1, y - 1], [x + toe, y + 1.4], [x + toe * 0.5, y + 2.8], [x - 2, y + 2]], true, 0.6)
