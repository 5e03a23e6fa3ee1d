import { describe, expect, it } from 'vitest'
import { CREATURES, creature } from '../creatures'
import { LOCATIONS, hexagon, scene } from '.'

describe('the homestead', () => {
  it('has a picture for each of its 24 locations', () => {
    expect(LOCATIONS).toHaveLength(24)
    for (const location of LOCATIONS) {
      expect(scene(location).length, location).toBeGreaterThan(3000)
      expect(scene(location), location).not.toMatch(/NaN|undefined|style=/)
    }
    expect(new Set(LOCATIONS.map(scene)).size).toBe(24)
  })

  it('has a standee for each of its nine creatures, with its feet on the ground', () => {
    for (const name of CREATURES) {
      const { svg, stand } = creature(name)
      expect(svg, name).not.toMatch(/NaN|undefined/)
      expect(stand, name).toEqual([0, 0])
    }
  })

  it('paints the same edge twice', () => {
    expect(hexagon(200, 3)).toBe(hexagon(200, 3))
  })
})
