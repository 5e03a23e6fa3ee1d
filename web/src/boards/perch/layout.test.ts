import { describe, expect, it } from 'vitest'
import { ground, lines, meeting, middle, signs, slots, x, y } from './layout'

describe('the ground', () => {
  it('staggers columns of two by half a tile', () => {
    const columns = [3, 2, 3]
    expect(middle('a1', columns)).toEqual([x(1), y(0)])
    expect(middle('b1', columns)).toEqual([x(2), y(1)])
    expect(middle('c3', columns)).toEqual([x(3), y(4)])
    expect(middle('a1', [2, 3, 2, 3])).toEqual([x(1), y(1)])
  })

  it('has room for every tile', () => {
    const { width, height } = ground(5)
    expect(width).toBeGreaterThan(x(5) + 200)
    expect(height).toBeGreaterThan(y(4) + 173)
  })

  it('lets three places meet at the same distance from each', () => {
    const columns = [3, 2, 3]
    const at = meeting(['a1', 'a2', 'b1'], columns)
    const far = ['a1', 'a2', 'b1'].map((place) => Math.hypot(middle(place, columns)[0] - at[0], middle(place, columns)[1] - at[1]))
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(3)
  })
})

describe('stacks on a tile', () => {
  it.each([1, 2, 3, 4, 5])('stand apart from each other: %i', (count) => {
    const places = slots(count, 2)
    expect(places).toHaveLength(count)
    for (const [i, a] of places.entries()) for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60)
    expect(signs(count, 4)).toHaveLength(count)
  })
})

describe('names of locations', () => {
  it('break where both lines are most even', () => {
    expect(lines('The Doghouse')).toEqual(['The Doghouse'])
    expect(lines('The Precariously Hanging Nest')).toEqual(['The Precariously', 'Hanging Nest'])
    expect(lines('Schwankende Stromleitungen')).toEqual(['Schwankende', 'Stromleitungen'])
    expect(lines('Unbrechbarlangername')).toEqual(['Unbrechbarlangername'])
  })
})
