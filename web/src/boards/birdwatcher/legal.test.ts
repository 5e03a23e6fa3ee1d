import { describe, expect, it } from 'vitest'
import type { LegalAction } from '../../wire/protocol'
import { examples, landings } from './legal'
import type { WatcherView } from '../../wire/birdwatcher'
import { birdAt, coming, sidesFrom } from './reading'

const legal = (action: string, args: Record<string, string>): LegalAction => ({ action, verb: action.split(' ')[0]!, args, seats: [] })
const LEGAL = [legal('startle blue c1', { bird: 'blue', space: 'c1' }), legal('startle blue c3', { bird: 'blue', space: 'c3' }), legal('startle red c1', { bird: 'red', space: 'c1' }), legal('run', {})]

const view = {
  journals: { 0: [], 1: [], 2: [] },
  jungle: ['red', null, 'blue'],
  clearing: { c1: { birds: ['blue', 'red'], startled: true }, c2: { birds: [], startled: false } },
  trees: { 0: { birds: ['blue'], room: 5 }, 1: { birds: [], room: 6 }, 2: { birds: [], room: 2 } },
  academy: [null, null, null],
  turn: '2',
  answering: { red: 1, blue: 3 },
  box: { species: { red: {} } },
} as unknown as WatcherView

describe('legal actions', () => {
  it('say where a bird may land', () => {
    expect([...landings(LEGAL, 'blue')]).toEqual([['c1', 'startle blue c1'], ['c3', 'startle blue c3']])
  })

  it.each(['photo', 'call', 'run', 'zoom', 'publish'] as const)('have something to ask about when there is no %s', (activity) => {
    expect(examples(activity, view, '0').length).toBeGreaterThan(0)
  })
})

describe('places', () => {
  it('show the top of a pile and the birds of the jungle', () => {
    expect(['j1', 'j2', 'c1', 'c2'].map((place) => birdAt(view, place))).toEqual(['red', null, 'red', null])
  })

  it('send no more birds than the tree of the caller has room for', () => {
    expect(['red', 'blue', 'greater'].map((species) => coming(view, species))).toEqual([1, 2, 0])
  })

  it('put the reader first and keep the order of turns', () => {
    expect(sidesFrom(view, 1)).toEqual(['1', '2', '0'])
    expect(sidesFrom(view, null)).toEqual(['0', '1', '2'])
  })
})
