import { describe, expect, it } from 'vitest'
import { AZIMUTH_RANGE, ELEVATION_RANGE, aimActions, aimAt, tremor } from './aim'

const [AZIMUTHS, ELEVATIONS] = [Array.from({ length: 44 }, (_, i) => 2 + 2 * i), Array.from({ length: 21 }, (_, i) => 8 + i)]
const number = (action: string, at: number): number => Number(action.split(' ')[at])

describe('an aim', () => {
  it('is said in angles and quarters that the rules know, for every quarter of a degree', () => {
    for (let azimuth = AZIMUTH_RANGE[0]; azimuth <= AZIMUTH_RANGE[1]; azimuth++) {
      const said = aimActions({ azimuth, elevation: 60 })
      expect(AZIMUTHS).toContain(number(said.azimuth, 1))
      expect(number(said.trim, 1)).toBeGreaterThanOrEqual(-4)
      expect(number(said.trim, 1)).toBeLessThanOrEqual(3)
      expect(4 * number(said.azimuth, 1) + number(said.trim, 1)).toBe(azimuth)
    }
    for (let elevation = ELEVATION_RANGE[0]; elevation <= ELEVATION_RANGE[1]; elevation++) {
      const said = aimActions({ azimuth: 180, elevation })
      expect(ELEVATIONS).toContain(number(said.elevation, 1))
      expect([-2, -1, 0, 1]).toContain(number(said.trim, 2))
      expect(4 * number(said.elevation, 1) + number(said.trim, 2)).toBe(elevation)
    }
  })

  it('stays within what the rod can do', () => {
    expect(aimAt(-50, 900)).toEqual({ azimuth: AZIMUTH_RANGE[0], elevation: ELEVATION_RANGE[1] })
    expect(aimAt(100.4, 50.6)).toEqual({ azimuth: 100, elevation: 51 })
  })

  it('trembles as the table has drawn it: at once, and more the longer it is held', () => {
    const hands = Array.from({ length: 40 }, (_, hand) => Array.from({ length: 6 }, (_, k) => (hand * 97 + k * 61 + hand * hand * 13) % 256))
    const strayed = (from: number): number => hands.reduce((sum, hand) => sum + Math.abs(tremor(hand, from + 0.3).azimuth), 0) / hands.length
    expect(strayed(0)).toBeGreaterThan(0.5)
    expect(strayed(0)).toBeLessThan(3)
    expect(strayed(2.5)).toBeGreaterThan(1.5 * strayed(0))
    expect(tremor(hands[0]!, 1)).not.toEqual(tremor(hands[1]!, 1))
    expect(tremor(hands[0]!, 1)).toEqual(tremor(hands[0]!, 1))
  })
})
