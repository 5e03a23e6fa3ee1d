// The clause behind each event of the log.

const BY_EVENT = {
  dealt: 'setup.cards',
  stage: 'next.nest',
  starts: 'setup.start-player',
  paid: 'turn.price',
  swapped: 'action.swap-birds',
  drew: 'action.add',
  placed: 'action.add',
  revealed: 'action.add-reveal',
  took: 'action.take',
  played: 'card.play',
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
}

export const clauses: Record<string, string> = Object.fromEntries(Object.entries(BY_EVENT).map(([event, clause]) => [event, `above_the_clouds.${clause}`]))
