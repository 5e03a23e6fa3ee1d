/** Remembers what this browser saw before a deal, so that it can be compared at the end. */

import type { Witness } from './fair'

const key = (table: string) => `birdtable fair ${table}`

export function witnessOf(table: string): Witness | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Witness | null
  } catch {
    return null
  }
}

/** Notes the commitment when it is first seen, each nonce when it is sealed, and the seals. A later commitment never replaces it. */
export function note(table: string, commitment: string, more: { seat?: number; nonce?: string; seals?: string[] } = {}): void {
  const seen = witnessOf(table) ?? { commitment, nonces: {} }
  if (more.seat !== undefined && more.nonce) seen.nonces[more.seat] = more.nonce
  if (more.seals) seen.seals = more.seals
  try {
    localStorage.setItem(key(table), JSON.stringify(seen))
  } catch {
    // Nothing is kept in this browser; the proof then says that it saw no commitment.
  }
}
