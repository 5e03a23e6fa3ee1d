/** Where the points of a finished game came from, read from its log. */

import { isEvent } from './log'
import type { GameInfo, LogEntry } from '../wire/protocol'

export interface Part {
  name: string
  /** Of each seat. */
  points: number[]
}

export const OTHER = 'other'

/** The parts of the score that brought anybody something; what no part explains comes last. */
export function partsOf(parts: GameInfo['parts'], log: readonly LogEntry[], scores: readonly number[]): Part[] {
  const found = Object.entries(parts).map(([name, sources]): Part => ({ name, points: scores.map((_, seat) => sources.reduce((sum, source) => sum + brought(source, log, seat), 0)) }))
  const rest = scores.map((score, seat) => score - found.reduce((sum, { points }) => sum + points[seat]!, 0))
  return [...found, { name: OTHER, points: rest }].filter(({ points }) => points.some((one) => one !== 0))
}

/** What an event's argument, or the event alone, brought to a seat. */
function brought(source: string, log: readonly LogEntry[], seat: number): number {
  const sign = source.startsWith('-') ? -1 : 1
  const [event, argument] = source.replace('-', '').split('.')
  const own = log.filter(isEvent).filter(({ name, values }) => name.replaceAll('-', '_') === event!.replaceAll('-', '_') && Number(values.seat) === seat)
  return sign * own.reduce((sum, { values }) => sum + (argument === undefined ? 1 : Number(values[argument]) || 0), 0)
}
