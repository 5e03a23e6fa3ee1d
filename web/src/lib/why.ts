// What advice expects to follow, and what it aims at, in words.
import type { Game } from '../boards/board'
import type { Step, ToldFact, Why } from '../wire/protocol'
import { literal } from './text'
import { say } from './words.svelte'

export function lineInWords(line: Step[], game: Game): string {
  const name = (seat: number) => literal(game.seats[seat]?.displayName ?? '')
  return line.map(({ seat, action }) => say('hint-step', { name: name(seat), action: literal(game.text.action(action)) })).join('; ')
}

/** What an action changes, after what its seat would do next, or nothing. */
export function factsInWords(facts: ToldFact[], game: Game): string {
  const [first] = facts
  if (!first) return ''
  const said = facts.map((told) => {
    const fact = game.text.fact(told)
    return told.tenths === 10 ? fact : say('hint-often', { tenths: told.tenths, fact: literal(fact) })
  })
  const [next, ...more] = first.then
  if (!next) return said.join(' ')
  const action = game.text.say('table-quote', { text: literal(game.text.action(next)) })
  return say(more.length ? 'hint-then-more' : 'hint-then', { action: literal(action), facts: literal(said.join(' ')) })
}

/** The foremost reason, or nothing. */
export function whyInWords(whys: Why[], game: Game): string {
  const [why] = whys
  if (!why) return ''
  const values = { points: Math.max(1, Math.round(why.points)), other: literal(game.text.action(why.other)) }
  if (why.part === 'rivals') return say('hint-why-rivals', values)
  return say('hint-why', { ...values, part: literal(game.text.say(`part-${why.part}`)) })
}
