/** The same game with the same company, at a new table. */

import * as api from './api'
import type { TableInfo } from '../wire/protocol'
import { settle } from './settle'

/** Everybody sits one place further on, so that each gets to begin. Other people are invited to the new table. */
export async function again(old: TableInfo): Promise<string> {
  const seats = old.seats.map(planOf)
  const table = await api.setTable({ game: old.game, options: old.options, seats: [...seats.slice(-1), ...seats.slice(0, -1)], listed: old.listed, clock: old.clock })
  await settle(table)
  return table.id
}

export function planOf(seat: TableInfo['seats'][number]): api.SeatPlan {
  if (seat.mine) return { kind: 'me', name: seat.name }
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'fair' }
  return { kind: 'friend' }
}
