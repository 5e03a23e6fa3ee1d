// What a species declares. Units are arbitrary; the kit measures the drawing.

import type { Node, Point } from './curves'
import type { Drawing, Patch } from './drawing'

export interface Species {
  readonly id: string
  readonly latin: string
  readonly side?: SideView
  readonly flight?: FlightView
}

/** Plumes, wires and other things that only one species has. */
export type Hook = (drawing: Drawing) => void

/** Standing or perched, seen from the side, looking right. */
export interface SideView {
  colour: string
  /** How heavy the ink line is. */
  weight: number
  /** The spine from the middle of the head to the root of the tail. */
  nodes: readonly Node[]
  bill: Bill
  eye: { at: Point; r: number; colour?: string; ring?: string }
  patches: readonly Patch[]
  /** Short feather strokes: from, to, and how thick. */
  ticks?: readonly (readonly [from: Point, to: Point, width?: number])[]
  wing: FoldedWing
  tail: Tail & { deg: number }
  legs: Legs
  shade?: number
  behind?: Hook
  middle?: Hook
  front?: Hook
}

export interface Bill {
  length: number
  depth: number
  angle: number
  colour: string
  tip?: string
  cere?: string
  /** How far the bill bends down on its way. */
  curve?: number
  /** How far the upper bill reaches over the lower one. */
  hook?: number
  /** The width of a spoon at the end. */
  spoon?: number
  /** Without nostril. */
  plain?: boolean
}

export interface FoldedWing {
  from: Point
  to: Point
  depth: number
  /** Coverts. */
  colour: string
  /** Flight feathers. */
  feathers: string
  tip: string
  edge?: string
  primaries: number
  secondaries: number
}

export interface Tail {
  length: number
  n: number
  spread: number
  width: number
  colour: string
  band?: string
  bandAt?: number
  /** How much longer the outer feathers are. */
  fork?: number
  forkPower?: number
  /** How wide the feathers' roots lie apart. */
  root?: number
  tip?: number
}

export interface Legs {
  hip: Point
  tibia: number
  tarsus: number
  width: number
  toe: number
  colour: string
  /** The colour of the leg on the other side. */
  far: string
  thigh?: number
  thighColour?: string
  gap: number
  lean: number
  step: number
  /** Holding a branch. */
  grip?: boolean
  web?: boolean
}

/** Seen from above, flying up the page. */
export interface FlightView {
  colour: string
  weight: number
  nodes: readonly Node[]
  patches: readonly Patch[]
  bill: { length: number; width: number; colour: string; blunt?: number }
  eyes?: boolean
  wing: SpreadWing
  tail: Tail
  /** Legs that trail behind. */
  trail?: { length: number; colour: string }
  front?: Hook
}

/** An arm from shoulder to wrist carries the secondaries, the hand carries the primaries. */
export interface SpreadWing {
  shoulder: Point
  armDeg: number
  arm: number
  handDeg: number
  hand: number
  primaryCount: number
  secondaryCount: number
  /** The lengths of the primaries, outermost first, as a curve. */
  primaries: readonly number[]
  outDeg: number
  inDeg: number
  fanPower?: number
  primaryWidth: number
  primaryTip: number
  /** The length of the secondaries at the wrist and at the body. */
  chord: number
  chordIn?: number
  /** Coverts, the coverts nearest to the body, flight feathers, primaries. */
  colour: string
  inner: string
  feathers: string
  tip: string
  /** Up to which primary, of 0..1, the tip's colour goes. */
  darkTo?: number
  window?: string
  edge?: string
  covert: number
  bend?: number
}
