import { describe, expect, it } from 'vitest'
import { clauseOf } from './clauses'

const BOOK = import.meta.glob<string>('../../../src/birdtable/games/above_the_clouds/clauses.toml', { query: '?raw', import: 'default', eager: true })
const EVENTS = import.meta.glob<string>('../../../src/birdtable/games/above_the_clouds/actions.py', { query: '?raw', import: 'default', eager: true })

describe('clauses of the log', () => {
  const known = new Set([...Object.values(BOOK)[0]!.matchAll(/^\[([\w.-]+)\]/gm)].map(([, id]) => `above_the_clouds.${id}`))
  const events = [...Object.values(EVENTS)[0]!.split('EVENTS = Events(')[1]!.split('\n)')[0]!.matchAll(/^ {4}(\w+)=/gm)].map(([, name]) => name!)

  it('are in the rulebook, for every event of Above the Clouds', () => {
    expect(events.length).toBeGreaterThan(15)
    expect(events.filter((name) => !known.has(clauseOf('above_the_clouds', { name, values: {} }) ?? ''))).toEqual([])
  })

  it.each(['dodge', 'sharp-dodge', 'lead-change', 'standard', 'neutral', 'diagonal', 'score', 'free-flight', 'favorite-bird', 'display'])('are those of the card %s', (kind) => {
    const clause = clauseOf('above_the_clouds', { name: 'played', values: { card: `${kind}-m1-b4` } })
    expect(clause).toBe(`above_the_clouds.card.${kind}`)
    expect(known.has(clause!)).toBe(true)
  })

  it('are not made up for other games', () => {
    expect(clauseOf('chess', { name: 'landed', values: {} })).toBe(null)
  })
})
