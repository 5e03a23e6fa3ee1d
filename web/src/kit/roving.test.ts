import { describe, expect, it } from 'vitest'
import { Roving, nextPoint } from './roving.svelte'

describe('arrow keys', () => {
  const points = [[10, 0], [0, 10], [30, 4], [-5, 0]] as const
  it('lead to the nearest piece on that side', () => {
    expect(nextPoint('ArrowRight', [0, 0], points)).toBe(0)
    expect(nextPoint('ArrowDown', [0, 0], points)).toBe(1)
    expect(nextPoint('ArrowUp', [0, 0], points)).toBe(-1)
    expect(nextPoint('Enter', [0, 0], points)).toBe(-1)
  })

  it('do not lead to what lies far aside', () => {
    expect(nextPoint('ArrowDown', [0, 0], [[40, 5]])).toBe(-1)
  })
})

describe('the stop of the Tab key', () => {
  it('waits where something can be done', () => {
    expect(new Roving('data-space', () => ['a', 'b', 'c'], () => ['b']).stop).toBe('b')
    expect(new Roving('data-space', () => ['a', 'b', 'c']).stop).toBe('a')
    expect(new Roving('data-space', () => []).stop).toBe('')
  })
})
