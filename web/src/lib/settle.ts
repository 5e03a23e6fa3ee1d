/** Sets a new table and sits down, so that a game without distant friends begins at once. */

import * as api from './api'
import { newId, newNonce, sealOf } from './fair'
import { keepLink } from './links'
import type { InvitationMessage, TableInfo } from '../wire/protocol'
import { note } from './witness'

/** Takes all seats kept for me, each with a sealed number made after the commitment was seen; then makes links, or starts if all are filled. */
export async function settle(table: TableInfo): Promise<void> {
  for (const { seat, name, kind, mine } of table.seats) {
    if (!mine || kind !== 'open') continue
    const nonce = newNonce()
    note(table.id, table.commitment, { seat, nonce })
    await api.command(table.id, { type: 'sit', seat, name, commitment: await sealOf(seat, nonce), id: newId() })
  }
  const free = table.seats.filter(({ kind, mine }) => kind === 'open' && !mine)
  for (const { seat } of free) {
    const { invitation } = await api.command<InvitationMessage>(table.id, { type: 'invite', seat, id: newId() })
    keepLink(table.id, seat, invitation)
  }
  if (free.length === 0) await api.command(table.id, { type: 'start', id: newId() })
}
