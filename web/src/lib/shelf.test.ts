import { describe, expect, it } from 'vitest'
import type { GameInfo } from './api'
import { SHELF, roman, seatColour, shelfWith, hasSecrets } from './shelf'
import { LANGUAGES } from './text'

const WORDS = import.meta.glob<string>('../boards/*/text/*.ftl', { query: '?raw', import: 'default', eager: true })
const info = (name: string): GameInfo => ({ name, title: name, players: [2, 3], options: [], suggested: {}, rules: 1, content: '', boxes: 0, parts: {} })

describe('the shelf', () => {
  it('finds every game in its own folder, in the order of the plates', () => {
    expect(SHELF.map(({ number }) => number)).toEqual(SHELF.map((_, i) => i + 1))
    expect(SHELF.slice(0, 5).map(({ name, number }) => [name, roman(number)])).toEqual([
      ['perch', 'I'],
      ['above_the_clouds', 'II'],
      ['birdwatcher', 'III'],
      ['fly_a_way', 'IV'],
      ['pigeons', 'V'],
    ])
    expect(SHELF.filter(({ plate }) => !plate().includes('<path'))).toEqual([])
  })

  it('has room for a game that has no folder here', () => {
    const [other] = shelfWith([info('perch'), info('connect_four')]).slice(SHELF.length)
    expect(other).toMatchObject({ name: 'connect_four', number: SHELF.length + 1, players: [2, 3], minutes: null })
    expect(shelfWith([info('perch')])).toEqual(SHELF)
  })

  it('knows where people at one screen have something to hide', () => {
    expect(hasSecrets('above_the_clouds', {})).toBe(true)
    expect(hasSecrets('pigeons', {})).toBe(false)
    expect(hasSecrets('perch', { objectives: true })).toBe(true)
    expect(hasSecrets('perch', { objectives: false })).toBe(false)
    expect(hasSecrets('a game without a folder', {})).toBe(true)
  })

  it('gives seats their colours, usual or not', () => {
    expect([seatColour('perch', 0), seatColour('pigeons', 0), seatColour('connect_four', 1), seatColour('perch', 9)]).toEqual(['lapis', 'madder', 'ochre', 'neutral'])
  })

  it.each(SHELF.map(({ name }) => name))('says in four languages what %s is', (name) => {
    const message = `game-${name.replaceAll('_', '-')}`
    for (const language of LANGUAGES) {
      const ids = [...(WORDS[`../boards/${name}/text/${language}.ftl`] ?? '').matchAll(/^([\w-]+) = \S/gm)].map(([, id]) => id)
      expect(ids).toEqual([message, `${message}-line`])
    }
  })
})
