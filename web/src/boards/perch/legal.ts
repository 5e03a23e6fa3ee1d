// What can be done now, sorted by the piece that is touched for it.

import type { LegalAction } from '../../wire/protocol'
import type { Flock, Location, PerchView, Spot } from '../../wire/perch'
import { workplace } from './reading'

export type Mode = 'house' | 'zap'

export interface Begun {
  /** The token that was picked up. */
  mode: Mode | null
  /** The bird that was picked up. */
  flock: Flock | null
}

export interface Offers {
  /** Everything that touching a location can mean. */
  tiles: Map<Location, LegalAction[]>
  stacks: Map<string, LegalAction>
  /** Empty nests that lightning can hit. */
  nests: Map<Location, LegalAction>
  spots: Map<Spot, LegalAction>
  meetings: Map<string, LegalAction>
  ways: Map<string, LegalAction>
  /** Birds that can be picked up first. */
  flocks: Flock[]
  /** The bird in hand: picked up, or the only one. */
  flock: Flock | null
}

type Seen = Pick<PerchView, 'decision' | 'creatures' | 'about'>

export const stackKey = (location: Location, flock: Flock): string => `${location} ${flock}`

const ELSEWHERE = ['go', 'send', 'push', 'carry', 'fetch', 'swap', 'seat', 'stand']
const PLACING = ['perch', 'nest']
const ON_STACKS = ['house', 'zap', 'send', 'fetch']

/** Which verbs count, given what the reader has picked up. */
function verbs({ decision }: Seen, { mode }: Begun): string[] {
  if (decision !== 'turn') return ELSEWHERE
  if (mode === 'house') return ['house']
  return mode === 'zap' ? ['zap', 'zap-nest'] : PLACING
}

export function offers(legal: readonly LegalAction[], view: Seen, begun: Begun): Offers {
  const counted = legal.filter(({ verb }) => verbs(view, begun).includes(verb))
  const birds = counted.filter(({ verb }) => [...PLACING, 'push', 'carry'].includes(verb))
  const flocks = [...new Set(birds.map(({ args }) => args.flock as Flock))]
  const flock = begun.flock && flocks.includes(begun.flock) ? begun.flock : flocks.length === 1 ? flocks[0]! : null
  const found: Offers = { tiles: new Map(), stacks: new Map(), nests: new Map(), spots: new Map(), meetings: new Map(), ways: new Map(), flocks, flock }
  const here = workplace(view)
  const onTile = (location: Location, one: LegalAction): void => void found.tiles.set(location, [...(found.tiles.get(location) ?? []), one])
  for (const one of counted) {
    const { verb, args } = one
    const bird = args.flock as Flock
    if (PLACING.includes(verb) || verb === 'carry') {
      if (flock === bird || (flock === null && verb !== 'carry')) onTile(args.location!, one)
    } else if (verb === 'push') {
      if (flock === bird) found.ways.set(args.direction!, one)
    } else if (ON_STACKS.includes(verb)) {
      found.stacks.set(stackKey(args.location!, bird), one)
      onTile(args.location!, one)
    } else if (verb === 'swap' && here) {
      found.stacks.set(stackKey(here, bird), one)
      onTile(here, one)
    } else if (verb === 'zap-nest') {
      found.nests.set(args.location!, one)
      onTile(args.location!, one)
    } else if (verb === 'go') onTile(args.location!, one)
    else if (verb === 'seat') found.spots.set(args.spot!, one)
    else if (verb === 'stand') found.meetings.set(args.intersection!, one)
  }
  return found
}

/** What somebody who touched this location may have meant, to be asked about when it cannot be done. */
export function questions(view: Seen & Pick<PerchView, 'flocks'>, begun: Begun, location: Location): string[] {
  const { decision } = view
  const birds = begun.flock ? [begun.flock] : view.flocks
  if (decision === 'turn') {
    if (begun.mode === 'house') return view.flocks.map((flock) => `house ${flock} ${location}`)
    if (begun.mode === 'zap') return [`zap-nest ${location}`, ...view.flocks.map((flock) => `zap ${flock} ${location}`)]
    return birds.map((flock) => `perch ${flock} ${location}`)
  }
  if (decision === 'move') return [`go ${location}`]
  if (decision === 'send') return view.flocks.map((flock) => `send ${flock} ${location}`)
  if (decision === 'carry') return birds.map((flock) => `carry ${flock} ${location}`)
  if (decision === 'fetch' || decision === 'swap-with') return view.flocks.map((flock) => `fetch ${flock} ${location}`)
  return []
}
