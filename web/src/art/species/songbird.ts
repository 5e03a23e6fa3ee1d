// Small garden birds: the same bones, each with its own coat and carriage.

import { type Node, type Point, frame } from '../kit/curves'
import type { Patch } from '../kit/drawing'
import type { Bill, FoldedWing, SideView, Species } from '../kit/species'

interface Songbird {
  colour: string
  /** Degrees: negative is more upright. */
  lean?: number
  bill?: Partial<Bill>
  eye?: Partial<SideView['eye']>
  patches: readonly Patch[]
  ticks?: SideView['ticks']
  wing: Pick<FoldedWing, 'colour' | 'feathers' | 'tip' | 'edge'>
  tail: { colour: string; length?: number; fork?: number }
}

export function songbird(id: string, latin: string, own: Songbird): Species {
  const side: SideView = {
    weight: 1,
    colour: own.colour,
    nodes: [[33, -37, 10.4], [28, -31, 11], [19, -19, 15], [6, -4, 17.2], [-10, 8, 12], [-23, 16, 5.4]],
    bill: { length: 8, depth: 4.6, angle: 6, colour: '#4a423b', plain: true, ...own.bill },
    eye: { at: [36.4, -38.6], r: 2.1, ...own.eye },
    patches: own.patches,
    ticks: own.ticks ?? [],
    wing: { from: [18, -20], to: [-32, 17], depth: 20, primaries: 4, secondaries: 5, ...own.wing },
    tail: { deg: 147, length: 33, n: 4, spread: 5, width: 6.2, root: 1.5, tip: 0.35, ...own.tail },
    legs: { hip: [6, 10], tibia: 5, tarsus: 12, width: 2.2, toe: 9, colour: '#7a5a44', far: '#5f4535', gap: 7, lean: -2, step: 3, thigh: 7 },
  }
  return { id, latin, side: leaning(side, own.lean ?? 0) }
}

/** The same bird turned about its hip. The bill keeps its angle, as birds keep their heads level. */
function leaning(side: SideView, deg: number): SideView {
  const [x, y] = side.legs.hip
  const about = frame([x, y], deg)
  const turn = (p: Point | Node): Point => about(p[0] - x, p[1] - y)
  return {
    ...side,
    nodes: side.nodes.map((node) => [...turn(node), node[2]] as const),
    eye: { ...side.eye, at: turn(side.eye.at) },
    ticks: side.ticks?.map(([from, to, width]) => [turn(from), turn(to), width] as const),
    patches: side.patches.map((patch) => ('area' in patch ? { ...patch, area: patch.area.map(turn) } : patch)),
    wing: { ...side.wing, from: turn(side.wing.from), to: turn(side.wing.to) },
    tail: { ...side.tail, deg: side.tail.deg + deg },
  }
}
