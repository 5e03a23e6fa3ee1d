import { describe, expect, it } from 'vitest'
import { found, grouped, matches } from './legal'
import { beginningWith, complete, planOf, resize, seatsFor, swappedWithNext, type Sitter } from './plan'
import type { LegalAction } from '../wire/protocol'
import { ranks } from './ranks'
import { ago, clock } from './when'

const legal = (action: string): LegalAction => ({ action, verb: action.split(' ')[0]!, args: {}, seats: [] })

describe('all moves', () => {
  const groups = grouped([legal('swap f4 f5'), legal('pass'), legal('swap m1 m2')], ({ action }) => `Échange ${action}`)

  it('are grouped by verb', () => {
    expect(groups.map(({ verb, choices }) => [verb, choices.length])).toEqual([['swap', 2], ['pass', 1]])
  })

  it('are found by words without accents and in any order', () => {
    expect(found(groups, 'f5 echange').flatMap(({ choices }) => choices.map((one) => one.legal.action))).toEqual(['swap f4 f5'])
    expect(matches('Über den Wolken', 'wolken uber')).toBe(true)
    expect(found(groups, 'nothing')).toEqual([])
  })
})

describe('ranks', () => {
  it('puts winners first, and shares places', () => {
    expect(ranks([10, 30, 20], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 2], [0, 3]])
    expect(ranks([30, 30], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2]])
    expect(ranks([30, 30, 5], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3])
  })
})

describe('plans for a table', () => {
  it('fill seats for the evening', () => {
    expect(complete(seatsFor('bots', 3))).toBe(true)
    expect(complete(seatsFor('friends', 2))).toBe(false)
    expect(resize(seatsFor('here', 2), 4).map(({ who }) => who)).toEqual(['me', 'here', 'here', 'here'])
    expect(resize(seatsFor('bots', 4), 2)).toHaveLength(2)
  })

  it('go round so that whoever is named begins, with the same neighbours', () => {
    const [ada, ben, cleo]: Sitter[] = [{ who: 'me', name: 'Ada' }, { who: 'here', name: 'Ben' }, { who: 'friend' }]
    expect(beginningWith([ada!, ben!, cleo!], 1)).toEqual([ben, cleo, ada])
    expect(beginningWith([ada!, ben!, cleo!], 0)).toEqual([ada, ben, cleo])
  })

  it('change places, and so colors', () => {
    const [ada, ben, cleo]: Sitter[] = [{ who: 'me', name: 'Ada' }, { who: 'here', name: 'Ben' }, { who: 'friend' }]
    expect(swappedWithNext([ada!, ben!, cleo!], 0)).toEqual([ben, ada, cleo])
    expect(swappedWithNext([ada!, ben!, cleo!], 2)).toEqual([cleo, ben, ada])
  })

  it('are told to the server', () => {
    const plan = planOf([{ who: 'me', name: ' Ada ' }, { who: 'here', name: '' }, { who: 'friend' }, { who: 'bot', level: 'strong' }], (_, seat) => `Player ${seat + 1}`)
    expect(plan).toEqual([{ kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Player 2' }, { kind: 'friend' }, { kind: 'bot', level: 'strong' }])
  })
})

describe('time', () => {
  it('is told in words and on a clock', () => {
    expect(ago('2026-01-01T10:00:00Z', 'en', Date.parse('2026-01-01T12:00:00Z'))).toBe('2 hours ago')
    expect(ago('2026-01-01T10:00:00Z', 'de', Date.parse('2026-01-01T10:00:20Z'))).toBe('in dieser Minute')
    expect([clock(9.6), clock(125), clock(3725)]).toEqual(['0:10', '2:05', '1:02:05'])
  })
})
