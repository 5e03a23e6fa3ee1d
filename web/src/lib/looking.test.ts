import { describe, expect, it } from 'vitest'
import { nextLook } from './looking'
import type { SeatInfo, TableInfo, TableStatus, View } from '../wire/protocol'

const seat = (number: number, mine: boolean, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({ seat: number, kind, name: '', level: null, mine, here: true, reserved: false, seconds: 0, left: null, due: null, muted: false })
const table = (seats: SeatInfo[], status: TableStatus = 'playing') => ({ seats, status }) as TableInfo
const asked = (...numbers: number[]) => ({ seat: numbers[0] ?? null, asked: numbers }) as View
const deciding = (number: number | null) => (number === null ? asked() : asked(number))

describe('the seat a screen looks from', () => {
  it('is mine, or nobody’s for a spectator', () => {
    expect(nextLook(table([seat(0, false), seat(1, true)]), deciding(0), null, false)).toEqual({ seat: 1, curtain: null })
    expect(nextLook(table([seat(0, false), seat(1, false)]), deciding(0), null, false)).toEqual({ seat: null, curtain: null })
  })

  it('is nobody’s while the curtain is down between two people on one screen', () => {
    const both = table([seat(0, true), seat(1, true)])
    expect(nextLook(both, deciding(0), null, false)).toEqual({ seat: null, curtain: 0 })
    expect(nextLook(both, deciding(0), 0, false)).toEqual({ seat: 0, curtain: null })
    expect(nextLook(both, deciding(1), 0, false)).toEqual({ seat: null, curtain: 1 })
  })

  it('goes from one to the next of those on one screen who are asked at once, whatever the others do', () => {
    const three = table([seat(0, false), seat(1, true), seat(2, true)])
    expect(nextLook(three, asked(0, 1, 2), null, false)).toEqual({ seat: null, curtain: 1 })
    expect(nextLook(three, asked(0, 1, 2), 1, false)).toEqual({ seat: 1, curtain: null })
    expect(nextLook(three, asked(0, 2), 1, false)).toEqual({ seat: null, curtain: 2 })
    expect(nextLook(three, asked(0), 2, false)).toEqual({ seat: 2, curtain: null })
  })

  it('stays where it is while somebody else decides', () => {
    const three = table([seat(0, true), seat(1, false, 'bot'), seat(2, true)])
    expect(nextLook(three, deciding(1), 0, false)).toEqual({ seat: 0, curtain: null })
  })

  it('follows the decision when hands are open, or only one person is left at the screen', () => {
    expect(nextLook(table([seat(0, true), seat(1, true)]), deciding(1), 0, true)).toEqual({ seat: 1, curtain: null })
    expect(nextLook(table([seat(0, true, 'bot'), seat(1, true)]), deciding(1), 0, false)).toEqual({ seat: 1, curtain: null })
  })

  it('shows no hand before the first curtain, and one after the game', () => {
    const both = [seat(0, true), seat(1, true)]
    expect(nextLook(table(both, 'gathering'), null, null, false)).toEqual({ seat: null, curtain: null })
    expect(nextLook(table(both, 'over'), deciding(null), null, false)).toEqual({ seat: 0, curtain: null })
  })
})
