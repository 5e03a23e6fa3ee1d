import { describe, expect, it } from 'vitest'
import { City, cellOf, onRod, pointBelow, rodAt, squareAt, underRod } from './geometry'
import samples from './samples.json'
import type { Direction, Roost } from '../../wire/pigeons'

const city = new City(samples.structures)

describe('the city', () => {
  it('has 128 roof squares, in reading order', () => {
    expect(city.squares).toHaveLength(128)
    expect(city.squares.slice(0, 3)).toEqual(['a8nw', 'a8ne', 'c8nw'])
    expect(city.squares.map((square) => squareAt(...cellOf(square)))).toEqual(city.squares)
    expect(city.middle('d5se')).toEqual([7.5, 8.5, 4])
  })

  it('leads straight flights where the rules lead them', () => {
    for (const [from, direction, lane, to, gap] of samples.flights) {
      const found = city.flight(from as string, direction as Direction, (lane as number | null) ?? 1)
      expect([from, direction, lane, found?.to ?? null, found?.gap ?? 0]).toEqual([from, direction, lane, to, to ? gap : 0])
    }
  })

  it('lets cubes go where the rules let them go', () => {
    expect(samples.points.length).toBeGreaterThan(4)
    for (const [from, direction, lane, along, aside, x, y] of samples.points) {
      const found = pointBelow(from as string, direction as Direction, lane as number | null, along as number, aside as number)
      expect(found[0]).toBeCloseTo(x as number, 4)
      expect(found[1]).toBeCloseTo(y as number, 4)
    }
  })

  it('hides what stands behind a tall building', () => {
    const fromSouth = [0, -0.8, 0.6] as const
    expect(city.hides([8, 11, 0.1], fromSouth)).toBe(true)
    expect(city.hides([8, 8, 4], fromSouth)).toBe(false)
    expect(city.hides([8, 11, 0.1], [0, 0, 1])).toBe(false)
  })
})

describe('the rod', () => {
  it('lies where the referee puts it, and the falcon hangs square to it', () => {
    for (const [roost, azimuth, elevation, far, x, y, z] of samples.rods) {
      const found = onRod(rodAt(roost as Roost, azimuth as number, elevation as number, samples.sizes), far as number)
      expect([x, y, z].map((at, i) => Math.abs((at as number) - found[i]!) < 1e-4)).toEqual([true, true, true])
    }
    const rod = rodAt('sw', 30, 20, samples.sizes)
    const [on, under] = [onRod(rod, 10), underRod(rod, 10, 1.25, 0.75)]
    const off = under.map((at, i) => at - on[i]!)
    expect(Math.hypot(...off)).toBeCloseTo(Math.hypot(1.25, 0.75), 6)
    expect(off.reduce((sum, one, i) => sum + one * rod.along[i]!, 0)).toBeCloseTo(0, 6)
  })
})
