// Routes: from a bird's start to its end, never to the north, along a row one way only, no place twice.

import type { FlywayView, Linkway, Place, PlaceCode, Roosting } from '../../wire/fly_a_way'
import { ends, roostingBirds } from './reading'

export interface Route {
  linkways: Linkway[]
  places: PlaceCode[]
  /** The linkways of it that hold no link yet. */
  missing: Linkway[]
  /** How many of its links each seat owns. */
  shares: number[]
}

type Board = Pick<FlywayView, 'map' | 'links' | 'players'>
type Way = 'fresh' | 'east' | 'west'
interface Step {
  linkway: Linkway
  to: PlaceCode
  way: Way
}

const EMPTY_COST = 100 // a missing link weighs more than any number of others' links

/** The route with the fewest missing links; of several, the one with the most links of the seat. */
export function bestRoute(board: Board, start: PlaceCode, end: PlaceCode, seat: number | null): Route | null {
  const cost = (linkway: Linkway): number => {
    const owner = board.links[linkway]
    return owner === undefined ? EMPTY_COST : owner === seat ? 0 : 1
  }
  return routeOf(board, cheapest(board, start, end, cost, null))
}

/** The complete route over this linkway, if a link of the seat on it would complete one; links alone count. */
export function completing(board: Board, start: PlaceCode, end: PlaceCode, linkway: Linkway, seat: number): Route | null {
  const filled: Board = { ...board, links: { ...board.links, [linkway]: seat } }
  const cost = (one: Linkway): number => (filled.links[one] === undefined ? Infinity : filled.links[one] === seat ? 0 : 1)
  return routeOf(filled, cheapest(filled, start, end, cost, linkway))
}

/** The birds that a link on this linkway would bring home, and how. */
export function completions(view: FlywayView, linkway: Linkway, seat: number): { bird: Roosting; route: Route }[] {
  if (linkway in view.links) return []
  return roostingBirds(view)
    .filter((bird) => !bird.cage)
    .map((bird) => ({ bird, route: completing(view, bird.start, bird.end, linkway, seat) }))
    .filter((found): found is { bird: Roosting; route: Route } => found.route !== null)
}

export interface Payment {
  seat: number
  bird: number
  links: number
}

/** What saving a bird along a route pays, and to whom: the bird to the saver, a point a link to everybody. */
export function payments(route: Route, points: number, saver: number | null): Payment[] {
  return route.shares
    .map((links, seat) => ({ seat, bird: seat === saver ? points : 0, links: links + (seat === saver ? route.missing.length : 0) }))
    .filter(({ bird, links }) => bird + links > 0)
    .sort((a, b) => Number(b.seat === saver) - Number(a.seat === saver) || b.links - a.links || a.seat - b.seat)
}

// ---------------------------------------------------------------- the search

const maps = new WeakMap<readonly Place[], Map<PlaceCode, Step[]>>()

/** From each place the steps that a route may take. Inside a row linkways are named from west to east. */
function stepsOf({ places, linkways }: FlywayView['map']): Map<PlaceCode, Step[]> {
  const known = maps.get(places)
  if (known) return known
  const row = new Map(places.map((place) => [place.code, place.row]))
  const steps = new Map<PlaceCode, Step[]>(places.map(({ code }) => [code, []]))
  for (const linkway of linkways) {
    const [north, south] = ends(linkway)
    const level = row.get(north) === row.get(south)
    steps.get(north)?.push({ linkway, to: south, way: level ? 'east' : 'fresh' })
    if (level) steps.get(south)?.push({ linkway, to: north, way: 'west' })
  }
  maps.set(places, steps)
  return steps
}

/** The cheapest way from start to end, over a linkway that is needed if one is. */
function cheapest(board: Board, start: PlaceCode, end: PlaceCode, cost: (linkway: Linkway) => number, needed: Linkway | null): Linkway[] | null {
  const steps = stepsOf(board.map)
  const row = new Map(board.map.places.map((place) => [place.code, place.row]))
  const last = row.get(end) ?? 0
  const seen = new Map<string, { cost: number; steps: Step[] }>()
  const nothing = { cost: Infinity, steps: [] as Step[] }

  const from = (place: PlaceCode, way: Way, met: boolean): { cost: number; steps: Step[] } => {
    if (place === end) return met ? { cost: 0, steps: [] } : nothing
    if ((row.get(place) ?? 0) > last) return nothing
    const key = `${place} ${way} ${met}`
    const known = seen.get(key)
    if (known) return known
    let best = nothing
    for (const step of steps.get(place) ?? []) {
      if (step.way !== 'fresh' && way !== 'fresh' && step.way !== way) continue // along a row only one way
      const price = cost(step.linkway)
      if (price === Infinity) continue
      const onward = from(step.to, step.way, met || step.linkway === needed)
      if (price + onward.cost < best.cost) best = { cost: price + onward.cost, steps: [step, ...onward.steps] }
    }
    seen.set(key, best)
    return best
  }
  const found = from(start, 'fresh', needed === null)
  return found.cost === Infinity ? null : found.steps.map(({ linkway }) => linkway)
}

function routeOf(board: Board, linkways: Linkway[] | null): Route | null {
  if (!linkways) return null
  const shares = Array.from({ length: board.players }, () => 0)
  for (const linkway of linkways) {
    const owner = board.links[linkway]
    if (owner !== undefined) shares[owner]! += 1
  }
  return { linkways, places: along(linkways), missing: linkways.filter((linkway) => !(linkway in board.links)), shares }
}

/** The places of a chain of linkways, in the order in which it passes them. */
export function along(linkways: readonly Linkway[]): PlaceCode[] {
  const [first, second] = linkways
  if (!first) return []
  const [a, b] = ends(first)
  const forward = !second || ends(second).includes(b)
  const places = forward ? [a, b] : [b, a]
  for (const linkway of linkways.slice(1)) {
    const [north, south] = ends(linkway)
    places.push(places.at(-1) === north ? south : north)
  }
  return places
}
