/** The one italic sentence on top of a table: what is expected, and of whom. */

import type { Board, Game } from '../boards/board'
import type { TableStatus } from '../wire/protocol'
import { literal, type Text } from './text'

export function sentenceOf(game: Game, board: Board, status: TableStatus): string {
  const { view, you, text } = game
  if (status === 'over' || view.over) return resultSentence(game)
  if (view.seat === null) return ''
  if (view.seat !== you) return waitingSentence(game)
  const own = board.prompt?.(game)
  const sentence = own ? text.say(own.id, own.values) : text.say(`decision-${view.decision}`)
  return view.asked.length + view.answered.length > 1 ? `${sentence} ${text.say('asked-at-once')}` : sentence
}

/** Whom the table waits for; of several who are asked at once nobody hears what the others have answered. */
function waitingSentence({ view, you, text, seats }: Game): string {
  const names = view.asked.map((seat) => seats[seat]?.displayName ?? '')
  if (you !== null && view.answered.includes(you)) return text.say('waiting-answered', { names: literal(listed(names, text)) })
  return names.length > 1 ? text.say('waiting-for-several', { names: literal(listed(names, text)) }) : text.say('waiting-for', { name: literal(names[0] ?? '') })
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
