/** The one italic sentence on top of a table: what is expected, and of whom. */

import type { Board, Game } from '../boards/board'
import type { TableStatus } from '../wire/protocol'
import { literal, type Text } from './text'

export function sentenceOf(game: Game, board: Board, status: TableStatus): string {
  const { view, you, text } = game
  if (status === 'over' || view.over) return resultSentence(game)
  if (view.seat === null) return ''
  if (view.seat !== you) return text.say('waiting-for', { name: literal(game.seats[view.seat]?.displayName ?? '') })
  const own = board.prompt?.(game)
  if (own) return text.say(own.id, own.values)
  return text.say(`decision-${view.decision}`)
}

/** Who has won. */
export function resultSentence(game: Pick<Game, 'view' | 'you' | 'text' | 'seats'>): string {
  const { view, you, text, seats } = game
  const [first, ...more] = view.winners
  if (first === undefined) return text.say(text.has('result-lost') ? 'result-lost' : 'result-nobody')
  if (more.length > 0) return text.say('result-shared', { names: literal(listed(view.winners.map((seat) => seats[seat]?.displayName ?? ''), text)) })
  return first === you ? text.say('result-you') : text.say('result-other', { name: literal(seats[first]?.displayName ?? '') })
}

/** Words one after the other, with "and" before the last. */
export function listed(words: string[], text: Text): string {
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(words)
}
