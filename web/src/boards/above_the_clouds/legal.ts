// What can be done now, sorted by the piece that it is done with.

import type { LegalAction } from '../../wire/protocol'
import type { CloudsView, Space, StandardAction } from '../../wire/above_the_clouds'
import { BACK, columnOf, ownerOf, rowOf, spaceAt, spaces } from './reading'

type Swap = LegalAction & { args: { first: Space; second: Space } }

const isSwap = (legal: LegalAction): legal is Swap => legal.verb === 'swap'

/** Which standard action a swap of neighbours is. */
export const wayOf = (first: Space, second: Space): 'sideways' | 'forward' => (rowOf(first) === rowOf(second) ? 'sideways' : 'forward')

/** The swaps that can be made, or only those sideways or forward. */
export function swaps(legal: readonly LegalAction[], mode: StandardAction | null = null): Swap[] {
  return legal.filter(isSwap).filter(({ args }) => mode === null || wayOf(args.first, args.second) === mode)
}

/** With which birds a bird can change places, and the action that does it. */
export function partners(among: readonly Swap[], space: Space): Map<Space, string> {
  const found = new Map<Space, string>()
  for (const { action, args } of among) {
    if (args.first === space) found.set(args.second, action)
    if (args.second === space) found.set(args.first, action)
  }
  return found
}

/** The birds that a swap can begin with: the seat's own, or for a card that moves others, any that takes part. */
export function starters(among: readonly Swap[], view: Pick<CloudsView, 'flock' | 'species'>, seat: number | null): Set<Space> {
  const all = new Set(among.flatMap(({ args }) => [args.first, args.second]))
  const own = new Set([...all].filter((space) => ownerOf(view.flock[space]!, view) === seat))
  const covered = among.every(({ args }) => own.has(args.first) || own.has(args.second))
  return covered ? own : all
}

export interface Placing {
  space: Space
  action: string
  end: 'front' | 'back'
}

/** Where the drawn bird can join: ahead of a column, or at its back, where it pushes the others forward. */
export function placings(legal: readonly LegalAction[], flock: CloudsView['flock']): Placing[] {
  const found = new Map<Space, Placing>()
  for (const { verb, action, args } of legal) {
    if (verb !== 'place') continue
    const column = Number(args.column) - 1
    const end = args.end as Placing['end']
    const space = spaceAt(end === 'back' ? BACK : BACK - height(flock, column), column)
    if (!found.has(space)) found.set(space, { space, action, end }) // an empty column has but one place
  }
  return [...found.values()]
}

export function height(flock: CloudsView['flock'], column: number): number {
  return [0, 1, 2].filter((row) => spaceAt(row, column) in flock).length
}

/** A swap in the notation: the space that comes first on the board is named first. */
export function swapOf(a: Space, b: Space): string {
  const before = rowOf(a) < rowOf(b) || (rowOf(a) === rowOf(b) && columnOf(a) < columnOf(b))
  return before ? `swap ${a} ${b}` : `swap ${b} ${a}`
}

/** Actions to ask about when a standard action cannot be used: the reasons that they share are the reason. */
export function examples(mode: StandardAction, view: CloudsView, seat: number): string[] {
  if (mode === 'add') return ['add first', 'add second', 'add stack']
  if (mode === 'take') return view.display.map(({ card }) => `take ${card}`)
  const own = spaces(view.columns).filter((space) => space in view.flock && ownerOf(view.flock[space]!, view) === seat)
  return own.flatMap((space) => neighbours(space, mode, view.columns).map((other) => swapOf(space, other)))
}

function neighbours(space: Space, mode: 'sideways' | 'forward', columns: number): Space[] {
  const [row, column] = [rowOf(space), columnOf(space)]
  const [down, right] = mode === 'sideways' ? [0, 1] : [1, 0]
  return [-1, 1]
    .map((step) => [row + down * step, column + right * step] as const)
    .filter(([r, c]) => r >= 0 && r <= BACK && c >= 0 && c < columns)
    .map(([r, c]) => spaceAt(r, c))
}

/** Swaps that somebody may have meant who touched a space, so that what is wrong is said of that space, not of an empty one beside it. */
export function tries(space: Space, { columns, flock }: Pick<CloudsView, 'columns' | 'flock'>): string[] {
  const [row, column] = [rowOf(space), columnOf(space)]
  const beside = [[row, column + 1], [row + 1, column], [row, column - 1], [row - 1, column]] as const
  const spots = beside.filter(([r, c]) => r >= 0 && r <= BACK && c >= 0 && c < columns).map(([r, c]) => spaceAt(r, c))
  const taken = spots.filter((spot) => spot in flock)
  return (taken.length ? taken : spots).map((other) => swapOf(space, other))
}
