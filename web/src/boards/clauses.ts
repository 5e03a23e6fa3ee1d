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
}

/** The clause of an event, or null where no game names one. */
export function clauseOf(game: string, event: Pick<EventEntry, 'name' | 'values'>): string | null {
  const clause = CLAUSES[game]?.[event.name]
  if (clause === undefined) return null
  return `${game}.${typeof clause === 'function' ? clause(event.values) : clause}`
}
