import { describe, expect, it } from 'vitest'
import { MODES } from './legal'

const SOURCES = import.meta.glob<string>(['./*.svelte', './*.ts', './city/*', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true })
const CATALOGUES = import.meta.glob<string>('../../../../src/birdtable/games/pigeons/text/*.ftl', { query: '?raw', import: 'default', eager: true })

const said = new Set(Object.values(SOURCES).flatMap((source) => [...source.matchAll(/'((?:board|show)-[a-z-]*[a-z])'/g)].map(([, id]) => id!)))
const parts = ['tiles', 'umbrellas', 'droplets', 'alive'].map((part) => `board-part-${part}`)
const asked = ['place', 'turn', 'mercy', 'nest', 'line', 'release', 'second-release', 'roost', 'azimuth', 'elevation', 'trim']

describe.each(Object.entries(CATALOGUES))('%s', (_, catalogue) => {
  const has = (id: string): boolean => new RegExp(`^${id} =`, 'm').test(catalogue)

  it('has every sentence that the board says', () => {
    expect(said.size).toBeGreaterThan(70)
    expect([...said, ...parts, ...MODES.map((mode) => `board-mode-${mode}`)].filter((id) => !has(id))).toEqual([])
  })

  it('guides through every decision', () => {
    expect(asked.filter((decision) => !has(`guide-${decision}`))).toEqual([])
  })
})
