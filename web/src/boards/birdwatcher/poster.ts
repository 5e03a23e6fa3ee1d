// The birds in the clearing, and everybody's journal, as the server draws them.

import { HEIGHT, WIDTH, plate } from '../../art/paradise/plates'
import { seatColour } from '../../lib/shelf'
import { type Drawn, type Poster, Shelf, at, mark, words } from '../../posters/svg'
import type { Page, SpeciesWord, WatcherView } from '../../wire/birdwatcher'
import type { View } from '../../wire/protocol'
import { birdAt, isPhoto, points, sitterOf, speciesOf } from './reading'

const BOARD = { width: 1500, height: 1060 }
const LARGE = 200 // a card of the clearing
const GAP = 14
const TOP = LARGE + 60
const PLACES = ['j1', 'j2', 'j3', 'c1', 'c2', 'c3', 'c4']

function draw(seen: View): Drawn {
  const view = seen as WatcherView
  const shelf = new Shelf()
  const card = (species: SpeciesWord, size: number): string =>
    at(0, 0, `<rect x="-6" y="-6" width="${WIDTH + 12}" height="${HEIGHT + 12}" rx="16" fill="var(--paper-raised)" stroke="var(--rule)" stroke-width="3"/>${shelf.use(sitterOf(species), () => plate(sitterOf(species)))}`, size / WIDTH)
  const open = PLACES.flatMap((place, i) => {
    const bird = birdAt(view, place)
    return bird ? [at(i * (LARGE + GAP) + (i > 2 ? GAP : 0) + 6, 6, card(speciesOf(view, bird), LARGE))] : []
  })
  const sides = Object.entries(view.journals)
  const tall = (BOARD.height - TOP) / Math.max(2, sides.length)
  const longest = Math.max(1, ...sides.map(([, pages]) => pages.length))
  const size = Math.min(tall - 2 * GAP, LARGE, (BOARD.width - 90) / longest - GAP)
  const rows = sides.map(([side, pages], i) => at(0, TOP + i * tall, journal(side, pages, size, tall, card)))
  return { svg: open.join('') + rows.join('') + shelf.defs, ...BOARD }
}

function journal(side: string, pages: readonly Page[], size: number, tall: number, card: (species: SpeciesWord, size: number) => string): string {
  const leaves = pages.map((page, i) => at(84 + i * (size + GAP), (tall - size) / 2, isPhoto(page) ? card(page.species, size) : paper(page.points, size)))
  return `<path d="M0 0H${BOARD.width}" stroke="var(--rule)" stroke-width="2.5"/>${at(34, tall / 2, mark(side === 'crew' ? 'neutral' : seatColour('birdwatcher', Number(side)), 48))}${leaves.join('')}`
}

const paper = (points: number, size: number): string =>
  `<rect width="${size}" height="${size}" rx="8" fill="var(--wash-sand)" stroke="var(--rule)" stroke-width="2"/>${words(size / 2, size * 0.64, points, { size: size * 0.44, anchor: 'middle' })}`

export default { draw, points } satisfies Poster
