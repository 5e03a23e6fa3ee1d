import { describe, expect, it } from 'vitest'
import { HABITAT, TIMING, cardGlyph } from '../../art/flyway/glyphs'
import { flyway } from '../../art/species/flyway'
import { species } from '../../art/species'
import { runs } from './decks'
import { hides, inLines, kept, labelOf } from './geography'
import { birdQuestions, options, payingQuestions, squawksOf, wayQuestion } from './legal'
import type { LegalAction } from '../../wire/protocol'
import type { FlywayView, Place } from '../../wire/fly_a_way'
import { speciesOf } from './reading'

const legal = (action: string): LegalAction => {
  const [verb, word] = action.split(' ')
  const key = { link: 'linkway', save: 'bird', play: 'card', neutralise: 'squawks', rob: 'victim', order: 'place' }[verb!]
  return { action, verb: verb!, args: key ? { [key]: word! } : {}, seats: [] }
}
const at = (decision: string, roosting: unknown[] = []): FlywayView => ({ decision, roosting }) as unknown as FlywayView

describe('what can be done', () => {
  it('is sorted by the piece that does it, and nothing is lost', () => {
    const all = ['done', 'link kor-jia', 'save barn-swallow', 'play tailwind', 'neutralise 1+2', 'rob 2', 'order 1', 'perform'].map(legal)
    const open = options(all)
    expect(open.ways.get('kor-jia')?.action).toBe('link kor-jia')
    expect(open.birds.get('barn-swallow')?.action).toBe('save barn-swallow')
    expect(open.cards.get('tailwind')?.action).toBe('play tailwind')
    expect(open.plain.map(({ verb }) => verb)).toEqual(['done', 'perform'])
    const { ways, birds, cards, payments, seats, order, plain } = open
    expect(ways.size + birds.size + cards.size + payments.length + seats.length + order.length + plain.length).toBe(all.length)
  })

  it('asks about what was meant', () => {
    expect(wayQuestion(at('act'), 'kor-jia')).toBe('link kor-jia')
    expect(wayQuestion(at('remove'), 'kor-jia')).toBe('lift kor-jia')
    expect(wayQuestion(at('swap-other'), 'kor-jia')).toBe('take kor-jia')
    expect(wayQuestion(at('route'), 'kor-jia')).toBe('via kor-jia')
    expect(birdQuestions(at('act', [{ bird: 'great-knot' }]), 'great-knot')).toEqual(['save great-knot'])
    expect(birdQuestions(at('act'), 'great-knot')).toEqual(['power great-knot'])
    expect(payingQuestions('free', 0)).toEqual(['free 1'])
    expect(squawksOf('1+1+2')).toEqual([1, 1, 2])
  })
})

describe('the map', () => {
  const place = (code: string, x: number, y: number): Place => ({ code, x, y, row: y, region: '', grid: '', habitats: ['wetland'] })
  it('writes long names in two lines, without brackets', () => {
    expect(inLines('Inner Gulf of Thailand')).toEqual(['Inner Gulf', 'of Thailand'])
    expect(inLines('Hengduan-Gebirge')).toEqual(['Hengduan-', 'Gebirge'])
    expect(inLines('Sikhote-Alin')).toEqual(['Sikhote-Alin'])
    expect(inLines('Wasur (New Guinea)')).toEqual(['Wasur'])
    expect(inLines('Muraviovka (Amur)')).toEqual(['Muraviovka'])
    expect(labelOf({ ...place('bai', 0, 0) }).anchor).toBe('end')
    expect(labelOf({ ...place('xyz', 0, 0) }).anchor).toBe('start')
  })
})

it('finds a picture for birds, new and old', () => {
  expect(speciesOf('nordmanns-greenshank')).toBe('nordmannsGreenshank')
  expect(speciesOf('barn-swallow')).toBe('swallow')
  expect(Object.keys(flyway)).toHaveLength(39)
  expect(species[speciesOf('japanese-paradise-flycatcher')].latin).toBe('Terpsiphone atrocaudata')
})

it('has a sign for every card, habitat and timing', () => {
  for (const card of ['squawk-3', 'cage-2', 'snake-3', 'tailwind', 'funding-crisis', 'window-collision']) expect(cardGlyph(card)).toMatch(/^M/)
  expect(Object.keys(HABITAT)).toHaveLength(3)
  expect(Object.keys(TIMING)).toHaveLength(6)
})

it('tells the Fowl Play deck in runs of backs', () => {
  expect(runs(['tier-1', 'tier-1', 'bird-tastrophe', 'tier-2'])).toEqual([{ tier: 'tier-1', count: 2 }, { tier: 'bird-tastrophe', count: 1 }, { tier: 'tier-2', count: 1 }])
  expect(runs(['tier-1', null, null])).toEqual([{ tier: 'tier-1', count: 1 }, { tier: null, count: 2 }])
  expect(runs([])).toEqual([])
})

describe('the map keeps in sight', () => {
  const west = { dx: -18, dy: 4.5, anchor: 'end', lines: 'middle' } as const

  it('a name that would run over its edge, over the marker of its place', () => {
    expect(kept(west, 184, 2, 52, ['Hengduan', 'Mountains'], 1500)).toMatchObject({ dx: 0, anchor: 'middle', lines: 'last' })
    expect(kept(west, 184, 1.5, 23, ['Hengduan', 'Mountains'], 1500)).toBe(west)
    expect(kept({ ...west, dx: 18, anchor: 'start' }, 1450, 1, 14, ['Firth of Thames'], 1500).anchor).toBe('middle')
  })

  it('a linkway that a marker stands before', () => {
    expect(hides([358, 774], 0, 1.28, [344, 745])).toBe(true)
    expect(hides([358, 774], 0, 1.28, [330, 715])).toBe(false)
    expect(hides([358, 774], 0, 1.28, [358, 790])).toBe(false)
    expect(hides([358, 774], 1, 1.28, [344, 745])).toBe(false)
  })
})
