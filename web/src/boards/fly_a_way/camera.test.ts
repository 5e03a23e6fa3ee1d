import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../../art/flyway/land'
import { LARGEST, beyond, cameraOf, first, gapTo, outside, settled, toMap, toPane, transformOf, whole } from './camera'

const desk = { width: 800, height: 700 }
const phone = { width: 390, height: 470 }

describe('looking at the map', () => {
  it('begins with all of it on a desk, with all of its height on a phone', () => {
    expect(first(desk)).toEqual(whole(desk))
    expect(first(phone).scale * HEIGHT).toBeCloseTo(phone.height)
    expect(beyond(first(phone), phone)).toBe(false)
  })

  it('is the same look for d3-zoom and back', () => {
    const near = { x: 300, y: 240, scale: 2 }
    expect(transformOf(near, desk)).toMatchObject({ k: 2, x: desk.width / 2 - 600, y: desk.height / 2 - 480 })
    expect(cameraOf(transformOf(near, desk), desk)).toEqual(near)
    expect(transformOf(near, desk).invert([250, 300])).toEqual(toMap(near, desk, [250, 300]))
  })

  it('never leaves the map, and never gets too large or too small', () => {
    expect(settled({ x: 300, y: 300, scale: 99 }, desk).scale).toBe(LARGEST)
    expect(settled({ x: -50, y: 9999, scale: 0.01 }, desk)).toEqual({ x: WIDTH / 2, y: HEIGHT / 2, scale: whole(desk).scale })
  })

  it('brings what has the focus into the window, and moves no further than that', () => {
    const near = settled({ x: 300, y: 300, scale: 2 }, desk)
    expect(outside(near, desk, [300, 300])).toEqual([0, 0])
    const [dx] = outside(near, desk, [900, 300])
    expect(toPane({ ...near, x: near.x - dx }, desk, [900, 300])[0]).toBeCloseTo(desk.width - 48)
  })
})

it('measures from a line, not from its endless extension', () => {
  expect(gapTo([5, 3], [0, 0], [10, 0])).toBe(3)
  expect(gapTo([13, 4], [0, 0], [10, 0])).toBe(5)
})
