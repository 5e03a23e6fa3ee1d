import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../../lib/socket'
import type { Game } from '../board'
import { aimQuestion, foresight, ringOf } from './foresight.svelte'

const aim = (azimuth: number): Question => aimQuestion('nw', { azimuth, elevation: 60 })

describe('looking ahead', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    foresight.forget()
    vi.useRealTimers()
  })

  it('asks about what is shown, then about hands that err, and says nothing of other aims', async () => {
    const asked: Question[] = []
    const game = { foresee: (question: Question) => (asked.push(question), Promise.resolve({ outlook: 'clear', ...(question.hands ? { hands: { of: 16 } } : {}) })) } as unknown as Game
    foresight.look(game, [aim(180)])
    await vi.advanceTimersByTimeAsync(10)
    expect(foresight.flight(aim(180))?.outlook).toBe('clear')
    expect(foresight.flight(aim(181))).toBeNull()
    foresight.look(game, [aim(182)])
    foresight.look(game, [aim(183)])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([aim(180), aim(183), { ...aim(183), hands: true }])
    expect(foresight.flight(aim(183))?.hands?.of).toBe(16)
    foresight.forget()
    expect(foresight.flight(aim(183))).toBeNull()
  })

  it('gives up where nobody answers', async () => {
    let asked = 0
    foresight.look({ foresee: () => (asked++, Promise.resolve(null)) } as unknown as Game, [aim(184)])
    expect(foresight.silent).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toBe(5)
    expect(foresight.silent).toBe(true)
    foresight.look({ foresee: () => Promise.resolve({ outlook: 'clear' }) } as unknown as Game, [aim(185)])
    await vi.advanceTimersByTimeAsync(1000)
    expect(foresight.silent).toBe(false)
  })
})

it('an ellipse is a ring around its middle', () => {
  const ring = ringOf({ middle: [3, 4], axes: [[2, 0], [0, 1]] })
  expect(ring[0]).toEqual([5, 4])
  expect(ring[8]![1]).toBeCloseTo(5)
})
