import { type Point } from '../kit/curves'
import type { Species } from '../kit/species'
import { cascade, fan, slanted, wire } from './paradise'

/** Where the twelve wires turn and where they end. */
const WIRES: readonly (readonly [Point, Point])[] = [
  [[-58, 0], [-30, -46]], [[-66, 10], [-50, -38]], [[-70, 20], [-66, -26]], [[-72, 32], [-80, -8]], [[-68, 42], [-86, 14]], [[-62, 52], [-84, 34]],
  [[-54, 58], [-76, 54]], [[-46, 62], [-64, 70]], [[-38, 62], [-48, 80]], [[-30, 60], [-32, 84]], [[-22, 56], [-16, 80]], [[-16, 52], [-2, 70]],
]

/** A dagger of a bill, a red eye, black velvet edged with emerald, and yellow flanks that end in twelve bent wires. */
export const twelveWired: Species = slanted('twelvewired', 'Seleucidis melanoleucus', {
  colour: '#2a2529',
  bill: { length: 25, depth: 5.6, angle: 0, curve: 1.8, colour: '#2f2b2c' },
  eye: { colour: '#d33a2c', r: 2.3 },
  patches: [
    { colour: '#6d4a78', area: [[24, -50], [36, -50], [34, -40], [22, -30], [12, -24], [14, -38]], soft: 2, opacity: 0.7 },
    { colour: '#f0cf48', area: [[30, -12], [20, 6], [4, 16], [-16, 18], [-8, 6], [10, -4], [20, -12]], soft: 1.6 },
  ],
  wing: { colour: '#3a2f33', feathers: '#4a3a34', tip: '#2c2425', edge: '#8a6a4a' },
  tail: { length: 20, colour: '#3a2d33' },
  legs: { colour: '#dd9a8c', far: '#b87a70' },
  behind(drawing) {
    for (const [bend, end] of WIRES) wire(drawing, [[-22, 16], bend, end], '#3a2a24', 1.1)
    cascade(drawing, [{ root: [[-2, 2], [4, 12]], bend: [[-34, 8], [-16, 28]], end: [[-64, 22], [-26, 56]], n: 9, colour: '#f6e08a', width: 6.4 }])
  },
  middle(drawing) {
    fan(drawing, { from: [42, -28], to: [20, -14], degrees: [48, 124], length: 15, width: 8, n: 8, tones: ['#241f24', '#2e282d'], tip: 0.1, edge: '#3fae82' })
  },
  front(drawing) {
    cascade(drawing, [{ root: [[4, 4], [10, 10]], bend: [[-18, 14], [-4, 26]], end: [[-50, 26], [-16, 48]], n: 7, colour: '#eec435', width: 6 }])
  },
})
