// What people call things.

import { literal } from '../../lib/text'
import type { Game } from '../board'
import type { Flock, PerchView, Place } from '../../wire/perch'
import { seatOf } from './reading'

/** Whose flock it is. */
export function owner(game: Game, flock: Flock): string {
  const seat = seatOf(game.view as PerchView, flock)
  return seat === null ? game.text.say('board-bird-brained') : (game.seats[seat]?.displayName ?? game.text.name(flock))
}

/** A location in one breath, for those who hear it: its points, who is there and what they would get. */
export function spoken(game: Game, place: Place): string {
  const { text } = game
  const [least, second, third] = place.points
  const first = place.location === 'statue' ? literal(`${least}+`) : least
  const stacks = place.stacks.map((stack) =>
    text.say(stack.tied ? 'board-spoken-tied' : 'board-spoken-stack', { name: literal(owner(game, stack.flock)), birds: stack.counts, points: stack.scores }),
  )
  const nests = place.nests.empty ? [text.say('show-nests', { nests: place.nests.empty })] : []
  const standing = place.standing.map((creature) => text.name(creature))
  return [text.say('board-spoken', { location: place.location, first, second, third }), ...(stacks.length ? stacks : [text.say('board-empty')]), ...nests, ...standing].join('. ')
}
