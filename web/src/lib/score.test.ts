import { expect, test } from 'vitest'
import type { LogEntry } from '../wire/protocol'
import { partsOf } from './score'

const event = (name: string, values: Record<string, string | number>) => ({ kind: 'event', name, values }) as unknown as LogEntry

test('points come from the parts that the log tells, and what is left is named', () => {
  const log = [event('nested', { seat: 0, points: 10, for_pairs: 4 }), event('scored', { seat: 1, points: 5 }), event('shaded', { seat: 1 })]
  const parts = { nests: ['nested.points', '-nested.for_pairs'], pairs: ['nested.for_pairs'], cards: ['scored.points'], shade: ['-shaded'], never: ['won.points'] }
  expect(partsOf(parts, log, [12, 4])).toEqual([
    { name: 'nests', points: [6, 0] },
    { name: 'pairs', points: [4, 0] },
    { name: 'cards', points: [0, 5] },
    { name: 'shade', points: [0, -1] },
    { name: 'other', points: [2, 0] },
  ])
})
