/** The log of a table, put together from what the server sends. */

import type { EventEntry, LogEntry, RecordingEntry, ToldEntry } from '../wire/protocol'

/** The log after a `state`: `since` 0 replaces it, another number continues it from that version. */
export function continueLog(log: LogEntry[], since: number, news: LogEntry[]): LogEntry[] {
  return since === 0 ? news : [...log.filter((entry) => entry.version <= since), ...news]
}

/** The entries that were not there before, for what is read out and heard. */
export function newEntries(before: LogEntry[], after: LogEntry[]): LogEntry[] {
  const last = before.at(-1)?.version ?? 0
  return after.filter((entry) => entry.version > last)
}

export const isEvent = (entry: LogEntry): entry is EventEntry => entry.kind === 'event'
export const isRecording = (entry: LogEntry): entry is RecordingEntry => entry.kind === 'recording'
/** The entries that are read as words. */
export const told = (log: readonly LogEntry[]): ToldEntry[] => log.filter((entry): entry is ToldEntry => !isRecording(entry))

/** The seat that an entry is about, for its mark at the side. */
export function seatOf(entry: ToldEntry): number | null {
  if (!isEvent(entry)) return entry.seat ?? null
  const seat = entry.values.seat
  return entry.seats.includes('seat') && seat !== undefined && /^\d+$/.test(String(seat)) ? Number(seat) : null
}
