// Where pigeons and cubes are to be drawn now: as the table says, as they were seen to lie, or as they move in a playback.

import type { Air } from './air'
import { type City, type Vector, parkSpot, spaceAt } from './geometry'
import { type Shown, carrierAt, posesAt } from './shown'
import type { Pose } from './recording'
import type { Cube, Pigeon, PigeonsView, Posture } from '../../wire/pigeons'
import { isPark, parkOf } from './reading'

export interface PigeonPiece {
  pigeon: string
  seat: number
  number: number
  pose: Pose
  posture: Posture
  /** It is in the air, or tumbling. */
  moving: boolean
}

export interface CubePiece {
  key: string
  seat: number
  pose: Pose
}

/** What there is to see of the city, in space or from above. */
export interface Sights {
  view: PigeonsView
  city: City
  pigeons: PigeonPiece[]
  cubes: CubePiece[]
  air: Air
}

/** How pigeons and cubes were seen to lie, by the recordings of this round. */
export interface Seen {
  laid: Record<string, Pose>
  cubes: Record<string, Pose>
}

const ALOFT = 1.15 // inches over the pigeon below
const PLACES = 16 // places of a cube on a tile, each way
const HALF = Math.SQRT1_2
const NEAR = 0.2

const upright = ([x, y, z]: Vector): Pose => [x, y, z, 1, 0, 0, 0]
/** On its side in the middle of its square. */
const onItsSide = ([x, y, z]: Vector): Pose => [x - 0.4, y, z + 0.35, HALF, 0, HALF, 0]

/** A pigeon at rest. */
function atRest(pigeon: Pigeon, spot: number, aloft: boolean, city: City, seen: Seen): Pose {
  if (isPark(pigeon.place)) return upright(parkSpot(parkOf(pigeon.place), spot))
  const middle = city.middle(pigeon.place)
  if (pigeon.posture !== 'upright') return seen.laid[pigeon.pigeon] ?? (pigeon.posture === 'lying' ? onItsSide(middle) : upright(middle))
  return upright(aloft ? [middle[0], middle[1], middle[2] + ALOFT] : middle)
}

export function pigeonPieces(view: Pick<PigeonsView, 'pigeons' | 'aloft'>, city: City, seen: Seen, shown: Shown | null, time: number): PigeonPiece[] {
  const moving = moved(shown, city, time)
  const crowd: Record<string, number> = {}
  const pieces: PigeonPiece[] = []
  for (const pigeon of view.pigeons) {
    const pose = moving.get(pigeon.pigeon)
    if (!pose && pigeon.place === 'bag') continue
    const spot = (crowd[pigeon.place] = (crowd[pigeon.place] ?? -1) + 1)
    pieces.push({ ...pigeon, pose: pose ?? atRest(pigeon, spot, view.aloft === pigeon.pigeon, city, seen), moving: pose !== undefined })
  }
  return pieces
}

/** The pigeons of a playback: whoever was struck, or whoever carries the cube. */
function moved(shown: Shown | null, city: City, time: number): Map<string, Pose> {
  if (!shown) return new Map()
  const { moment } = shown
  if (moment.kind === 'flight') return posesAt(shown, time)
  if (!moment.to) return new Map()
  const from = isPark(moment.from) ? parkSpot(parkOf(moment.from), 3) : city.middle(moment.from)
  return new Map([[moment.pigeon, upright(carrierAt(shown, from, city.middle(moment.to), time))]])
}

/** A cube flat where the table says. */
function flat({ street, east, south }: Cube, edge: number): Pose {
  const [column, row] = spaceAt(street)
  return upright([2 * column + ((east + 0.5) * 2) / PLACES, 2 * row + 2 - ((south + 0.5) * 2) / PLACES, edge / 2])
}

const apart = (a: Pose, b: Pose): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))

export function cubePieces(view: Pick<PigeonsView, 'cubes' | 'sizes'>, seen: Seen, shown: Shown | null, time: number): CubePiece[] {
  const resting = view.cubes.map((cube, slot): CubePiece => {
    const [told, known] = [flat(cube, view.sizes.cube), seen.cubes[slot]]
    return { key: `rest-${slot}`, seat: cube.seat, pose: known && apart(known, told) < NEAR ? known : told }
  })
  if (shown?.moment.kind !== 'drop') return resting
  const { moment } = shown
  const tracks = [...shown.recording.bodies].map(([name, track]) => ({ name, end: track.at(-1)! }))
  const poses = posesAt(shown, time)
  const falling = tracks.map(({ name, end }, at): CubePiece => {
    const owner = at === tracks.length - 1 ? moment.seat : (resting.find(({ pose }) => apart(pose, end) < NEAR)?.seat ?? moment.seat)
    return { key: `fall-${name}`, seat: owner, pose: poses.get(name)! }
  })
  return [...resting.filter(({ pose }) => !tracks.some(({ end }) => apart(pose, end) < NEAR)), ...(time < 0 ? falling.slice(0, -1) : falling)]
}

/** Which way a pigeon looks, in degrees: they never all look the same way. */
export const gaze = (seat: number, number: number): number => (seat * 97 + number * 61) % 360
