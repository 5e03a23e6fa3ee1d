import { describe, expect, it } from 'vitest'
import { clauseOf } from '../clauses'

const BOOK = import.meta.glob<string>('../../../../src/birdtable/games/pigeons/clauses.toml', { query: '?raw', import: 'default', eager: true })
const EVENTS = import.meta.glob<string>('../../../../src/birdtable/games/pigeons/actions.py', { query: '?raw', import: 'default', eager: true })

describe('clauses of the log of Pigeons', () => {
  const known = new Set([...Object.values(BOOK)[0]!.matchAll(/^\[([\w.-]+)\]/gm)].map(([, id]) => `pigeons.${id}`))
  const events = [...Object.values(EVENTS)[0]!.split('EVENTS = Events(')[1]!.split('\n)')[0]!.matchAll(/^ {4}(\w+)=/gm)].map(([, name]) => name!)

  it('are in the rulebook, for every event', () => {
    expect(events.length).toBeGreaterThan(30)
    expect(events.filter((name) => !known.has(clauseOf('pigeons', { name, values: {} }) ?? ''))).toEqual([])
  })
})
