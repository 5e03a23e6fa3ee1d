import { describe, expect, it } from 'vitest'
import { cardPoints, landing, landingOf, pays } from './forecast'
import type { CloudsView } from '../../wire/above_the_clouds'

const view: Pick<CloudsView, 'columns' | 'species' | 'nest' | 'flock' | 'rules'> = {
  columns: 5,
  species: ['kite', 'goose'],
  nest: { name: 'even', points: [3, 7, 11, 15, 19], pair: 3 },
  flock: { b1: 'kite-male', m2: 'kite-female', b2: 'goose-male', f3: 'swift', m3: 'kite-female', b5: 'goose-female' },
  rules: { both_bonus: 2 } as CloudsView['rules'],
}

describe('landing', () => {
  it('takes the foremost bird of each column, with empty spaces before it', () => {
    expect(landing(view)).toEqual(['kite-male', 'kite-female', 'swift', 'goose-female'])
  })

  it('pays for the birds and for each pair', () => {
    expect(landingOf(view, 0)).toEqual({ birds: 2, pairs: 1, points: 10 })
    expect(landingOf(view, 1)).toEqual({ birds: 1, pairs: 0, points: 3 })
  })

  it('pays nothing for no bird', () => {
    expect(landingOf({ ...view, flock: { b1: 'swift' } }, 0)).toEqual({ birds: 0, pairs: 0, points: 0 })
  })

  it('counts a penalty in full', () => {
    expect(landingOf({ ...view, nest: { ...view.nest, pair: -4 } }, 0).points).toBe(3)
  })
})

describe('a marked space', () => {
  const turn = { ...view, decision: 'turn' as const, over: false }

  it('will pay for an own bird that does not land first', () => {
    expect(pays('m3', turn, 0)).toBe(true)
    expect(pays('b1', turn, 0)).toBe(false)
    expect(pays('b2', turn, 0)).toBe(false)
    expect(pays('b4', turn, 0)).toBe(false)
  })

  it('pays for the foremost bird, too, where cards are scored now', () => {
    expect(pays('b1', { ...turn, decision: 'score-one' }, 0)).toBe(true)
    expect(pays('b1', { ...turn, decision: 'score-cards' }, 0)).toBe(true)
  })
})

describe('a card', () => {
  it('pays for each space that holds an own bird, and 2 more for both', () => {
    expect(cardPoints({ marks: { b1: 3, m3: 2 } }, view, 0)).toBe(7)
    expect(cardPoints({ marks: { b1: 3, b5: 3 } }, view, 0)).toBe(3)
    expect(cardPoints({ marks: { m4: 3, f3: 3 } }, view, 0)).toBe(0)
  })
})
