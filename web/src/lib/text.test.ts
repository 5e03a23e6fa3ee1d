import { describe, expect, it } from 'vitest'
import { CODE as REFUSALS } from '../wire/protocol'
import { LANGUAGES, Text, literal } from './text'

const CATALOGUES = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default', eager: true })
const CODE = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../boards/*/**', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const source = (language: string) => CATALOGUES[`../text/${language}.ftl`]!

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
const variables = (text: string) => new Set([...text.matchAll(/\{\s*\$(\w+)/g)].map(([, name]) => name!))
const blocks = (text: string) => new Map(text.split(/\n(?=[a-z][\w-]* =)/).map((block) => [block.match(/([a-z][\w-]*) =/)?.[1] ?? '', block]))

const TALK = `
title = Sky
action-swap = Swap { $first } with { $second }
action-give = Give { $card } to { $to }
event-paid = { $seat } pays { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-paid-you = You pay { $cubes }.
event-dealt = { $seat } is dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
name-dodge = Dodge
name-swift = swift
decision-turn = Take your turn.
reason-not-now = Not now: { $decision }
`

describe('the catalogues of the page', () => {
  const english = ids(source('en'))

  it.each(LANGUAGES)('%s has every sentence, once', (language) => {
    expect(ids(source(language)).sort()).toEqual([...english].sort())
    expect(new Set(english).size).toBe(english.length)
  })

  it.each(LANGUAGES)('%s uses the arguments that English uses', (language) => {
    const there = blocks(source(language))
    for (const [id, block] of blocks(source('en'))) expect([id, [...variables(there.get(id)!)].sort()]).toEqual([id, [...variables(block)].sort()])
  })

  it('has every sentence that the code asks for', () => {
    const known = new Set(english)
    const asked = Object.values(CODE).flatMap((code) => [...code.matchAll(/\bsay\(\s*'([a-z][\w-]*)'/g)].map(([, id]) => id!))
    const fromTheGame = ['title', 'tie-break', 'table-quote']
    expect([...new Set(asked)].filter((id) => !known.has(id) && !fromTheGame.includes(id))).toEqual([])
  })
})

describe('what the server can refuse', () => {
  it('has a sentence for every code', () => {
    expect(REFUSALS.filter((code) => !ids(source('en')).includes(`error-${code}`))).toEqual([])
  })
})

describe('sentences of a game', () => {
  const text = new Text('en', [TALK]).seated(['Ada', 'Swift'])

  it('names words of the notation, and of longer words the beginning', () => {
    expect(text.name('dodge-m4-b1')).toBe('Dodge m4-b1')
    expect(text.name('f4')).toBe('f4')
    expect(text.say('reason-not-now', { decision: 'decision-turn' })).toBe('Not now: Take your turn.')
  })

  it('counts with numbers that come as text', () => {
    expect(text.event({ name: 'paid', values: { seat: '0', cubes: '1' }, seats: ['seat'] })).toBe('Ada pays 1 cube.')
    expect(text.event({ name: 'paid', values: { seat: '0', cubes: '3' }, seats: ['seat'] })).toBe('Ada pays 3 cubes.')
  })

  it('speaks to the reader, and hides what is hidden', () => {
    expect(text.event({ name: 'paid', values: { seat: '0', cubes: '2' }, seats: ['seat'] }, 0)).toBe('You pay 2.')
    expect(text.event({ name: 'dealt', values: { seat: '1', card: '?' }, seats: ['seat'] })).toBe('Swift is dealt a card.')
  })

  it('never takes a person for a bird', () => {
    expect(text.action({ action: 'give dodge 1', verb: 'give', args: { card: 'dodge', to: '1' }, seats: ['to'] })).toBe('Give Dodge to Swift')
    expect(text.say('event-dealt-hidden', { seat: literal('swift') })).toBe('swift is dealt a card.')
  })

  it('shows the id of a sentence that is missing', () => {
    expect(text.say('nothing-here')).toBe('nothing-here')
  })
})
