import { describe, expect, it } from 'vitest'
import type { LegalAction } from '../../wire/protocol'
import { offers, questions, stackKey } from './legal'
import type { Flock, PerchView } from '../../wire/perch'

const act = (verb: string, args: Record<string, string> = {}): LegalAction => ({ action: [verb, ...Object.values(args)].join(' '), verb, args, seats: [] })
const seen = (decision: PerchView['decision'], about: PerchView['about'] = {}) => ({ decision, about, flocks: ['blue', 'red'] as Flock[], creatures: [{ creature: 'dog', location: 'oak' }] as PerchView['creatures'] })
const NOTHING = { mode: null, flock: null }

describe('a turn', () => {
  const legal = [
    act('perch', { flock: 'blue', location: 'oak' }),
    act('nest', { flock: 'blue', location: 'oak' }),
    act('perch', { flock: 'red', location: 'oak' }),
    act('perch', { flock: 'red', location: 'elm' }),
    act('house', { flock: 'red', location: 'elm' }),
    act('zap-nest', { location: 'oak' }),
    act('activate', { creature: 'dog' }),
  ]
  const view = seen('turn')

  it('offers every bird until one is picked up', () => {
    const all = offers(legal, view, NOTHING)
    expect(all.flocks).toEqual(['blue', 'red'])
    expect(all.flock).toBeNull()
    expect(all.tiles.get('oak')).toHaveLength(3)
  })

  it('asks about the nest only where there is one', () => {
    const blue = offers(legal, view, { mode: null, flock: 'blue' })
    expect(blue.tiles.get('oak')?.map(({ verb }) => verb)).toEqual(['perch', 'nest'])
    expect(blue.tiles.has('elm')).toBe(false)
    expect(offers(legal, view, { mode: null, flock: 'red' }).tiles.get('elm')).toHaveLength(1)
  })

  it('has the only bird in hand at once', () => {
    expect(offers(legal.filter(({ args }) => args.flock !== 'blue'), view, NOTHING).flock).toBe('red')
  })

  it('puts tokens on stacks and empty nests, and birds nowhere', () => {
    const house = offers(legal, view, { mode: 'house', flock: null })
    expect([...house.stacks.keys()]).toEqual([stackKey('elm', 'red')])
    expect(house.flocks).toEqual([])
    const zap = offers(legal, view, { mode: 'zap', flock: null })
    expect([...zap.nests.keys()]).toEqual(['oak'])
    expect([...zap.tiles.keys()]).toEqual(['oak'])
  })

  it('asks the table about what was touched', () => {
    expect(questions(view, { mode: null, flock: 'red' }, 'oak')).toEqual(['perch red oak'])
    expect(questions(view, { mode: 'house', flock: null }, 'oak')).toEqual(['house blue oak', 'house red oak'])
    expect(questions(view, { mode: 'zap', flock: null }, 'oak')[0]).toBe('zap-nest oak')
  })
})

describe('creatures', () => {
  it('push a bird in a direction once it is chosen', () => {
    const legal = [act('push', { flock: 'blue', direction: 'up' }), act('push', { flock: 'red', direction: 'down' })]
    expect(offers(legal, seen('push'), NOTHING).ways.size).toBe(0)
    expect([...offers(legal, seen('push'), { mode: null, flock: 'red' }).ways.keys()]).toEqual(['down'])
  })

  it('swap a bird of the location where they stand', () => {
    const { stacks } = offers([act('swap', { flock: 'red' })], seen('swap', { creature: 'dog' }), NOTHING)
    expect([...stacks.keys()]).toEqual(['oak red'])
  })

  it('offer seats and intersections', () => {
    expect([...offers([act('seat', { spot: '2a' })], seen('seat'), NOTHING).spots.keys()]).toEqual(['2a'])
    expect([...offers([act('stand', { intersection: '4' })], seen('stand'), NOTHING).meetings.keys()]).toEqual(['4'])
  })
})
