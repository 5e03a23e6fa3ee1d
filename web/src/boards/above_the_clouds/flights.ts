// Which bird went where between two views. The board never knows why a bird moved: it compares, and lets them fly.

import type { BirdWord, CloudsView, Space } from '../../wire/above_the_clouds'
import { columnOf, rowOf } from './reading'

export interface Flight {
  bird: BirdWord
  from: Space
  to: Space
}
export interface Flights {
  moved: Flight[]
  /** Birds that joined the flock, and where. */
  joined: { bird: BirdWord; to: Space }[]
  /** Birds that left it: they landed. */
  landed: { bird: BirdWord; from: Space }[]
}

type Seen = Pick<CloudsView, 'flock' | 'stage' | 'columns'>

/** What changed in the flock from one view to the next. Birds of one kind are alike, so the shortest ways are assumed. */
export function flights(before: Seen, after: Seen): Flights {
  const gone = changed(before.flock, after.flock)
  const come = changed(after.flock, before.flock)
  const ways = gone
    .flatMap(([from, bird]) => come.filter(([, other]) => other === bird).map(([to]) => ({ bird, from, to })))
    .filter((way) => after.stage === before.stage || forward(way))
    .sort((a, b) => length(a) - length(b))
  const moved: Flight[] = []
  for (const way of ways)
    if (!moved.some(({ from, to }) => from === way.from || to === way.to)) moved.push(way)
  return {
    moved,
    joined: come.filter(([to]) => !moved.some((way) => way.to === to)).map(([to, bird]) => ({ bird, to })),
    landed: gone.filter(([from]) => !moved.some((way) => way.from === from)).map(([from, bird]) => ({ bird, from })),
  }
}

export const none = ({ moved, joined, landed }: Flights): boolean => moved.length + joined.length + landed.length === 0

function changed(one: CloudsView['flock'], other: CloudsView['flock']): [Space, BirdWord][] {
  return Object.entries(one).filter(([space, bird]) => other[space] !== bird)
}

/** When the flock forms again for a stage, a bird that stayed only moves up in its column. */
const forward = ({ from, to }: Flight): boolean => columnOf(from) === columnOf(to) && rowOf(to) < rowOf(from)

/** Along a column is shorter than across, as columns move up together. */
const length = ({ from, to }: Flight): number => Math.abs(columnOf(from) - columnOf(to)) * 1.5 + Math.abs(rowOf(from) - rowOf(to))
