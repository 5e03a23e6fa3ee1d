/** What an action would do, in one short line. */

import type { Board, Consequence, Game } from '../boards/board'
import { listed } from './sentence'
import { literal } from './text'
import { say } from './words.svelte'

const MOST = 2 // events that are told

/** Whose worth changes, what else is certain, and who decides then. */
export function consequenceInWords({ view, events }: Consequence, game: Game, board: Board): string {
  const told = events.slice(0, MOST).map((event) => game.text.event(event, game.you))
  if (!view) return [...told, say('whatif-open')].join(' ')
  const worth = board.worth ?? ((at, seat) => at.scores[seat] ?? 0)
  const changes = game.seats.flatMap(({ seat, displayName }) => {
    const points = worth(view, seat) - worth(game.view, seat)
    return points === 0 ? [] : [say('whatif-change', { name: literal(displayName), points: `${points > 0 ? '+' : '−'}${Math.abs(points)}` })]
  })
  const paid = changes.length ? say('whatif-points', { changes: literal(listed(changes, game.text)) }) : say('whatif-none')
  return [paid, ...told, nextInWords(view.seat, view.over, game)].filter(Boolean).join(' ')
}

function nextInWords(seat: number | null, over: boolean, game: Game): string {
  if (over) return say('whatif-over')
  if (seat === null) return ''
  return seat === game.you ? say('whatif-you') : say('whatif-next', { name: literal(game.seats[seat]?.displayName ?? '') })
}
