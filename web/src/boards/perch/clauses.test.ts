import { describe, expect, it } from 'vitest'
import { CREATURES } from '../../art/creatures'
import { clauseOf } from '../clauses'

const BOOK = import.meta.glob<string>('../../../../src/birdtable/games/perch/clauses.toml', { query: '?raw', import: 'default', eager: true })
const EVENTS = import.meta.glob<string>('../../../../src/birdtable/games/perch/actions.py', { query: '?raw', import: 'default', eager: true })

describe('clauses of the log of Perch', () => {
  const known = new Set([...Object.values(BOOK)[0]!.matchAll(/^\[([\w.-]+)\]/gm)].map(([, id]) => `perch.${id}`))
  const events = [...Object.values(EVENTS)[0]!.split('EVENTS = Events(')[1]!.split('\n)')[0]!.matchAll(/^ {4}(\w+)=/gm)].map(([, name]) => name!)

  it('are in the rulebook, for every event', () => {
    expect(events.length).toBeGreaterThan(40)
    expect(events.filter((name) => !known.has(clauseOf('perch', { name, values: {} }) ?? ''))).toEqual([])
  })

  it.each([
    ['declined', { decision: 'rookery' }, 'migration.rookery'],
    ['declined', { decision: 'offer' }, 'recruit.feeder'],
    ['declined', { decision: 'fetch' }, 'creature.bee'],
    ['to_plaza', { origin: 'fountain' }, 'fountain.full'],
    ['to_plaza', { origin: 'hanging-nest' }, 'upkeep.hanging-nest'],
    ['to_plaza', { origin: 'overstuffed' }, 'upkeep.overstuffed'],
    ['to_plaza', { origin: 'bag' }, 'end.bag'],
  ])('are those of the cause: %s %o', (name, values, clause) => {
    expect(clauseOf('perch', { name, values: values as Record<string, string> })).toBe(`perch.${clause}`)
    expect(known.has(`perch.${clause}`)).toBe(true)
  })

  it.each(CREATURES)('are those of the %s', (creature) => {
    expect(known.has(clauseOf('perch', { name: 'activated', values: { creature } })!)).toBe(true)
  })
})
