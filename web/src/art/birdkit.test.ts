import { describe, expect, it } from 'vitest'
import { flight, side } from './birdkit'
import { blade, brush, path, smooth, tube } from './kit/curves'
import { type SpeciesName, species } from './species'

const names = Object.keys(species) as SpeciesName[]

describe('the bird kit', () => {
  it.each(names)('draws %s in every view it declares', (name) => {
    const bird = species[name]
    const views = [...('side' in bird ? [side(bird)] : []), ...('flight' in bird ? [flight(bird)] : [])]
    expect(views.length).toBeGreaterThan(0)
    for (const { svg, box } of views) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(box[2]).toBeGreaterThan(20)
      expect(box[3]).toBeGreaterThan(20)
    }
  })

  it('draws the same bird twice, apart from its ids', () => {
    const plain = (svg: string): string => svg.replace(/crane-\d+/g, 'crane')
    expect(plain(side(species.crane).svg)).toBe(plain(side(species.crane).svg))
  })

  it('knows where a bird stands', () => {
    expect(side(species.crane).stand).toEqual([6, 83])
    expect(flight(species.swift).stand).toBeNull()
  })

  it('draws the birds of a board in well under a tenth of a second', () => {
    const board: SpeciesName[] = ['kite', 'goose', 'crane', 'swallow', 'swift']
    const start = performance.now()
    for (const name of board) flight(species[name])
    expect(performance.now() - start).toBeLessThan(100)
  })
})

describe('curves', () => {
  it('are runs of cubics, rounded to a tenth', () => {
    expect(path(smooth([[0, 0], [10, 0]]))).toBe('M0 0C1.7 0 8.3 0 10 0')
  })

  it.each([
    ['a feather', blade([0, 0], 0, 20, 6)],
    ['a stroke', brush([[0, 0], [10, 5], [20, 0]], 1, 0)],
    ['a body', tube([[0, 0, 5], [10, 4, 7], [20, 8, 3]])],
  ])('%s is closed', (_, curve) => {
    expect(curve.closed).toBe(true)
    expect(curve.points.length % 3).toBe(1)
  })
})
