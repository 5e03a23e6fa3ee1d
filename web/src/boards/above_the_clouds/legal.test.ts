import { describe, expect, it } from 'vitest'
import type { LegalAction } from '../../wire/protocol'
import { examples, partners, placings, starters, swapOf, swaps, tries } from './legal'
import type { CloudsView } from '../../wire/above_the_clouds'

/** A legal action from its notation. */
function legal(action: string): LegalAction {
  const [verb = '', ...words] = action.split(' ')
  const names: Record<string, string[]> = { swap: ['first', 'second'], place: ['column', 'end'], add: ['source'], take: ['card'] }
  return { action, verb, args: Object.fromEntries((names[verb] ?? []).map((name, i) => [name, words[i]!])), seats: [] }
}
const all = (...actions: string[]): LegalAction[] => actions.map(legal)

const flock = { m2: 'kite-male', m3: 'goose-female', b2: 'swift', b3: 'kite-female' }
const table = { flock, species: ['kite', 'goose'] as CloudsView['species'] }

describe('swaps', () => {
  const can = all('pass', 'swap m2 m3', 'swap m2 b2', 'swap b2 b3')

  it('are found from either bird', () => {
    expect([...partners(swaps(can), 'm2')]).toEqual([['m3', 'swap m2 m3'], ['b2', 'swap m2 b2']])
    expect([...partners(swaps(can), 'b3')]).toEqual([['b2', 'swap b2 b3']])
  })

  it('are sorted by the standard action that they are', () => {
    expect(swaps(can, 'sideways').map(({ action }) => action)).toEqual(['swap m2 m3', 'swap b2 b3'])
    expect(swaps(can, 'forward').map(({ action }) => action)).toEqual(['swap m2 b2'])
  })

  it('begin with the own birds, or with any that a card moves', () => {
    expect([...starters(swaps(can), table, 0)].sort()).toEqual(['b3', 'm2'])
    const neutral = swaps(all('swap m3 b3', 'swap b2 m2', 'swap m3 m2'))
    expect([...starters(neutral, table, 1)].sort()).toEqual(['b2', 'b3', 'm2', 'm3'])
  })

  it('name the space first that comes first on the board', () => {
    expect([swapOf('m2', 'f2'), swapOf('b3', 'b1'), swapOf('f1', 'm7')]).toEqual(['swap f2 m2', 'swap b1 b3', 'swap f1 m7'])
  })
})

describe('placings', () => {
  it('are the space ahead of a column, and its back', () => {
    expect(placings(all('place 2 front', 'place 2 back'), flock)).toEqual([
      { space: 'f2', action: 'place 2 front', end: 'front' },
      { space: 'b2', action: 'place 2 back', end: 'back' },
    ])
  })

  it('are one in an empty column', () => {
    expect(placings(all('place 5 front', 'place 5 back'), flock).map(({ space }) => space)).toEqual(['b5'])
  })
})

describe('examples', () => {
  const view = { ...table, columns: 5, display: [{ card: 'dodge-m4-b1' }] } as unknown as CloudsView

  it('ask about every neighbour of an own bird', () => {
    expect(examples('forward', view, 0)).toEqual(['swap f2 m2', 'swap m2 b2', 'swap m3 b3'])
    expect(examples('sideways', view, 1)).toEqual(['swap m2 m3', 'swap m3 m4'])
  })

  it('ask about every card and every bird', () => {
    expect(examples('take', view, 0)).toEqual(['take dodge-m4-b1'])
    expect(examples('add', view, 0)).toEqual(['add first', 'add second', 'add stack'])
  })
})

describe('a touch that can do nothing', () => {
  it('is asked about with birds beside it, and an empty space among empty ones comes first itself', () => {
    expect(tries('m2', { flock, columns: 5 })).toEqual(['swap m2 m3', 'swap m2 b2'])
    expect(tries('f2', { flock, columns: 5 })).toEqual(['swap f2 m2'])
    expect(tries('f5', { flock, columns: 5 })[0]).toBe('swap f5 m5')
  })
})
