import { describe, expect, it } from 'vitest'
import { City, cellOf, onRod, pointBelow, rodAt, rodTouches, squareAt, sweepEnd } from './geometry'
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
  it('touches buildings where the referee says so', () => {
    const wrong = samples.rods.filter(([roost, azimuth, elevation, touches]) => rodTouches(rodAt(roost as Roost, azimuth as number, elevation as number, samples.sizes), city, [], samples.sizes) !== touches)
    expect(samples.rods.some(([, , , touches]) => touches)).toBe(true)
    expect(wrong).toEqual([])
  })

  it('touches a pigeon that stands in its way, and not one below it', () => {
    const rod = rodAt('sw', 45, 12, samples.sizes)
    const [x, y, z] = onRod(rod, 3)
    expect(rodTouches(rod, city, [[x, y, z - 0.5]], samples.sizes)).toBe(true)
    expect(rodTouches(rod, city, [[x, y, z - 1.5]], samples.sizes)).toBe(false)
  })

  it('brings the falcon down to the collar, or to a building', () => {
    expect(sweepEnd(rodAt('sw', 45, 27, samples.sizes), city, samples.sizes)).toBe(samples.sizes.collar)
    expect(sweepEnd(rodAt('sw', 45, 14, samples.sizes), city, samples.sizes)).toBeGreaterThan(6)
  })
})
