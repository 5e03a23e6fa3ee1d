import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../../art/flyway/land'
import { LARGEST, beyond, dragged, first, gapTo, settled, showing, toMap, toPane, whole, zoomed } from './camera'

const desk = { width: 800, height: 700 }
const phone = { width: 390, height: 470 }

describe('looking at the map', () => {
  it('begins with all of it on a desk, with all of its height on a phone', () => {
    expect(first(desk)).toEqual(whole(desk))
    expect(first(phone).scale * HEIGHT).toBeCloseTo(phone.height)
    expect(beyond(first(phone), phone)).toBe(false)
  })

  it('keeps what lies under the finger where it is', () => {
    const before = zoomed(whole(desk), desk, 3)
    const finger = [250, 300] as const
    const after = zoomed(before, desk, 1.2, finger)
    expect(toMap(after, desk, finger)[0]).toBeCloseTo(toMap(before, desk, finger)[0])
    expect(toMap(after, desk, finger)[1]).toBeCloseTo(toMap(before, desk, finger)[1])
  })

  it('never leaves the map, and never gets too large or too small', () => {
    expect(dragged(zoomed(whole(desk), desk, 2), desk, 1e6, -1e6)).toMatchObject({ x: desk.width / 2 / (whole(desk).scale * 2) })
    expect(zoomed(whole(desk), desk, 99).scale).toBe(LARGEST)
    expect(zoomed(whole(desk), desk, 0.1)).toEqual(whole(desk))
    expect(settled({ x: -50, y: 9999, scale: 0.01 }, desk)).toEqual({ x: WIDTH / 2, y: HEIGHT / 2, scale: whole(desk).scale })
  })

  it('brings what has the focus into the window, and moves no further than that', () => {
    const near = settled({ x: 300, y: 300, scale: 2 }, desk)
    expect(showing(near, desk, [300, 300])).toEqual(near)
    const [x] = toPane(showing(near, desk, [900, 300]), desk, [900, 300])
    expect(x).toBeCloseTo(desk.width - 48)
  })
})

it('measures from a line, not from its endless extension', () => {
  expect(gapTo([5, 3], [0, 0], [10, 0])).toBe(3)
  expect(gapTo([13, 4], [0, 0], [10, 0])).toBe(5)
})
