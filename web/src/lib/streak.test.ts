import { expect, test } from 'vitest'
import { streakOf } from './streak'

test.each([
  [[], 0],
  [['2026-03-01'], 1],
  [['2026-02-28'], 1],
  [['2026-02-27'], 0],
  [['2026-02-27', '2026-02-28', '2026-03-01'], 3],
  [['2026-02-26', '2026-02-28', '2026-03-01'], 2],
])('days in a row: %j', (days, count) => expect(streakOf(days, '2026-03-01')).toBe(count))
