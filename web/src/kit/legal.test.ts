import { describe, expect, it } from 'vitest'
import type { LegalAction } from '../boards/board'
import { actionOf, all, deciding, find } from './legal'

const legal = (action: string, args: Record<string, string> = {}): LegalAction => ({ action, verb: action.split(' ')[0]!, args, seats: [] })
const LEGAL = [legal('add first', { source: 'first' }), legal('add stack', { source: 'stack' }), legal('pass')]

describe('legal actions', () => {
  it('are found by verb and arguments', () => {
    expect(find(LEGAL, 'add')).toBe(LEGAL[0])
    expect(actionOf(LEGAL, 'add', { source: 'stack' })).toBe('add stack')
    expect(actionOf(LEGAL, 'add', { source: 'second' })).toBeNull()
    expect(actionOf(LEGAL, 'pass')).toBe('pass')
    expect(all(LEGAL, 'add')).toHaveLength(2)
  })

  it('are there for whoever decides', () => {
    expect(deciding({ you: 1, view: { seat: 1 }, legal: LEGAL })).toBe(true)
    expect(deciding({ you: 1, view: { seat: 1 }, legal: [] })).toBe(false)
    expect(deciding({ you: null, view: { seat: null }, legal: LEGAL })).toBe(false)
  })
})
