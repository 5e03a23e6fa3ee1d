// What advice expects to follow, and what it aims at, in words.
import type { Game } from '../boards/board'
import type { Step, Why } from '../wire/protocol'
import { literal } from './text'
import { say } from './words.svelte'

export function lineInWords(line: Step[], game: Game): string {
  const name = (seat: number) => literal(game.seats[seat]?.displayName ?? '')
  return line.map(({ seat, action }) => say('hint-step', { name: name(seat), action: literal(game.text.action(action)) })).join('; ')
}

/** The foremost reason, or nothing. */
export function whyInWords(whys: Why[], game: Game): string {
  const [why] = whys
  if (!why) return ''
  const values = { points: Math.max(1, Math.round(why.points)), other: literal(game.text.action(why.other)) }
  if (why.part === 'rivals') return say('hint-why-rivals', values)
  return say('hint-why', { ...values, part: literal(game.text.say(`part-${why.part}`)) })
}
