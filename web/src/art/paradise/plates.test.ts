import { describe, expect, it } from 'vitest'
import { painted } from './images'
import { INSECT, INSECTS } from './insects'
import { PARADISES, plate } from './plates'

describe('the cards of Birdwatcher', () => {
  it.each(PARADISES)('%s has a plate whose colours are all tokens or fixed', (word) => {
    const svg = painted(plate(word), (name) => (name.startsWith('--') ? '#123456' : ''))
    expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/)
  })

  it.each(INSECTS)('%s is drawn', (insect) => expect(INSECT[insect].parts.length).toBeGreaterThan(0))
})
