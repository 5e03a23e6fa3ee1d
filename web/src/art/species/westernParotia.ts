import { type Point } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'
import { fan, slanted, wire } from './paradise'

type HeadWire = { line: readonly Point[]; degrees: number }
const FAR: readonly HeadWire[] = [
  { line: [[28, -46], [22, -66], [18, -84]], degrees: 255 },
  { line: [[27, -45], [14, -63], [2, -78]], degrees: 228 },
  { line: [[26, -44], [6, -56], [-12, -64]], degrees: 205 },
]
const NEAR: readonly HeadWire[] = [
  { line: [[31, -46], [30, -70], [32, -92]], degrees: 272 },
  { line: [[29, -45], [20, -70], [8, -92]], degrees: 238 },
  { line: [[27, -43], [8, -62], [-14, -76]], degrees: 212 },
]

/** Six wires that end in flags, from behind the eyes. */
export function headWires(drawing: Drawing, wires: readonly HeadWire[], flag: number): void {
  for (const { line, degrees } of wires) wire(drawing, line, '#2a2628', 1.2, { degrees, length: flag, width: flag * 0.62, colour: '#27242a' })
}

/** The dancer: silver brow, blue eye, a shield of gold and green over a black skirt. */
export const westernParotia: Species = slanted('parotia', 'Parotia sefilata', {
  colour: '#242126',
  bill: { length: 10, depth: 5, curve: 0.6 },
  eye: { colour: '#5fa3dc', r: 2.3 },
  patches: [
    { colour: '#e9eef0', area: [[35, -50], [42, -46], [44, -41], [39, -43], [35.5, -46]], soft: 0.6 },
    { colour: '#3c5fa8', area: [[22, -50], [29, -49], [26, -40], [18, -34], [16, -42]], soft: 2, opacity: 0.8 },
  ],
  wing: { colour: '#2c272b', feathers: '#2e272b', tip: '#211c20', edge: '#51464e' },
  tail: { length: 24, colour: '#2b252a', width: 8 },
  behind: (drawing) => headWires(drawing, FAR, 9),
  middle(drawing) {
    fan(drawing, { from: [20, -6], to: [-4, 10], degrees: [52, 128], length: 26, width: 9, n: 9, tones: ['#1f1c21', '#2c272d'], flare: 0.2, tip: 0.2 })
    fan(drawing, { from: [40, -29], to: [21, -22], degrees: [34, 116], length: 15, width: 6.6, n: 7, tones: ['#2f7f4f', '#4a9a52'], tip: 0.2 })
    fan(drawing, { from: [39, -32], to: [24, -26], degrees: [40, 112], length: 10.5, width: 6, n: 6, tones: ['#8fae3d', '#c9a83a'], tip: 0.2 })
    fan(drawing, { from: [38, -34], to: [27, -30], degrees: [46, 108], length: 6.5, width: 5, n: 5, tones: ['#e3c65a', '#d3b044'], tip: 0.2 })
  },
  front: (drawing) => headWires(drawing, NEAR, 11),
})
