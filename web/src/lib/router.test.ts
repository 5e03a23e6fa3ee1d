import { beforeAll, describe, expect, it } from 'vitest'

let routeOf: typeof import('./router.svelte').routeOf
let moveOf: typeof import('./router.svelte').moveOf
beforeAll(async () => {
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, addEventListener() {} })
  ;({ routeOf, moveOf } = await import('./router.svelte'))
})

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: null }],
    ['/new/perch', { page: 'new', game: 'perch' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc' }],
    ['/embed/abc', { page: 'embed', id: 'abc' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/perch', { page: 'rules', game: 'perch' }],
    ['/replays', { page: 'replays' }],
    ['/puzzles', { page: 'puzzles', game: null }],
    ['/puzzles/perch', { page: 'puzzles', game: 'perch' }],
    ['/puzzles/perch/1a2b3c4d', { page: 'puzzle', game: 'perch', puzzle: '1a2b3c4d' }],
    ['/learn', { page: 'lessons', game: null }],
    ['/learn/perch', { page: 'lessons', game: 'perch' }],
    ['/learn/perch/ties', { page: 'lesson', game: 'perch', lesson: 'ties' }],
    ['/tournaments', { page: 'tournaments' }],
    ['/tournaments/abc', { page: 'tournament', id: 'abc' }],
    ['/t/abc/other', { page: 'lost' }],
    ['/t', { page: 'lost' }],
    ['/what/is/this/here', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route)
  })

  it.each([['', null], ['?move=12', 12], ['?move=0&language=de', 0], ['?move=-1', null], ['?move=x', null]])('%s names a moment', (search, move) => {
    expect(moveOf(search)).toBe(move)
  })
})
