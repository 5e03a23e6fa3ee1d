// What can be done now, sorted by the piece that is touched for it.

import type { LegalAction } from '../../wire/protocol'
import { type City, outOf } from './geometry'
import { DIRECTION, type Direction, type Pigeon, type PigeonsView, type Roost, type Square } from '../../wire/pigeons'
import { isPark, parkOf } from './reading'

/** What a pigeon does when it is sent off, and whether mating is meant. */
export type Mode = 'fly' | 'poop' | 'deuce' | 'mate'
export const MODES: readonly Mode[] = ['fly', 'poop', 'deuce', 'mate']

/** Where a flight starts: a pigeon on a roof by its name, or one in a park, `park-north`. */
export type Start = string

export interface Begun {
  mode: Mode
  start: Start | null
}

export interface Offers {
  squares: Map<Square, LegalAction>
  parks: Map<Direction, LegalAction>
  roosts: Map<Roost, LegalAction>
  /** What can be picked up first, and what is in hand: picked, or the only one. */
  starts: Set<Start>
  /** What can be done with each of them. */
  from: Map<Start, LegalAction[]>
  start: Start | null
}

type Seen = Pick<PigeonsView, 'decision' | 'pigeons' | 'seat' | 'colours'>

const FROM_ROOF: Record<string, string> = { fly: 'fly', poop: 'poop', deuce: 'deuce' }
const FROM_PARK: Record<string, string> = { fly: 'leave', poop: 'poop-leaving', deuce: 'deuce-leaving' }

export function offers(legal: readonly LegalAction[], view: Seen, begun: Begun, city: City): Offers {
  const found: Offers = { squares: new Map(), parks: new Map(), roosts: new Map(), starts: new Set(), from: new Map(), start: null }
  if (view.decision === 'turn') return begun.mode === 'mate' ? withParks(found, legal, 'mate') : withFlights(found, legal, view, begun, city)
  for (const one of legal) {
    if (one.verb === 'place') found.squares.set(one.args.square!, one)
    if (one.verb === 'roost') found.roosts.set(one.args.roost as Roost, one)
  }
  return withParks(found, legal, 'nest')
}

function withParks(found: Offers, legal: readonly LegalAction[], verb: string): Offers {
  for (const one of legal) if (one.verb === verb) found.parks.set(one.args.park as Direction, one)
  return found
}

function withFlights(found: Offers, legal: readonly LegalAction[], view: Seen, { mode, start }: Begun, city: City): Offers {
  const counted = legal.filter(({ verb }) => verb === FROM_ROOF[mode] || verb === FROM_PARK[mode])
  for (const one of counted) {
    const from = startOf(one, view)
    found.starts.add(from)
    found.from.set(from, [...(found.from.get(from) ?? []), one])
  }
  found.start = start && found.starts.has(start) ? start : found.starts.size === 1 ? [...found.starts][0]! : null
  for (const one of counted) {
    if (startOf(one, view) !== found.start) continue
    const landing = landingOf(one, view, city)
    if (landing) found.squares.set(landing, one)
  }
  return found
}

const startOf = ({ args }: LegalAction, view: Seen): Start => (args.park ? `park-${args.park}` : `${view.colours[view.seat ?? 0]}-${args.pigeon}`)

function landingOf({ args }: LegalAction, view: Seen, city: City): Square | null {
  if (args.park) return city.flight(`park-${args.park}`, outOf(args.park as Direction), Number(args.lane))?.to ?? null
  const from = view.pigeons.find(({ seat, number }) => seat === view.seat && number === Number(args.pigeon))
  return from ? (city.flight(from.place, args.direction as Direction)?.to ?? null) : null
}

/** What of this kind can be done now. */
export function within(legal: readonly LegalAction[], mode: Mode): LegalAction[] {
  return legal.filter(({ verb }) => (mode === 'mate' ? verb === 'mate' || verb === 'cross' : verb === FROM_ROOF[mode] || verb === FROM_PARK[mode]))
}

/** A step of a gesture, by its notation, if it can be done. */
export const step = (legal: readonly LegalAction[], action: string): LegalAction | null => legal.find((one) => one.action === action) ?? null

/** What somebody who touched a mode's key may have meant, to be asked about when none of it can be done. */
export function questions(view: Pick<PigeonsView, 'pigeons' | 'seat'>, mode: Mode, city: City): string[] {
  if (mode === 'mate') return ['mate north']
  const own = view.pigeons.filter(({ seat, place }) => seat === view.seat && place !== 'bag')
  const likely = own.flatMap((pigeon) => asked(pigeon, mode, (direction) => (city.flight(pigeon.place, direction)?.gap ?? -1) >= (mode === 'fly' ? 0 : 1)))
  return likely.length ? likely : own.flatMap((pigeon) => asked(pigeon, mode, () => true))
}

/** A pigeon's flights in those directions that people have in mind: for a drop, over a street. */
function asked({ place, number }: Pigeon, mode: Mode, meant: (direction: Direction) => boolean): string[] {
  if (isPark(place)) return [`${FROM_PARK[mode]} ${parkOf(place)} 1`]
  return DIRECTION.filter(meant).map((direction) => `${FROM_ROOF[mode]} ${number} ${direction}`)
}

/** What somebody who touched a square may have meant. */
export function questionsAt(view: Seen, begun: Begun, square: Square, city: City): string[] {
  if (view.decision === 'place') return [`place ${square}`]
  if (view.decision !== 'turn' || begun.mode === 'mate' || !begun.start) return []
  const from = view.pigeons.find(({ pigeon }) => pigeon === begun.start)
  if (!from) return []
  const way = DIRECTION.find((direction) => city.flight(from.place, direction)?.to === square)
  return way ? [`${begun.mode} ${from.number} ${way}`] : []
}
