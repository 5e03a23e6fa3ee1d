/** Sets a new table and sits down, so that a game without distant friends begins at once. */

import * as api from './api'
import { newNonce } from './fair'
import type { TableInfo } from './protocol'
import { note } from './witness'

/** Takes all seats that are kept for me, each with a nonce made after the commitment was seen; then starts if all are filled. */
export async function settle(table: TableInfo): Promise<void> {
  for (const { seat, name, kind, mine } of table.seats) {
    if (!mine || kind !== 'open') continue
    const nonce = newNonce()
    note(table.id, table.commitment, { seat, nonce })
    await api.command(table.id, { type: 'sit', seat, name, nonce, id: newNonce().slice(0, 24) })
  }
  const waiting = table.seats.some(({ kind, mine }) => kind === 'open' && !mine)
  if (!waiting) await api.command(table.id, { type: 'start', id: newNonce().slice(0, 24) })
}
