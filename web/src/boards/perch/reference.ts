import type { Gallery, Game } from '../board'
import { literal } from '../../lib/text'
import type { PerchView } from '../../wire/perch'
import Fountain from './Fountain.svelte'
import { owner } from './names'
import Picture from './Picture.svelte'
import { placeOf } from './reading'
import Scene from './Scene.svelte'

/** Where a location lies and who leads there; who controls a creature. */
function now(game: Game, word: string): string[] {
  const view = game.view as PerchView
  const place = placeOf(view, word)
  const creature = view.creatures.find((one) => one.creature === word)
  if (place) {
    const leads = place.control ? game.text.say('card-leads', { name: literal(owner(game, place.control)) }) : game.text.say('board-nobody-leads')
    return [game.text.say(place.corner ? 'card-corner' : 'card-no-corner'), leads]
  }
  if (!creature) return []
  if (creature.seat === null) return [game.text.say('show-creature-free', { creature: creature.creature, home: creature.home })]
  return [game.text.say(creature.used ? 'show-creature-used' : 'show-creature', { creature: creature.creature, name: literal(game.seats[creature.seat]?.displayName ?? '') })]
}

export default { picture: Picture, parts: { fountain: Fountain }, scene: Scene, now } satisfies Gallery
