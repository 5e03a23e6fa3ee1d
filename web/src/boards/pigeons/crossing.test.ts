import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Crossing, RUN_UP, lagOf } from './crossing.svelte'
import type { Drop } from '../../wire/pigeons'

const DROP = { cubes: 1, releases: 16, width: 2, speed: 6 } as Drop
const over = (inches: number): number => ((RUN_UP + inches) / 6) * 1000 // milliseconds after taking off

describe('a timed drop', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    vi.stubGlobal('cancelAnimationFrame', () => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  function pressed(stamp: number, heard: number, lag: number): string {
    let now = 5000
    vi.stubGlobal('performance', { now: () => now })
    const crossing = new Crossing()
    let told = ''
    crossing.start(DROP, lag, (first) => (told = first))
    now += heard
    crossing.letGo(5000 + stamp)
    return told
  }

  it('counts when the press was made, not when the page heard of it', () => {
    expect(pressed(over(1), over(1), 0)).toBe('press 8')
    expect(pressed(over(1), over(1.9), 0)).toBe('press 8')
  })

  it('allows for what this screen is late', () => {
    expect(pressed(over(1) + 80, over(1) + 80, 80)).toBe('press 8')
    expect(pressed(over(0.1), over(0.1), 80)).toBe('early')
  })
})

describe('the lag of a screen', () => {
  it('is the middle of what eight presses were late, and never early', () => {
    const meant = [1000, 3000, 5000, 7000, 9000, 11000, 13000, 15000]
    expect(lagOf(meant.map((time, i) => time + 60 + (i % 2 ? 9 : -9)), meant)).toBe(60)
    expect(lagOf([...meant.slice(0, 7).map((time) => time + 40), 15900], meant)).toBe(40)
    expect(lagOf(meant.map((time) => time - 30), meant)).toBe(0)
  })
})
