import { describe, expect, it } from 'vitest'
import type { LegalAction } from '../../wire/protocol'
import { City } from './geometry'
import { offers, within, questions, questionsAt } from './legal'
import samples from './samples.json'
import type { Decision, Pigeon } from '../../wire/pigeons'

const city = new City(samples.structures)
const act = (action: string, verb: string, args: Record<string, string>): LegalAction => ({ action, verb, args, seats: [] })
const pigeon = (number: number, place: string): Pigeon => ({ pigeon: `red-${number}`, seat: 0, number, place, posture: 'upright' })
const seen = (decision: Decision, ...pigeons: Pigeon[]) => ({ decision, pigeons, seat: 0, colours: ['red', 'yellow'], players: 2 })

const FLY = act('fly 1 east', 'fly', { pigeon: '1', direction: 'east' })
const POOP = act('poop 1 east', 'poop', { pigeon: '1', direction: 'east' })
const LEAVE = act('leave north 3', 'leave', { park: 'north', lane: '3' })
const TURN = seen('turn', pigeon(1, 'a8ne'), pigeon(2, 'park-north'))

describe('what can be done', () => {
  it('lands where it leads: over the street, or out of the park', () => {
    const legal = [FLY, POOP, LEAVE]
    expect([...offers(legal, TURN, { mode: 'fly', start: null }, city).starts]).toEqual(['red-1', 'park-north'])
    expect(offers(legal, TURN, { mode: 'fly', start: 'red-1' }, city).squares.get('c8nw')).toBe(FLY)
    expect(offers(legal, TURN, { mode: 'fly', start: 'park-north' }, city).squares.get('b7nw')).toBe(LEAVE)
  })

  it('needs no picking up where only one pigeon can go', () => {
    const found = offers([FLY, POOP], TURN, { mode: 'poop', start: null }, city)
    expect(found.start).toBe('red-1')
    expect([...found.squares.values()]).toEqual([POOP])
  })

  it('is sorted by squares, parks and roosts', () => {
    const place = act('place b5nw', 'place', { square: 'b5nw' })
    expect(offers([place], seen('place'), { mode: 'fly', start: null }, city).squares.get('b5nw')).toBe(place)
    const nest = act('nest west', 'nest', { park: 'west' })
    expect(offers([nest], seen('nest'), { mode: 'fly', start: null }, city).parks.get('west')).toBe(nest)
    const roost = act('roost se', 'roost', { roost: 'se' })
    expect(offers([roost], seen('roost'), { mode: 'fly', start: null }, city).roosts.get('se')).toBe(roost)
    const mate = act('mate east', 'mate', { park: 'east' })
    expect(offers([mate], TURN, { mode: 'mate', start: null }, city).parks.get('east')).toBe(mate)
  })

  it('knows which keys are of use', () => {
    expect(within([FLY], 'fly')).toEqual([FLY])
    expect(within([FLY], 'poop')).toEqual([])
    expect(within([act('cross 1', 'cross', { seat: '1' })], 'mate')).toHaveLength(1)
  })
})

describe('what cannot be done', () => {
  it('is asked about for every pigeon that might', () => {
    expect(questions(TURN, 'deuce', city)).toEqual(['deuce 1 east', 'deuce-leaving north 1'])
    expect(questions(TURN, 'fly', city)).toEqual(['fly 1 east', 'fly 1 south', 'fly 1 west', 'leave north 1'])
    expect(questions(TURN, 'mate', city)).toEqual(['mate north'])
  })

  it('is asked about for the square that was touched', () => {
    expect(questionsAt(seen('place'), { mode: 'fly', start: null }, 'a8nw', city)).toEqual(['place a8nw'])
    expect(questionsAt(TURN, { mode: 'poop', start: 'red-1' }, 'c8nw', city)).toEqual(['poop 1 east'])
    expect(questionsAt(TURN, { mode: 'poop', start: 'red-1' }, 'h1se', city)).toEqual([])
  })
})
