import { describe, expect, it } from 'vitest'
import { piled } from './track'

describe('scoring tokens', () => {
  it('lie on each other in the order in which they came', () => {
    const pile = piled({ scores: [6, 9, 6, 66], tokens: [2, 1, 3, 0] })
    expect(pile.map(({ seat, below, turned }) => [seat, below, turned])).toEqual([
      [2, 0, false],
      [1, 0, false],
      [3, 1, true],
      [0, 2, false],
    ])
  })
})
