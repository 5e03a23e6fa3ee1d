// Birds-of-paradise: two carriages that their species share, and the plumes that make each of them.

import { type Node, type Point, blade, brush, lerp } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { SideView, Species } from '../kit/species'

/** What a species says of itself; the rest is the carriage's. */
type Own = Pick<SideView, 'colour' | 'patches'> & {
  [part in 'bill' | 'eye' | 'wing' | 'tail' | 'legs']?: Partial<SideView[part]>
} & Partial<Pick<SideView, 'nodes' | 'ticks' | 'behind' | 'middle' | 'front' | 'weight' | 'shade'>>

interface Carriage {
  nodes: readonly Node[]
  eye: Point
  bill: number
  wing: { from: Point; to: Point }
  tail: number
  hip: Point
}

/** On a branch, half upright: the smaller ones. */
const SLANTED: Carriage = {
  nodes: [[33, -40, 9.4], [29, -34, 9.8], [21, -23, 12.8], [9, -8, 15.4], [-5, 5, 12], [-19, 15, 5.6]],
  eye: [35.8, -41.4], bill: 4, wing: { from: [19, -23], to: [-28, 18] }, tail: 146, hip: [6, 6],
}
/** Upright, for those whose long tails hang down. */
const UPRIGHT: Carriage = {
  nodes: [[30, -52, 9], [27, -45, 9.4], [21, -32, 12.2], [13, -13, 14.6], [3, 5, 11.4], [-6, 19, 5.8]],
  eye: [32.8, -53.2], bill: 6, wing: { from: [17, -32], to: [-14, 28] }, tail: 112, hip: [8, 8],
}

const bird = ({ nodes, eye, bill, wing, tail, hip }: Carriage, id: string, latin: string, own: Own): Species => ({
  id,
  latin,
  side: {
    ...own,
    weight: own.weight ?? 1,
    nodes: own.nodes ?? nodes,
    bill: { length: 12, depth: 5, angle: bill, curve: 1.2, colour: '#3f3b3a', ...own.bill },
    eye: { at: eye, r: 2, ...own.eye },
    wing: { ...wing, depth: 18, primaries: 4, secondaries: 4, colour: '#35312f', feathers: '#423a38', tip: '#2a2626', ...own.wing },
    tail: { deg: tail, length: 26, n: 4, spread: 8, width: 7.6, colour: own.colour, ...own.tail },
    legs: {
      hip, tibia: 5, tarsus: 8, width: 2.5, toe: 8.5, colour: '#5b4e46', far: '#453b35', grip: true, gap: 7, lean: 1, step: 1,
      thigh: 7, thighColour: own.colour, ...own.legs,
    },
  },
})

export const slanted = (id: string, latin: string, own: Own): Species => bird(SLANTED, id, latin, own)
export const upright = (id: string, latin: string, own: Own): Species => bird(UPRIGHT, id, latin, own)

/** A fan of narrow feathers from a line: a breast shield, a cape, a skirt. */
export interface Fan {
  from: Point
  to: Point
  /** Headings of the first and the last feather. */
  degrees: readonly [number, number]
  length: number
  width: number
  n: number
  tones: readonly [string, string]
  /** How much longer the outer feathers are. */
  flare?: number
  tip?: number
  /** Put on each feather's end. */
  edge?: string
}

export function fan(drawing: Drawing, { from, to, degrees, length, width, n, tones, flare = 0, tip = 0.4, edge }: Fan): void {
  for (let i = 0; i < n; i++) {
    const t = i / Math.max(1, n - 1)
    const base: Point = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    const heading = lerp(degrees[0], degrees[1], t)
    const reach = length * (1 + flare * (Math.abs(t - 0.5) * 2) ** 2)
    drawing.part(blade(base, heading, reach, width, { tip }), tones[i % 2]!, 0.45)
    if (edge) drawing.over(blade([base[0] + Math.cos((heading * Math.PI) / 180) * reach * 0.7, base[1] + Math.sin((heading * Math.PI) / 180) * reach * 0.7], heading, reach * 0.27, width * 0.72, { tip }), edge, 0.85)
  }
}

/** A cascade of loose plumes: each row goes from `root` over a bend to its ends. */
export interface Cascade {
  root: readonly [Point, Point]
  bend: readonly [Point, Point]
  end: readonly [Point, Point]
  n: number
  colour: string
  width?: number
}

export function cascade(drawing: Drawing, rows: readonly Cascade[]): void {
  for (const { root, bend, end, n, colour, width = 5.4 } of rows)
    for (let i = 0; i < n; i++) {
      const t = i / Math.max(1, n - 1)
      const between = ([a, b]: readonly [Point, Point], sway = 0): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sway]
      const sway = Math.sin(i * 2.4) * 3
      drawing.part(brush([between(root), between(bend), between(end, sway)], width * 0.7, 0.3, width), colour, 0.25)
    }
}

/** Small metallic scales over a patch of plumage. */
export function scales(drawing: Drawing, at: readonly Point[], colour: string, size = 4.2, opacity = 0.85): void {
  for (const [x, y] of at) drawing.over(brush([[x - size / 2, y - size * 0.2], [x, y + size * 0.35], [x + size / 2, y - size * 0.25]], 0.4, 0.4, size * 0.55), colour, opacity)
}

/** A thin wire, with or without a flag at its end. */
export function wire(drawing: Drawing, line: readonly Point[], colour: string, width = 1.3, flag?: { degrees: number; length: number; width: number; colour: string }): void {
  drawing.part(brush(line, width, width * 0.75), colour)
  if (flag) drawing.part(blade(line[line.length - 1]!, flag.degrees, flag.length, flag.width, { tip: 0.15 }), flag.colour, 0.45)
}
