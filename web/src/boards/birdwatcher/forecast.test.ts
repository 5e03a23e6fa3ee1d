import { describe, expect, it } from 'vitest'
import { brackets, gainOf, nextSpecies, openSet } from './forecast'
import type { Page, PageSet, WatcherView } from '../../wire/birdwatcher'

const birds = (...words: string[]): Page[] => words.map((word) => ({ bird: word, species: word }))
const set = (species: string, first: number, last: number, points: number, next: number | null): PageSet => ({ species, first, last, points, next, complete: next === null })

function table(pages: Page[], sets: PageSet[] = []): WatcherView {
  return {
    journals: { 0: pages },
    sets: { 0: sets },
    box: {
      birds: { 'blue-beetle': { species: 'blue', insect: 'beetle' } },
      species: { blue: { rarity: 10, ribbon: [4, 6, 11] }, red: { rarity: 10, ribbon: [1, 3, 7, 13, 22] }, 'black-sicklebill': { rarity: 10, stamp: 3 }, 'twelve-wired': { rarity: 12 }, nestling: { rarity: 4 } },
    },
  } as unknown as WatcherView
}

describe('the next page', () => {
  it.each([
    ['begins a set', table([]), 'blue', 4],
    ['goes on with a set, whatever the insect', table(birds('blue'), [set('blue', 1, 1, 4, 6)]), 'blue-beetle', 2],
    ['completes a set', table(birds('blue', 'blue'), [set('blue', 1, 2, 6, 11)]), 'blue', 5],
    ['begins anew after a complete set', table(birds('blue', 'blue', 'blue'), [set('blue', 1, 3, 11, null)]), 'blue', 4],
    ['begins anew after another bird', table(birds('blue', 'red'), [set('blue', 1, 1, 4, 6), set('red', 2, 2, 1, 3)]), 'blue', 4],
    ['scores a stamp', table(birds('blue'), [set('blue', 1, 1, 4, 6)]), 'black-sicklebill', 3],
    ['counts the Twelve-wired by their square', table(birds('twelve-wired', 'blue', 'twelve-wired')), 'twelve-wired', 5],
    ['copies to its left', table(birds('blue'), [set('blue', 1, 1, 4, 6)]), 'nestling', 2],
    ['is nothing for a nestling alone', table([]), 'nestling', 0],
  ])('%s', (_, view, bird, points) => expect(gainOf(view, '0', bird)).toBe(points))

  it('is a mimic beside a publication', () => {
    expect(nextSpecies(table([{ paper: 'telegram', books: 1, points: 4 }]), '0', 'nestling')).toBe('brood-mimic')
  })

  it('ends a set behind a publication', () => {
    const view = table([...birds('blue'), { paper: 'telegram', books: 1, points: 4 }], [set('blue', 1, 1, 4, 6)])
    expect(openSet(view, '0')).toBeNull()
    expect(gainOf(view, '0', 'blue')).toBe(4)
  })
})

describe('brackets', () => {
  it('begin and end with their set, and carry its points once', () => {
    const pages = [...birds('blue', 'blue', 'blue'), { paper: 'telegram', books: 1, points: 4 }, ...birds('red', 'red', 'black-sicklebill')]
    const found = brackets(table(pages, [set('blue', 1, 3, 11, null), set('red', 5, 6, 3, 7)]), '0')
    expect(found.map(({ first, last }) => [first, last])).toEqual([[true, false], [false, false], [false, true], [false, false], [true, false], [false, true], [false, false]])
    expect(found.map(({ points }) => points && `${points.value} ${points.at}`)).toEqual([null, '11 middle', null, '4 middle', null, '3 edge', '3 middle'])
  })

  it('give each Twelve-wired what there are of them', () => {
    expect(brackets(table(birds('twelve-wired', 'twelve-wired')), '0').map(({ points }) => points?.value)).toEqual([2, 2])
  })
})
