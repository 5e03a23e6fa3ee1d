import { expect, test } from 'vitest'
import type { ReviewResult } from '../wire/protocol'
import { momentsOf, percents } from './review'

const choice = (number: number, cost: number, sure: number) => ({ number, seat: 0, cost, sure }) as ReviewResult['choices'][number]
const curve = [[0.5, 0.5], [0.5, 0.5], [0.8, 0.2], [0.81, 0.19], [1, 0]].map((wins, i) => ({ number: 2 * i, wins }))

test('chances in percent add up to a hundred', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((a, b) => a + b)).toBe(100)
  expect(percents([0.005, 0.995])).toEqual([1, 99])
})

test('moments are sure choices first, then turns that are worth telling', () => {
  const found = momentsOf({ ready: true, curve, choices: [choice(6, 0.2, 0.1), choice(4, 0.1, 0.2)], accounts: [] })
  expect(found.map(({ number, choice }) => [number, choice !== null])).toEqual([[2, false], [6, true]])
  expect(momentsOf({ ready: true, curve, choices: [1, 2, 3, 4, 5, 6].map((n) => choice(n, 0.1 * n, 0.05)), accounts: [] })).toHaveLength(5)
})
