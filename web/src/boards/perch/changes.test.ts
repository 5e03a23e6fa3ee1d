import { describe, expect, it } from 'vitest'
import { flights } from './flights'
import { payments } from './scoring'
import { stone } from './track'
import type { Flock, PerchView, Place, Stack } from '../../wire/perch'

const stack = (flock: Flock, seat: number, birds: number, scores = 0): Stack => ({ flock, seat, birds, nest: false, birdhouse: false, counts: birds, rank: null, tied: false, scores })
const place = (name: string, location: string, stacks: Stack[]): Place =>
  ({ place: name, column: name.charCodeAt(0) - 96, row: 0, location, stacks }) as unknown as Place

function view(stacks: Record<string, Stack[]>, more: Partial<PerchView> = {}): PerchView {
  const homestead = Object.fromEntries(Object.entries(stacks).map(([location, there], i) => [`${'abc'[i]}1`, place(`${'abc'[i]}1`, location, there)]))
  return { homestead, fountain: {}, hands: [{ blue: 1 }, {}], plaza: {}, flocks: ['blue', 'red'], scores: [0, 0], over: false, now: [], objectives: null, ...more } as unknown as PerchView
}

describe('flights', () => {
  it('go from the hand to a location', () => {
    const after = view({ oak: [stack('blue', 0, 1)] }, { hands: [{}, {}] })
    expect(flights(view({ oak: [] }), after)).toEqual([{ flock: 'blue', from: { hand: 0 }, to: { tile: 'oak' } }])
  })

  it('go from a location to the Fountain', () => {
    const seat = (flock: Flock | null) => ({ '1a': { spot: '1a', flock } }) as unknown as PerchView['fountain']
    const before = view({ oak: [stack('red', 1, 2)] }, { fountain: seat(null) })
    const after = view({ oak: [stack('red', 1, 1)] }, { fountain: seat('red') })
    expect(flights(before, after)).toEqual([{ flock: 'red', from: { tile: 'oak' }, to: { spot: '1a' } }])
  })

  it('are not made up: birds from the Roost into a hand do not fly', () => {
    expect(flights(view({ oak: [] }, { hands: [{}, {}] }), view({ oak: [] }))).toEqual([])
  })
})

describe('payments', () => {
  const paid = { oak: [stack('blue', 0, 2, 6), stack('red', 1, 1, 4)], elm: [stack('red', 1, 3, 5)] }

  it('are what each location pays, if they add up to what was gained', () => {
    expect(payments(view(paid), view(paid, { scores: [6, 9] }))).toEqual([
      { location: 'oak', column: 1, seat: 0, points: 6 },
      { location: 'oak', column: 1, seat: 1, points: 4 },
      { location: 'elm', column: 2, seat: 1, points: 5 },
    ])
  })

  it('are read from before for a location whose birds have fallen', () => {
    const before = view({ 'hanging-nest': [stack('blue', 0, 4, 5)] })
    expect(payments(before, view({ 'hanging-nest': [] }, { scores: [5, 0] }))).toEqual([{ location: 'hanging-nest', column: 1, seat: 0, points: 5 }])
  })

  it('leave out what the end of the game adds', () => {
    const now = [{ fountain: 3, plaza: 1, creatures: 0, largest: 10 }, { fountain: 0, plaza: 0, creatures: 3, largest: 0 }] as unknown as PerchView['now']
    expect(payments(view(paid), view(paid, { scores: [20, 12], over: true, now }))).toHaveLength(3)
  })

  it('are none where nothing adds up', () => {
    expect(payments(view(paid), view(paid, { scores: [7, 9] }))).toEqual([])
    expect(payments(view(paid), view(paid))).toEqual([])
  })
})

describe('the score track', () => {
  it('turns the token over past sixty', () => {
    expect(stone(60)).toMatchObject({ number: 60, turned: false })
    expect(stone(61)).toMatchObject({ number: 1, turned: true })
  })

  it('winds', () => {
    expect(stone(9).x).toBe(stone(10).x)
    expect(stone(19).x).toBe(stone(0).x)
  })
})
