import { describe, expect, it } from 'vitest'
import { flights, none } from './flights'

const flock = (birds: Record<string, string>, stage = 1) => ({ flock: birds, stage, columns: 5 })

describe('flights', () => {
  it('sees no flight where nothing changed', () => {
    const now = flock({ b1: 'kite-female' })
    expect(none(flights(now, now))).toBe(true)
  })

  it('sees two birds change places', () => {
    const { moved, joined, landed } = flights(flock({ m2: 'kite-male', m3: 'goose-female' }), flock({ m2: 'goose-female', m3: 'kite-male' }))
    expect(moved).toEqual([
      { bird: 'kite-male', from: 'm2', to: 'm3' },
      { bird: 'goose-female', from: 'm3', to: 'm2' },
    ])
    expect([joined, landed]).toEqual([[], []])
  })

  it('lets a column move up when a bird joins at its back', () => {
    const before = flock({ m2: 'swift', b2: 'kite-male' })
    const after = flock({ f2: 'swift', m2: 'kite-male', b2: 'goose-male' })
    expect(flights(before, after)).toEqual({
      moved: [
        { bird: 'swift', from: 'm2', to: 'f2' },
        { bird: 'kite-male', from: 'b2', to: 'm2' },
      ],
      joined: [{ bird: 'goose-male', to: 'b2' }],
      landed: [],
    })
  })

  it('takes the shortest ways among birds that are alike', () => {
    const before = flock({ b1: 'swift', b2: 'kite-male', b4: 'swift', b5: 'kite-female' })
    const after = flock({ b1: 'kite-male', b2: 'swift', b4: 'kite-female', b5: 'swift' })
    expect(flights(before, after).moved.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(['b1 b2', 'b2 b1', 'b4 b5', 'b5 b4'])
  })

  it('sees the foremost birds land and leaves the others where they are', () => {
    const before = flock({ f3: 'kite-female', m3: 'goose-male', b3: 'swift', b1: 'goose-male' })
    const after = flock({ m3: 'goose-male', b3: 'swift' })
    const { moved, landed } = flights(before, after)
    expect(moved).toEqual([])
    expect(landed.map(({ from }) => from).sort()).toEqual(['b1', 'f3'])
  })

  it('sees the last swap of a stage although birds land right after it', () => {
    const before = flock({ f1: 'goose-male', m2: 'kite-male', b2: 'swift', b1: 'swift' })
    const after = flock({ b2: 'kite-male', b1: 'swift' })
    const { moved, joined, landed } = flights(before, after)
    expect(moved).toEqual([{ bird: 'kite-male', from: 'm2', to: 'b2' }])
    expect(joined).toEqual([])
    expect(landed.map(({ from }) => from).sort()).toEqual(['b2', 'f1'])
  })

  it('lets nobody fly from one column into another when the next stage begins', () => {
    const before = flock({ m1: 'kite-male', b1: 'swift', b2: 'goose-female' }, 1)
    const after = flock({ m1: 'swift', b1: 'goose-female', b2: 'kite-male' }, 2)
    const { moved, joined, landed } = flights(before, after)
    expect(moved).toEqual([{ bird: 'swift', from: 'b1', to: 'm1' }])
    expect(joined.map(({ to }) => to).sort()).toEqual(['b1', 'b2'])
    expect(landed.map(({ from }) => from).sort()).toEqual(['b2', 'm1'])
  })
})
