// The flights and drops of a game, found in its log: what can be played back, and which were the best.

import { isEvent, isRecording } from '../../lib/log'
import type { LogEntry } from '../../wire/protocol'
import type { PlaceName, Roost, Space, Square, Touch } from '../../wire/pigeons'

export interface FlightMoment {
  kind: 'flight'
  key: string
  /** The move that was recorded. */
  move: number
  note: string
  seat: number
  round: number
  roost: Roost
  azimuth: number
  elevation: number
  /** Pigeons of others: one's own bring no blood, and nobody wants to see them again. */
  kills: number
}

export interface DropMoment {
  kind: 'drop'
  key: string
  /** The move that was recorded. */
  move: number
  note: string
  seat: number
  round: number
  pigeon: string
  from: PlaceName
  to: Square
  street: Space | null
  touch: Touch | null
  /** What the tile brought when it was won. */
  points: number
}

export type Moment = FlightMoment | DropMoment

type Found = 'key' | 'move' | 'note'
type Head = Omit<FlightMoment, Found> | Omit<DropMoment, Found>

export function momentsOf(log: readonly LogEntry[]): Moment[] {
  const found: Moment[] = []
  let head: Head | null = null
  let latest: Moment | null = null
  let round = 1
  for (const entry of log) {
    if (isRecording(entry)) {
      if (!head) continue
      latest = { ...head, key: `${entry.version}`, move: entry.move, note: entry.note }
      found.push(latest)
      continue
    }
    if (!isEvent(entry)) continue
    const { name } = entry
    const values = entry.values as Record<string, string>
    const seat = Number(values.seat)
    if (name === 'round') round = Number(values.round)
    else if (name === 'aimed') head = { kind: 'flight', seat, round, roost: values.roost as Roost, azimuth: Number(values.azimuth), elevation: Number(values.elevation), kills: 0 }
    else if (name === 'released') head = { kind: 'drop', seat, round, pigeon: values.pigeon!, from: '', to: '', street: null, touch: null, points: 0 }
    else if (name === 'flew' && head?.kind === 'drop' && !head.to && head.pigeon === values.pigeon) {
      head.from = values.start!
      head.to = values.square!
    } else if (name === 'killed' && latest?.kind === 'flight') latest.kills += Number(values.blood) > 0 ? 1 : 0
    else if (name === 'dropped' && latest?.kind === 'drop') [latest.street, latest.touch] = [values.street!, values.touch as Touch]
    else if (name === 'won_tile') pay(found, round, seat, values.street!, Number(values.points))
  }
  return found
}

/** A tile was won: those who hit it this round had a part in it. */
function pay(moments: Moment[], round: number, seat: number, street: Space, points: number): void {
  for (const one of moments) if (one.kind === 'drop' && one.round === round && one.seat === seat && one.street === street && one.touch === 'hit') one.points = points
}

const worth = (moment: Moment): number => (moment.kind === 'flight' ? 3 * moment.kills : moment.touch === 'hit' ? 1 + moment.points : 0)

/** The moments that people want to see again, the best first; of equals the later. */
export function best(moments: readonly Moment[], most: number): Moment[] {
  return moments
    .map((moment, order) => ({ moment, order }))
    .filter(({ moment }) => worth(moment) > 0)
    .sort((a, b) => worth(b.moment) - worth(a.moment) || b.order - a.order)
    .slice(0, most)
    .map(({ moment }) => moment)
}
