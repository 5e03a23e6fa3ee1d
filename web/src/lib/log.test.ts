import { describe, expect, it } from 'vitest'
import { continueLog, newEntries, seatOf } from './log'
import type { EventEntry, LogEntry } from '../wire/protocol'

const event = (version: number, seat = '0'): EventEntry => ({ version, time: '', kind: 'event', move: version, name: 'paid', values: { seat }, seats: ['seat'], clause: '' })

describe('the log', () => {
  it('is replaced by a state since 0, and continued by another', () => {
    const log = [event(1), event(2)]
    expect(continueLog(log, 0, [event(9)])).toEqual([event(9)])
    expect(continueLog(log, 2, [event(3)]).map(({ version }) => version)).toEqual([1, 2, 3])
  })

  it('has no line twice when versions overlap', () => {
    expect(continueLog([event(1), event(2), event(3)], 1, [event(2), event(3)]).map(({ version }) => version)).toEqual([1, 2, 3])
  })

  it('knows what is new, several lines of one version together', () => {
    expect(newEntries([event(1)], [event(1), event(2), event(2)])).toHaveLength(2)
    expect(newEntries([event(5)], [event(1), event(2)])).toEqual([])
  })

  it('knows whose line it is', () => {
    expect(seatOf(event(1, '3'))).toBe(3)
    expect(seatOf(event(1, '?'))).toBe(null)
    const said: LogEntry = { version: 1, time: '', kind: 'said', move: 0, name: 'Ada', seat: null, text: 'hello', aside: false }
    expect(seatOf(said)).toBe(null)
  })
})
