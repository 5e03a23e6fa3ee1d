import { describe, expect, it } from 'vitest'
import { DECISION } from '../../wire/perch'

const SOURCES = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true })
const CATALOGUES = import.meta.glob<string>('../../../../src/birdtable/games/perch/text/*.ftl', { query: '?raw', import: 'default', eager: true })

const said = new Set(Object.values(SOURCES).flatMap((source) => [...source.matchAll(/'((?:board|show)-[a-z-]*[a-z])'/g)].map(([, id]) => id!)))

describe.each(Object.entries(CATALOGUES))('%s', (_, catalogue) => {
  const has = (id: string): boolean => new RegExp(`^${id} =`, 'm').test(catalogue)

  it('has every sentence that the board says', () => {
    expect(said.size).toBeGreaterThan(50)
    expect([...said].filter((id) => !has(id))).toEqual([])
  })

  it('guides through every decision', () => {
    expect(DECISION).toHaveLength(16)
    expect(DECISION.filter((decision) => !has(`guide-${decision}`))).toEqual([])
  })
})
