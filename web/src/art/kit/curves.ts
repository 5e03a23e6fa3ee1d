// Curves: every outline in the kit is a run of cubics, so it can be shifted, measured and written without parsing.

export type Point = readonly [x: number, y: number]
/** A place on a bird's spine: where it is and how thick the bird is there. */
export type Node = readonly [x: number, y: number, radius: number]

/** A start point followed by triples: two controls and an end. */
export interface Curve {
  readonly points: readonly Point[]
  readonly closed: boolean
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** A tenth is fine enough for a bird, and keeps the drawing small. */
export const tenth = (n: number): number => Math.round(n * 10) / 10
export const hundredth = (n: number): number => Math.round(n * 100) / 100
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)]

export function polar(degrees: number, radius: number, [x, y]: Point | Node = [0, 0]): Point {
  return [x + Math.cos(radians(degrees)) * radius, y + Math.sin(radians(degrees)) * radius]
}

export const heading = (from: Point, to: Point): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Coordinates along and across a direction, as page coordinates. */
export function frame(origin: Point, degrees: number): (along: number, across: number) => Point {
  const cos = Math.cos(radians(degrees))
  const sin = Math.sin(radians(degrees))
  return (x, y) => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos]
}

export function cubics(points: readonly Point[], closed = true): Curve {
  return { points: points.map(rounded), closed }
}

/** The `d` of a path. */
export function path({ points, closed }: Curve): string {
  let d = `M${points[0]![0]} ${points[0]![1]}`
  for (let i = 1; i < points.length; i++) d += `${i % 3 === 1 ? 'C' : ' '}${points[i]![0]} ${points[i]![1]}`
  return closed ? d + 'Z' : d
}

export function map(curve: Curve, move: (point: Point) => Point): Curve {
  return cubics(curve.points.map(move), curve.closed)
}

/** A smooth curve through points (Catmull-Rom as cubics). */
export function smooth(through: readonly Point[], closed = false, tension = 1): Curve {
  const n = through.length
  const at = (i: number): Point => through[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  const k = tension / 6
  const points = [through[0]!]
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    points.push([b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k], [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k], c)
  }
  return cubics(points, closed)
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** Samples of a Catmull-Rom curve through nodes of any dimension. */
export function sample<T extends readonly number[]>(nodes: readonly T[], steps: number): T[] {
  const out: T[] = []
  const last = nodes.length - 1
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [nodes[Math.max(0, i - 1)]!, nodes[i]!, nodes[i + 1]!, nodes[Math.min(last, i + 2)]!]
    for (let s = 0; s < steps; s++)
      out.push(b.map((_, k) => spline(a[k]!, b[k]!, c[k]!, d[k]!, s / steps)) as unknown as T)
  }
  out.push(nodes[last]!)
  return out
}

/** A point of the curve through points, at t in 0..1. */
export function pointOn(through: readonly Point[], t: number): Point {
  const last = through.length - 1
  const x = t * last
  const i = Math.min(last - 1, Math.floor(x))
  const [a, b, c, d] = [through[Math.max(0, i - 1)]!, through[i]!, through[i + 1]!, through[Math.min(last, i + 2)]!]
  return [spline(a[0], b[0], c[0], d[0], x - i), spline(a[1], b[1], c[1], d[1], x - i)]
}

/** Both edges of a ribbon along a line; `width` is half the ribbon at a sample. */
function edges(line: readonly (Point | Node)[], width: (i: number) => number): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (-(b[1] - a[1]) / length) * width(i)
    const ny = ((b[0] - a[0]) / length) * width(i)
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  return [left, right]
}

/** The outline of a body along its spine, from head to tail root, round at the head. */
export function tube(spine: readonly Node[], steps = 4): Curve {
  const line = sample(spine, steps)
  const [left, right] = edges(line, (i) => line[i]![2])
  const start = heading(line[0] as unknown as Point, line[1] as unknown as Point) + 90
  const cap = [135, 90, 45].map((turn) => polar(start + turn, spine[0]![2], spine[0]!))
  // A tight bend at the head folds points inwards: those are left out.
  const bend = line.slice(0, steps * 3)
  const clear = (p: Point, i: number): boolean =>
    i >= bend.length || bend.every(([x, y, r]) => Math.hypot(p[0] - x, p[1] - y) > r - 0.5)
  return smooth([...left.filter(clear), ...right.filter(clear).reverse(), ...cap], true)
}

/** One feather; `tip` 0 is round, 1 pointed; `bend` moves the tip sideways. */
export function blade(base: Point, degrees: number, length: number, width: number, { tip = 0.3, bend = 0 } = {}): Curve {
  const at = frame(base, degrees)
  const q = (x: number, y: number): Point => at(length * x, width * y + bend * x ** 2)
  const e = lerp(0.5, 0.1, tip)
  const m = lerp(0.86, 0.66, tip)
  return cubics([
    q(0, -0.22), q(0.25, -0.5), q(0.55, -0.56), q(m, -0.44),
    q(0.95, -e * 0.8), q(1, -e * 0.4), q(1, 0),
    q(1, e * 0.4), q(0.95, e * 0.8), q(m, 0.44),
    q(0.55, 0.56), q(0.25, 0.5), q(0, 0.22),
  ])
}

/** A brush stroke through points: its width at the start, at the end, and where it swells in the middle. */
export function brush(through: readonly Point[], start: number, end = 0, middle = Math.max(start, end)): Curve {
  const line = sample(through, through.length > 2 ? 3 : 2)
  const n = line.length - 1
  const [left, right] = edges(line, (i) => {
    const t = i / n
    return (lerp(start, end, t) + (middle - lerp(start, end, 0.5)) * 4 * t * (1 - t)) / 2
  })
  return smooth([...left, ...right.reverse()], true, 0.8)
}
