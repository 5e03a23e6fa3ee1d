import { type Node, type Point, blade, polar } from './curves'
import type { Drawing } from './drawing'
import type { Tail } from './species'

/** A fan of feathers, the outermost first so that the middle ones lie on top. */
export function tail(drawing: Drawing, tail: Tail, deg: number, root: Node, weight: number): void {
  const { n, spread, width, colour, band, bandAt = 0.78, fork = 0, forkPower = 1, tip = 0.2 } = tail
  const middle = (n - 1) / 2
  const order = [...Array(n).keys()].sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle))
  for (const i of order) {
    const x = middle ? (i - middle) / middle : 0
    const length = tail.length * (1 + fork * Math.abs(x) ** forkPower)
    const heading = deg + (x * spread) / 2
    const base: Point = polar(deg + 90, x * (tail.root ?? 2), root)
    drawing.part(blade(base, heading, length, width, { tip }), colour, 0.55 * weight)
    if (band) drawing.over(blade(polar(heading, length * bandAt, base), heading, length * (1 - bandAt), width * 0.86, { tip: 0.2 }), band, 0.9)
  }
}
