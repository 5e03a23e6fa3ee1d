// The flyway with its links and the birds that wait for a route, as the server draws them.

import { feather } from '../../art/flyway/feather'
import { HABITAT } from '../../art/flyway/glyphs'
import { HEIGHT, WIDTH, land } from '../../art/flyway/land'
import type { Point } from '../../art/kit/curves'
import { picture } from '../../art/pictures'
import { species } from '../../art/species'
import type { Species } from '../../art/birdkit'
import { seatColour } from '../../lib/shelf'
import { type Drawn, type Poster, Shelf, at, mark, within } from '../../posters/svg'
import type { BirdWord, FlywayView, Place } from '../../wire/fly_a_way'
import type { View } from '../../wire/protocol'
import { geography, line, middle } from './geography'
import { roostingBirds, speciesOf } from './reading'

const UNIT = 1.5 // signs are this much larger than the map, so that they can be seen in a small picture

function draw(seen: View): Drawn {
  const view = seen as FlywayView
  const geo = geography(view.map)
  const shelf = new Shelf()
  const links = view.map.linkways.map((linkway) => {
    const [from, to] = line(geo, linkway)
    const owner = view.links[linkway]
    return owner === undefined ? `<path d="M${from}L${to}" fill="none" stroke="var(--ink)" stroke-width="${1.6 * UNIT}" stroke-dasharray="${UNIT} ${6 * UNIT}" stroke-linecap="round" opacity=".45"/>` : link(from, to, middle(geo, linkway), owner)
  })
  const places = view.map.places.map((place) => at(...geo.at.get(place.code)!, habitats(place), UNIT))
  const over = new Map<string, number>()
  const pins = roostingBirds(view).flatMap(({ bird, start, end }) =>
    [start, end].map((code, i) => {
      const slot = over.get(code) ?? 0
      over.set(code, slot + 1)
      const [x, y] = geo.at.get(code)!
      return at(x + slot * 30 * UNIT, y - 10, pin(shelf, bird, i === 1), UNIT)
    }),
  )
  return { svg: land() + links.join('') + places.join('') + pins.join('') + shelf.defs, width: WIDTH, height: HEIGHT }
}

function link(from: Point, to: Point, [x, y]: Point, owner: number): string {
  const { vane, barbs, shaft } = feather(from, to, 17 * UNIT, 15 + 5 * UNIT)
  const colour = seatColour('fly_a_way', owner)
  return (
    `<path d="${vane}" fill="var(--seat-${colour})" stroke="var(--halo-on)" stroke-width="${5 * UNIT}" paint-order="stroke"/><path d="${vane}" fill="none" stroke="var(--bird-ink)" stroke-width="1.6"/>` +
    `<path d="${barbs}" fill="var(--bird-ink)" opacity=".3"/><path d="${shaft}" fill="var(--paper-raised)"/>` +
    at(x, y, `<circle r="${10 * UNIT}" fill="var(--paper-raised)" stroke="var(--bird-ink)" stroke-width="1.4"/>${mark(colour, 13 * UNIT)}`)
  )
}

function habitats({ habitats }: Place): string {
  const wide = habitats.length > 1
  const signs = habitats.map((habitat, i) => `<path d="${HABITAT[habitat]}" transform="translate(${wide ? i * 16 - 8 : 0} 0)" fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`)
  return `<rect x="${wide ? -19 : -12}" y="-12" width="${wide ? 38 : 24}" height="24" rx="12" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="1.5"/>${signs.join('')}`
}

function pin(shelf: Shelf, bird: BirdWord, end: boolean): string {
  const name = speciesOf(bird)
  const known: Species = species[name]
  const portrait = shelf.use(`pin-${bird}`, () => within(picture(name, known.side ? 'side' : 'flight'), 28, 26))
  return `<path d="M0 0C-5 -11 -18 -17 -18 -32A18 18 0 0 1 18 -32C18 -17 5 -11 0 0Z" fill="var(--${end ? 'wash-sand' : 'paper-raised'})" stroke="var(--bird-ink)" stroke-width="${end ? 2.6 : 1.6}"/>${at(0, -32, portrait)}`
}

export default { draw } satisfies Poster
