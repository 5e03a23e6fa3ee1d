// Letting birds fly: they are already where they belong, and are shown coming from where they were. Transforms only.

import type { Flights } from './flights'
import type { Layout } from './layout'
import type { Space } from '../../wire/above_the_clouds'
import { columnOf, rowOf } from './reading'

const STAGGER = 60 // milliseconds between one bird and the next
const BATCH = 900 // for all of them together
const STEP = { duration: 260, easing: 'cubic-bezier(.45, .05, .25, 1)' }
const GLIDE = { duration: 480, easing: 'cubic-bezier(.45, .05, .25, 1)' }
const LANDING = { duration: 540, easing: 'cubic-bezier(.3, 0, .2, 1)' }
const LEAN = 8 // degrees, into the direction of flight

export interface Stage {
  /** The piece that lies on a space, and the one that has just left it. */
  piece(space: Space): Element | null
  ghost(space: Space): Element | null
  /** Pieces are drawn in the units of the layout, and move in them. */
  layout: Layout
}

/** Starts every flight. Returns a function that brings all of them to their end at once. */
export function fly(stage: Stage, { moved, joined, landed }: Flights): () => void {
  const running: Animation[] = []
  const start = (element: Element | null, order: number, frames: Keyframe[], timing: { duration: number; easing: string }, fill: FillMode = 'backwards'): void => {
    if (!element) return
    const delay = Math.min(order * STAGGER, BATCH - timing.duration)
    running.push(element.animate(frames, { ...timing, delay, fill }))
  }
  moved.forEach(({ from, to }, order) => {
    const [dx, dy] = shift(stage, from, to)
    const far = Math.hypot(dx, dy) > stage.layout.cell[1] * 1.3
    start(stage.piece(to), order, arc(dx, dy), far ? GLIDE : STEP)
  })
  landed.forEach(({ from }, order) => start(stage.ghost(from), order, touchdown(stage, from), LANDING, 'both')) // gone stays gone
  joined.forEach(({ to }, order) => start(stage.piece(to), order, arrival(stage), GLIDE))
  return () => running.forEach((animation) => animation.finish())
}

function shift({ layout }: Stage, from: Space, to: Space): [number, number] {
  return [layout.x(columnOf(from)) - layout.x(columnOf(to)), layout.y(rowOf(from)) - layout.y(rowOf(to))]
}

/** Along a shallow arc, leaning into it. Two birds that change places pass each other on different sides. */
function arc(dx: number, dy: number): Keyframe[] {
  const [bowX, bowY] = [-dy * 0.22, dx * 0.22]
  const lean = Math.sign(-dx) * LEAN
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2 + bowX}px, ${dy / 2 + bowY}px) rotate(${lean}deg) scale(1.06)` },
    { transform: 'none' },
  ]
}

/** Up and out to the nest. */
function touchdown({ layout }: Stage, from: Space): Keyframe[] {
  const up = -(layout.y(rowOf(from)) + 30)
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translateY(${up * 0.55}px) scale(1.08)`, opacity: 1, offset: 0.55 },
    { transform: `translateY(${up}px) scale(.55)`, opacity: 0 },
  ]
}

/** From below, where the stack lies. */
function arrival({ layout }: Stage): Keyframe[] {
  return [
    { transform: `translateY(${layout.cell[1] * 0.9}px) scale(.8)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
}
