import { beforeEach, describe, expect, it } from 'vitest'
import { FIRST_AIM } from './aim'
import { choice } from './choice.svelte'
import { outcomeOf, stepAt } from './crossing.svelte'

beforeEach(() => choice.cancel())

describe('a begun choice', () => {
  it('is taken back', () => {
    choice.pickMode('poop')
    choice.pickStart('red-1')
    expect(choice.open).toBe(true)
    choice.pickStart('red-1')
    expect(choice.start).toBe(null)
    choice.cancel()
    expect([choice.mode, choice.open]).toEqual(['fly', false])
  })

  it('answers all questions of one gesture', () => {
    choice.pickRoost('ne')
    choice.sendFalcon({ azimuth: 181, elevation: 70 })
    expect(choice.answers).toEqual({ roost: 'roost ne', azimuth: 'azimuth 46', elevation: 'elevation 18', trim: 'trim -3 -2' })
    choice.cancel()
    choice.line = -2
    choice.sendCubes('release 4', 'release 9')
    expect(choice.answers).toEqual({ line: 'line -2', release: 'release 4', 'second-release': 'release 9' })
  })

  it('begins with the usual aim at every roost', () => {
    choice.pickRoost('ne')
    choice.aim = { azimuth: 20, elevation: 40 }
    choice.pickRoost('ne')
    expect(choice.aim).toEqual({ azimuth: 20, elevation: 40 })
    choice.pickRoost('sw')
    expect(choice.aim).toEqual(FIRST_AIM)
  })
})

describe('a timed crossing', () => {
  const drop = { cubes: 1, releases: 16 }
  it('is early over the roof, a release over the street, a plain flight if nobody lets go', () => {
    expect(outcomeOf([-0.1], drop)).toEqual({ first: 'early', second: undefined })
    expect(outcomeOf([0.5], drop)).toEqual({ first: 'press 4', second: undefined })
    expect(outcomeOf([], drop)).toEqual({ first: 'hold', second: undefined })
  })

  it('keeps the second cube of a Deuce that nobody lets go', () => {
    expect(outcomeOf([0.25, 1], { ...drop, cubes: 2 })).toEqual({ first: 'press 2', second: 'press 8' })
    expect(outcomeOf([0.25], { ...drop, cubes: 2 })).toEqual({ first: 'press 2', second: 'hold' })
    expect(stepAt(9, 16)).toBe(15)
  })
})
