// The city from above, as the server draws it: at rest for a poster, and frame by frame for a film.

import { CITY, MARGIN, UNIT, ground } from '../../art/city/ground'
import { FALCON_FROM_ABOVE, pigeonFromAbove, roof } from '../../art/city/roofs'
import { freeCorner } from '../../art/city/street'
import { type Drawn, type Poster, at, mark, words } from '../../posters/svg'
import type { PigeonsView } from '../../wire/pigeons'
import type { LogEntry, View } from '../../wire/protocol'
import { EMPTY_AIR, type Air, flying } from './air'
import { colourOf } from './flocks'
import { points } from './reading'
import { BOARD, City, onRod, spaceAt } from './geometry'
import { type Moment, momentsOf } from './moments'
import { type CubePiece, type PigeonPiece, type Seen, cubePieces, gaze, pigeonPieces } from './pieces'
import { type Head, liesDown, recordingOf } from './recording'
import { APPROACH, LINGER, PACE, shownAs } from './shown'

const SIDE = CITY + 2 * MARGIN
const SLOWER = 0.55 // a film has no button for slow motion
const UNSEEN: Seen = { laid: {}, cubes: {} }

const x = (inches: number): number => inches * UNIT
const y = (inches: number): number => (BOARD - inches) * UNIT
const onTable = (svg: string): Drawn => ({ svg: at(MARGIN, MARGIN, svg), width: SIDE, height: SIDE })

function draw(seen: View): Drawn {
  const view = seen as PigeonsView
  const city = new City(view.structures)
  return onTable(built(view, city) + cubePieces(view, UNSEEN, null, 0).map(cube).join('') + pigeonPieces(view, city, UNSEEN, null, 0).map(pigeon).join(''))
}

function built(view: PigeonsView, city: City): string {
  const streets = Object.entries(view.streets).map(([space, tile]) => ({ column: spaceAt(space)[0], row: 7 - spaceAt(space)[1], tile }))
  const worth = streets.map(({ column, row, tile }) => {
    if (!tile) return ''
    const [cx, cy] = freeCorner(tile)
    return words(100 * column + cx, 100 * row + cy + 6, tile.points, { size: 21, anchor: 'middle' })
  })
  const roofs = [...city.blocks].sort((a, b) => a.height - b.height)
  return (
    ground(streets.map(({ column, row, tile }) => ({ column, row, scene: tile && { ...tile, name: tile.tile } }))) +
    worth.join('') + roofs.map(roof).join('') +
    roofs.map(({ height, east, south }) => words(x(east) - 7, y(south) - 6, height, { size: 18, anchor: 'end' })).join('')
  )
}

const cube = ({ seat, pose }: CubePiece): string =>
  `<g transform="translate(${x(pose[0])} ${y(pose[1])}) rotate(${(-2 * Math.atan2(pose[6], pose[3]) * 180) / Math.PI}) scale(${1 + pose[2] * 0.12})"><rect x="-9" y="-9" width="18" height="18" rx="1.5" fill="var(--seat-${colourOf(seat)})" stroke="var(--bird-ink)" stroke-width="1.8"/></g>`

function pigeon({ seat, number, pose, moving }: PigeonPiece): string {
  const down = liesDown(pose)
  return (
    `<g transform="translate(${x(pose[0])} ${y(pose[1])}) scale(${moving ? 1.1 + 0.06 * pose[2] : 1.1})"><rect x="-18" y="-18" width="36" height="36" rx="7" fill="var(--seat-${colourOf(seat)})" stroke="var(--bird-ink)" stroke-width="1.8"/>` +
    `<g transform="rotate(${down ? 100 : gaze(seat, number)}) scale(${down ? '1 .62' : '.86'})">${pigeonFromAbove(number)}</g>` +
    `${at(12, 12, `<circle r="9.5" fill="#fcf8ee" stroke="var(--bird-ink)" stroke-width="1.2"/>${mark(colourOf(seat), 14)}`)}</g>`
  )
}

function inTheAir({ rod, far }: Air, length: number): string {
  if (!rod) return ''
  const [end, falcon] = [onRod(rod, length), far === null ? null : onRod(rod, far)]
  const heading = (Math.atan2(-rod.along[0], -rod.along[1]) * 180) / Math.PI
  return (
    `<path d="M${x(rod.socket[0])} ${y(rod.socket[1])}L${x(end[0])} ${y(end[1])}" stroke="#c9a86a" stroke-width="7" stroke-linecap="round"/>` +
    (falcon ? `<g transform="translate(${x(falcon[0])} ${y(falcon[1])}) rotate(${heading}) scale(1.15)">${FALCON_FROM_ABOVE}</g>` : '')
  )
}

// ---------------------------------------------------------------- a film

/** The last flight or drop of a log, as the referee saw it. */
export interface Filmed {
  view: View
  log: LogEntry[]
  recording: { head: Head; tracks: [string, number[][]][] }
  /** Pictures a second. */
  rate: number
}

export interface Film {
  moment: Pick<Moment, 'kind' | 'seat'> & { kills: number; points: number; street: string }
  /** What stays, and what moves over it. */
  still: Drawn
  frames: Drawn[]
}

export function film({ view: seen, log, recording: { head, tracks }, rate }: Filmed): Film {
  const view = seen as PigeonsView
  const city = new City(view.structures)
  const moment = momentsOf(log).at(-1)!
  const shown = shownAs(moment, recordingOf(head, tracks), view.sizes)
  const step = (SLOWER * PACE[moment.kind]) / rate
  const start = moment.kind === 'drop' ? -APPROACH * PACE.drop : 0
  const end = shown.recording.seconds + LINGER * PACE[moment.kind]
  const times = Array.from({ length: Math.ceil((end - start) / step) }, (_, i) => start + i * step)
  const piecesAt = (time: number) => ({ cubes: cubePieces(view, UNSEEN, shown, time), pigeons: pigeonPieces(view, city, UNSEEN, shown, time) })
  const resting = piecesAt(0)
  const rests = ({ key }: CubePiece): boolean => key.startsWith('rest')
  return {
    moment: { kind: moment.kind, seat: moment.seat, kills: moment.kind === 'flight' ? moment.kills : 0, points: moment.kind === 'drop' ? moment.points : 0, street: moment.kind === 'drop' ? (moment.street ?? '') : '' },
    still: onTable(built(view, city) + resting.cubes.filter(rests).map(cube).join('') + resting.pigeons.filter(({ moving }) => !moving).map(pigeon).join('')),
    frames: times.map((time) => {
      const { cubes, pigeons } = piecesAt(time)
      const moving = cubes.filter((one) => !rests(one)).map(cube).join('') + pigeons.filter((one) => one.moving).map(pigeon).join('')
      return onTable(moving + inTheAir(shown.rod ? flying(shown, time) : EMPTY_AIR, view.sizes.rod_length))
    }),
  }
}

export default { draw, points } satisfies Poster
