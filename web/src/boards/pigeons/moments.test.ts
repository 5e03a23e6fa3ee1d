import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../wire/protocol'
import { best, momentsOf } from './moments'

let version = 0
const event = (name: string, values: Record<string, string>): LogEntry => ({ version: ++version, time: '', kind: 'event', move: version, name, values, seats: ['seat'], clause: '' })
const recorded = (note: string): LogEntry => ({ version: ++version, time: '', kind: 'recording', move: version, note })

const LOG: LogEntry[] = [
  event('round', { round: '2', seat: '0' }),
  event('released', { seat: '0', pigeon: 'red-1', cubes: '2' }),
  event('flew', { seat: '0', pigeon: 'red-1', start: 'a8ne', square: 'c8nw' }),
  recorded('first'),
  event('dropped', { seat: '0', street: 'b8', touch: 'hit' }),
  recorded('second'),
  event('missed', { seat: '0' }),
  event('won_tile', { seat: '0', tile: 'couple-1', points: '2', street: 'b8' }),
  event('aimed', { seat: '1', roost: 'nw', azimuth: '45', elevation: '19' }),
  recorded('flight'),
  event('killed', { seat: '1', pigeon: 'red-1', blood: '1' }),
  event('killed', { seat: '1', pigeon: 'red-2', blood: '1' }),
  event('killed', { seat: '1', pigeon: 'yellow-2', blood: '0' }), // one's own
]

describe('moments', () => {
  it('are found in the log with what came of them', () => {
    const [first, second, flight] = momentsOf(LOG)
    expect(first).toMatchObject({ kind: 'drop', note: 'first', seat: 0, round: 2, from: 'a8ne', to: 'c8nw', street: 'b8', touch: 'hit', points: 2 })
    expect(second).toMatchObject({ kind: 'drop', note: 'second', street: null, points: 0 })
    expect(flight).toMatchObject({ kind: 'flight', seat: 1, roost: 'nw', azimuth: 45, elevation: 19, kills: 2 })
  })

  it('are ranked: kills, then tiles; what brought nothing is left out', () => {
    expect(best(momentsOf(LOG), 5).map(({ note }) => note)).toEqual(['flight', 'first'])
    expect(best(momentsOf(LOG), 1)).toHaveLength(1)
  })
})
