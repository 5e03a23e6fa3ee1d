/** Log entries in words. */

import type { Game } from '../boards/board'
import { isEvent } from './log'
import type { ToldEntry } from '../wire/protocol'
import { literal } from './text'

export function describe(entry: ToldEntry, game: Pick<Game, 'text' | 'seats' | 'you'>): string {
  const { text, seats, you } = game
  if (isEvent(entry)) return text.event(entry, you)
  const who = entry.seat ?? null
  const mine = who !== null && who === you
  if (entry.kind === 'said') {
    const seated = who !== null ? seats[who] : undefined
    const name = entry.name || seated?.displayName || text.say('guest')
    return text.say('log-said', { name: literal(name), text: literal(entry.text) })
  }
  const name = (who !== null ? seats[who]?.displayName : '') || ('name' in entry ? entry.name : '') || ''
  const message = entry.kind === 'ended' ? `log-ended-${entry.why}` : `log-${entry.kind}`
  const until = 'until' in entry && entry.until ? new Intl.DateTimeFormat(text.language, { dateStyle: 'medium' }).format(new Date(entry.until)) : ''
  return text.say(`${message}${mine && text.has(`${message}-you`) ? '-you' : ''}`, { name: literal(name), until: literal(until) })
}
