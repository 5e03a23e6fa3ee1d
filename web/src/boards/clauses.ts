/** The clause behind each event of the log, so that a line can lead to the rule that made it happen. */

import type { EventEntry } from '../lib/protocol'

type Clause = string | ((values: Record<string, string>) => string)

/** The kind of a card, without the spaces that tell it from its twins: `sharp-dodge-m1-b4`. */
const kindOf = (card = '') => card.replace(/(-[fmb]\d)+$/, '')

const CLAUSES: Record<string, Record<string, Clause>> = {
  above_the_clouds: {
    dealt: 'setup.cards',
    stage: 'next.nest',
    starts: 'next.start-player',
    paid: 'turn.price',
    swapped: 'action.swap-birds',
    drew: 'action.add',
    placed: ({ end }) => (end === 'back' ? 'action.add-back' : 'action.add-front'),
    revealed: 'action.add-reveal',
    took: 'action.take',
    played: ({ card }) => (card && card !== '?' ? `card.${kindOf(card)}` : 'card.play'),
    copied: 'card.display',
    searched: 'card.favorite-bird',
    discarded: 'action.take-limit',
    passed: 'turn.pass',
    landed: 'landing.front',
    nested: 'landing.points',
    scored: 'scoring.cards',
    displayed: 'next.display',
    reshuffled: 'next.reshuffle',
    joined: 'next.formation',
    tied: 'end.tie',
    won: 'end.stages',
  },
  perch: {
    laid: 'setup.homestead',
    dealt: 'setup.objectives',
    kept: 'setup.objectives',
    starts: 'setup.start-order',
    round: 'upkeep.marker',
    migrated: 'migration.birds',
    added: ({ location }) => (location === 'rookery' ? 'migration.rookery' : 'migration.early-bird'),
    declined: 'migration.rookery',
    drew: 'recruit.draw',
    took: 'recruit.draw',
    returned: 'recruit.birdbath',
    traded: 'recruit.feeder',
    perched: 'perch.turn',
    nested: 'perch.nest',
    housed: 'bonus.birdhouse',
    zapped: 'bonus.lightning',
    zapped_nest: 'bonus.lightning-nest',
    activated: ({ creature }) => (creature ? `creature.${creature}` : 'creature.once'),
    moved: ({ creature }) => (creature ? `creature.${creature}` : 'creature.once'),
    stood: 'creature.scarecrow-place',
    sent: 'fountain.owner',
    pushed: 'creature.effect',
    pushed_off: 'creature.dog',
    swapped: 'creature.cuckoo',
    swapped_seat: 'creature.squirrel',
    seated: 'fountain.support',
    to_plaza: 'fountain.full',
    to_roost: 'two.roost',
    scored: ({ location }) => (location === 'statue' ? 'scoring.statue' : 'scoring.places'),
    order: 'order.points',
    controls: 'creature.control',
    uncontrolled: 'creature.tie',
    falls: ({ location }) => (location === 'overstuffed' ? 'upkeep.overstuffed' : 'upkeep.hanging-nest'),
    removed: 'upkeep.removed',
    went_home: 'upkeep.removed',
    got_birdhouse: 'upkeep.marker',
    got_lightning: 'upkeep.marker',
    achieved: 'end.objectives',
    missed: 'end.objectives',
    largest: 'end.largest',
    no_largest: 'end.largest',
    creature_points: 'end.creatures',
    fountain_points: 'end.fountain',
    plaza_points: 'end.plaza',
    tied: 'end.tie',
    won: 'end.winner',
  },
}

/** The clause of an event, or null where no game names one. */
export function clauseOf(game: string, event: Pick<EventEntry, 'name' | 'values'>): string | null {
  const clause = CLAUSES[game]?.[event.name]
  if (clause === undefined) return null
  return `${game}.${typeof clause === 'function' ? clause(event.values) : clause}`
}
