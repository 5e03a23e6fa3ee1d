/** How far the reader has looked on at a table, on this device. */

const key = (table: string, seat: number) => `birdtable seen ${table} ${seat}`

/** After how many moves the reader last looked from a seat; null if never here. */
export function lastSeen(table: string, seat: number): number | null {
  const kept = localStorage.getItem(key(table, seat))
  return kept === null ? null : Number(kept)
}

export function noteSeen(table: string, seat: number, moves: number): void {
  try {
    localStorage.setItem(key(table, seat), String(moves))
  } catch {
    // Nothing can be kept here: next time there is nothing to tell.
  }
}
