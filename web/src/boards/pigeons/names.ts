// What people call things.

import { literal } from '../../lib/text'
import type { Game } from '../board'
import type { PigeonsView, Pigeon, Space, Tile } from '../../wire/pigeons'
import { isPark, kindOf, onRoof } from './reading'

export const ownerOf = (game: Game, seat: number): string => game.seats[seat]?.displayName ?? ''

/** A square as people say it: `b5, north-west`. */
export const squareName = (game: Game, square: string): string => `${square.slice(0, 2)} ${game.text.name(square.slice(2))}`

export function placeName(game: Game, place: string): string {
  return isPark(place) || place === 'bag' ? game.text.name(place) : squareName(game, place)
}

/** A pigeon in one breath, for those who hear it. */
export function pigeonName(game: Game, pigeon: Pigeon, height: number): string {
  const mine = pigeon.seat === game.you
  const where = onRoof(pigeon) ? game.text.say('board-on-roof', { square: literal(squareName(game, pigeon.place)), height }) : game.text.name(pigeon.place)
  const who = mine ? game.text.say('board-your-pigeon', { number: pigeon.number }) : game.text.say('board-pigeon-of', { name: literal(ownerOf(game, pigeon.seat)), number: pigeon.number })
  return [who, where, ...(pigeon.posture === 'upright' ? [] : [game.text.name(pigeon.posture)])].join(', ')
}

/** A tile in one breath: what it shows, what it pays, whose cubes lie on it, who would take it. */
export function tileName(game: Game, street: Space, tile: Tile): string {
  const { text } = game
  const cubes = (game.view as PigeonsView).cubes.filter((cube) => cube.street === street)
  const lying = cubes.map(({ seat, touch }) => text.say('board-cube-of', { name: literal(ownerOf(game, seat)), touch }))
  const leads = tile.leader === null ? [] : [text.say('board-leads', { name: literal(ownerOf(game, tile.leader)) })]
  return [text.say('board-tile', { street, tile: kindOf(tile.tile), points: tile.points }), ...lying, ...leads].join('. ')
}
