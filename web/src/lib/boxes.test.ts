import { describe, expect, it } from 'vitest'
import { boxInWords, rowsOf } from './boxes'
import { Text } from './text'

const text = new Text('en', ['box-set = Complete set: { $name }\nbox-hybrids = Rare hybrids: { $number }\nbox-no-insects = No insects\nname-red = Red Bird'])

describe('achievements', () => {
  it.each([
    ['set-red', 'Complete set: Red Bird'],
    ['hybrids-3', 'Rare hybrids: 3'],
    ['no-insects', 'No insects'],
    ['unheard-of', 'unheard-of'],
  ])('says %s as %s', (box, words) => expect(boxInWords(box, text)).toBe(words))

  it('puts tiers of one kind in a row', () => {
    expect(rowsOf(['set-red', 'set-blue', 'two-sets', 'hybrids-1', 'hybrids-2', 'beat-junior'])).toEqual([['set-red', 'set-blue'], ['two-sets'], ['hybrids-1', 'hybrids-2'], ['beat-junior']])
  })
})
