// What a seat's points are made of.

import { City } from './geometry'
import type { PigeonsView } from '../../wire/pigeons'
import { onRoof } from './reading'

export interface Points {
  tiles: number
  /** Face-down tiles and markers, each a point less. */
  umbrellas: number
  droplets: number
  alive: number
  total: number
}

export function pointsOf(view: PigeonsView, seat: number): Points {
  const { droplets, face_down, markers, total } = view.seats[seat]!
  const umbrellas = face_down.length + markers
  const alive = aliveWorth(view, seat)
  return { tiles: total - alive - droplets + umbrellas, umbrellas, droplets, alive, total }
}

/** A point for each living pigeon, or the height of its roof where the table plays so. */
function aliveWorth(view: PigeonsView, seat: number): number {
  const flock = view.pigeons.filter((pigeon) => pigeon.seat === seat && pigeon.place !== 'bag')
  if (!view.options.roof_points) return flock.length
  const city = new City(view.structures)
  return flock.reduce((sum, pigeon) => sum + (onRoof(pigeon) ? city.heightOf(pigeon.place) : 1), 0)
}
