import { describe, expect, it } from 'vitest'
import { along, bestRoute, completing, completions, payments } from './routes'
import type { FlywayView, Place, Roosting } from '../../wire/fly_a_way'

const place = (code: string, row: number, x: number): Place => ({ code, row, x, y: row * 10, region: '', grid: '', habitats: ['wetland'] })

/** Two rows of two places over an end: aaa - bbb, ccc - ddd, eee. */
const map: FlywayView['map'] = {
  places: [place('aaa', 1, 10), place('bbb', 1, 20), place('ccc', 2, 10), place('ddd', 2, 20), place('eee', 3, 15)],
  linkways: ['aaa-bbb', 'aaa-ccc', 'bbb-ddd', 'ccc-ddd', 'ccc-eee', 'ddd-eee'],
}
const board = (links: Record<string, number> = {}) => ({ map, links, players: 2 })
const bird = (own: Partial<Roosting> = {}): Roosting =>
  ({ bird: 'barn-swallow', start: 'aaa', end: 'eee', points: 3, cage: null, missing: 2, complete: false, ...own }) as Roosting

describe('the best route of a bird', () => {
  it('has the fewest missing links', () => {
    expect(bestRoute(board(), 'aaa', 'eee', 0)?.linkways).toEqual(['aaa-ccc', 'ccc-eee'])
    expect(bestRoute(board({ 'aaa-bbb': 1, 'bbb-ddd': 1 }), 'aaa', 'eee', 0)).toMatchObject({ missing: ['ddd-eee'], shares: [0, 2], places: ['aaa', 'bbb', 'ddd', 'eee'] })
  })

  it('prefers links of the seat among equals', () => {
    const links = { 'aaa-ccc': 1, 'ccc-eee': 1, 'ccc-ddd': 0, 'ddd-eee': 0 }
    expect(bestRoute(board(links), 'ccc', 'eee', 1)?.linkways).toEqual(['ccc-eee'])
    expect(bestRoute(board(links), 'ccc', 'eee', 0)?.linkways).toEqual(['ccc-ddd', 'ddd-eee'])
  })

  it('never goes north, and goes sideways both ways', () => {
    expect(bestRoute(board(), 'ccc', 'bbb', 0)).toBeNull()
    expect(bestRoute(board({ 'bbb-ddd': 0, 'ccc-ddd': 0, 'ccc-eee': 0 }), 'bbb', 'eee', 0)?.places).toEqual(['bbb', 'ddd', 'ccc', 'eee'])
  })
})

describe('completing a route', () => {
  it('needs the new link on it', () => {
    const links = { 'aaa-ccc': 1 }
    expect(completing(board(links), 'aaa', 'eee', 'ccc-eee', 0)?.linkways).toEqual(['aaa-ccc', 'ccc-eee'])
    expect(completing(board(links), 'aaa', 'eee', 'bbb-ddd', 0)).toBeNull()
  })

  it('is told for each free bird that it brings home', () => {
    const view = { ...board({ 'aaa-ccc': 1 }), roosting: [bird(), bird({ bird: 'fairy-pitta', cage: { card: 'cage-2', tier: 'tier-1', cost: 2 } }), null] } as unknown as FlywayView
    expect(completions(view, 'ccc-eee', 0).map((one) => one.bird.bird)).toEqual(['barn-swallow'])
    expect(completions(view, 'aaa-ccc', 0)).toEqual([])
  })

  it('pays the saver the bird and everybody their links, as in the rulebook: 3 = 1 + 2, and 2', () => {
    const route = completing(board({ 'aaa-bbb': 1, 'bbb-ddd': 1, 'ccc-ddd': 0 }), 'aaa', 'eee', 'ccc-eee', 0)!
    expect(payments(route, 1, 0)).toEqual([{ seat: 0, bird: 1, links: 2 }, { seat: 1, bird: 0, links: 2 }])
  })

  it('counts the missing links for the one who would place them', () => {
    expect(payments(bestRoute(board({ 'aaa-ccc': 1 }), 'aaa', 'eee', 0)!, 4, 0)).toEqual([{ seat: 0, bird: 4, links: 1 }, { seat: 1, bird: 0, links: 1 }])
    expect(payments(bestRoute(board(), 'aaa', 'eee', 0)!, 4, null)).toEqual([])
  })
})

it('follows a chain of linkways through its places, also to the west', () => {
  expect(along(['bbb-ddd', 'ccc-ddd', 'ccc-eee'])).toEqual(['bbb', 'ddd', 'ccc', 'eee'])
  expect(along(['ccc-ddd', 'ccc-eee'])).toEqual(['ddd', 'ccc', 'eee'])
  expect(along(['aaa-bbb'])).toEqual(['aaa', 'bbb'])
  expect(along([])).toEqual([])
})
