// The homestead with its birds and creatures, and the Fountain, as the server draws them.

import { type CreatureName, creature } from '../../art/creatures'
import { WIDTH as BASIN, fountain, height, rim, seatX } from '../../art/fountain'
import { RADIUS, hexagon, scene } from '../../art/homestead'
import { nest, place as stood } from '../../art/paint'
import { picture } from '../../art/pictures'
import { BIRDHOUSE } from '../../art/tokens'
import { type Drawn, type Poster, Shelf, at, mark, within, words } from '../../posters/svg'
import type { Flock, PerchView, Place, Stack } from '../../wire/perch'
import type { View } from '../../wire/protocol'
import { COLOUR, SPECIES } from './flocks'
import { STANDS, ground, meeting, middle, slots } from './layout'
import { isPlace, placeOf } from './reading'

const GAP = 40 // between the homestead and the Fountain
const BASINS = 1.3 // how much larger than on the table the Fountain is

function draw(seen: View): Drawn {
  const view = seen as PerchView
  const size = ground(view.columns.length)
  const shelf = new Shelf()
  const bird = (flock: Flock): string => shelf.use(flock, () => stood(picture(SPECIES[flock], 'side'), { x: 0, y: 0, w: 0.62 * picture(SPECIES[flock], 'side').box[2] }))
  const tiles = Object.values(view.homestead).map((place) => at(...middle(place.place, view.columns), isPlace(place) ? tile(place, bird) : `<path d="${hexagon(RADIUS - 14, 3)}" fill="none" stroke="var(--rule)" stroke-width="3" stroke-dasharray="10 10"/>`))
  const { svg, tall } = basins(view, bird)
  return {
    svg: tiles.join('') + standing(view) + at(size.width + GAP, Math.max(0, (size.height - tall * BASINS) / 2), svg, BASINS) + shelf.defs,
    width: size.width + GAP + BASIN * BASINS,
    height: size.height,
  }
}

function tile(place: Place, bird: (flock: Flock) => string): string {
  const { location, points, nests, stacks, column, row } = place
  const seed = location.length + column * 3 + row
  const medals = points.map((worth, i) => at((i - 1) * 60, -118, `<circle r="25" fill="var(--${i ? 'paper-raised' : 'ink'})" stroke="var(--ink)" stroke-width="2"/>${words(0, 10, worth, { size: 30, anchor: 'middle', fill: `var(--${i ? 'ink' : 'paper-raised'})` })}`))
  const empty = Array.from({ length: nests.empty }, (_, i) => nest((i - (nests.empty - 1) / 2) * 58, 138, 50, [], i + 3))
  const stands = slots(stacks.length, 1)
  return (
    `<clipPath id="edge-${place.place}"><path d="${hexagon(RADIUS - 8, seed + 1)}"/></clipPath><path d="${hexagon(RADIUS - 1, seed)}" fill="var(--paper-raised)" stroke="var(--rule)"/>` +
    `<g clip-path="url(#edge-${place.place})">${scene(location)}</g>${medals.join('')}${empty.join('')}` +
    stacks.map((stack, i) => at(stands[i]!.x, stands[i]!.y, flockOn(stack, bird))).join('')
  )
}

function flockOn({ flock, birds, nest: nested, birdhouse, counts, rank }: Stack, bird: (flock: Flock) => string): string {
  const low = nested ? 8 : 0
  const behind = Array.from({ length: Math.min(birds - 1, 2) }, (_, i) => Math.min(birds - 1, 2) - i).map((back) => at(-back * 10, low - back * 7, bird(flock), 1 - back * 0.05))
  const pill = `<rect x="-34" y="-16" width="68" height="32" rx="16" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="${rank === 1 ? 3.4 : 1.4}"/>${at(-17, 0, mark(COLOUR[flock], 20))}${words(14, 9, counts, { size: 26, anchor: 'middle' })}`
  return (nested ? nest(0, 0, 62, [], 5) : '') + behind.join('') + at(0, low, bird(flock)) + (birdhouse ? at(-4, -42, BIRDHOUSE, 0.78) : '') + at(0, nested ? 30 : 22, pill)
}

function standing(view: PerchView): string {
  return view.creatures
    .map(({ creature: name, location, intersection, seat }) => {
      const where = location ? placeOf(view, location) : null
      const crossing = intersection ? view.intersections[intersection] : null
      if (!where && !crossing) return ''
      const [x, y] = crossing ? meeting(crossing.places, view.columns) : middle(where!.place, view.columns)
      const stand = where ? (STANDS[where.standing.indexOf(name)] ?? STANDS[0]!) : { x: 0, y: 36 }
      const flock = seat === null ? null : view.flocks[seat]
      return at(x + stand.x, y + stand.y - 46, within(creature(name as CreatureName), 92, 92) + (flock ? at(0, 52, `<ellipse rx="34" ry="13" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.6"/>${mark(COLOUR[flock], 18)}`) : ''))
    })
    .join('')
}

function basins(view: PerchView, bird: (flock: Flock) => string): { svg: string; tall: number } {
  const seats = Object.values(view.fountain)
  const levels = Math.max(...seats.map(({ level }) => level))
  const counts = Array.from({ length: levels }, (_, i) => seats.filter(({ level }) => level === i + 1).length)
  const sitting = seats.map(({ spot, level, points, flock }) => {
    const [x, y] = [seatX(spot.charCodeAt(1) - 97, counts[level - 1]!), rim(level, levels)]
    return at(x, y, (flock ? at(0, 2, bird(flock), 0.9) : '') + at(0, 18, `<circle r="13" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.3"/>${words(0, 6, points, { size: 17, anchor: 'middle' })}`))
  })
  return { svg: fountain(counts) + sitting.join(''), tall: height(levels) }
}

export default { draw } satisfies Poster
