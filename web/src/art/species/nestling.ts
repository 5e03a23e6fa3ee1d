import { type Point, blade, brush, smooth } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'
import { slanted } from './paradise'

/** Down that has not been brushed: where each tuft grows, its heading, its length. */
const TUFTS: readonly (readonly [number, number, number, number])[] = [
  [22, -45, 258, 10], [26, -47, 268, 11], [30, -47, 280, 10], [18, -41, 240, 10], [9, -24, 226, 11], [4, -16, 220, 11], [-2, -8, 214, 10],
  [-8, -1, 206, 10], [-12, 6, 190, 10], [22, 6, 70, 8], [14, 12, 88, 8], [4, 16, 104, 8], [-6, 16, 122, 8],
]

function down(drawing: Drawing): void {
  for (const [x, y, degrees, length] of TUFTS)
    for (const turn of [-26, -9, 9, 26]) drawing.part(blade([x, y], degrees + turn, length * (1 - Math.abs(turn) / 90), 1.5, { tip: 0.9 }), turn > 0 ? '#b9a58c' : '#cdbb9f')
}

const GAPE: readonly Point[] = [[39, -42], [52, -50], [54, -45], [47, -37], [53, -28], [48, -26], [39, -32]]

/** All mouth and down: whatever is beside it, it will be taken for one of them. */
export const nestling: Species = slanted('nestling', 'species incerta', {
  colour: '#a8927a',
  nodes: [[28, -38, 12.4], [24, -31, 12], [17, -20, 14], [8, -5, 16.4], [-3, 5, 13], [-13, 11, 6]],
  bill: { length: 6, depth: 8, angle: -4, curve: 0, colour: '#e3b93f', plain: true },
  eye: { at: [32.4, -42.4], r: 2.6 },
  patches: [
    { colour: '#d9c8aa', area: [[38, -24], [32, -6], [20, 8], [4, 14], [2, 4], [18, -8], [28, -22]], soft: 3 },
    { colour: '#8d765f', area: [[16, -50], [28, -52], [24, -42], [12, -30], [4, -22], [6, -36]], soft: 3, opacity: 0.7 },
  ],
  wing: { from: [15, -18], to: [-15, 10], depth: 14, colour: '#94806b', feathers: '#6f6073', tip: '#4f4763', edge: '#d2c4ac', primaries: 3, secondaries: 4 },
  tail: { length: 9, n: 3, spread: 14, width: 6, colour: '#6d5f6e' },
  legs: { hip: [6, 10], tarsus: 6, colour: '#d6a58e', far: '#b58570', thigh: 8 },
  behind: down,
  front(drawing) {
    drawing.part(smooth(GAPE, true, 0.8), '#e9c04a', 0.7)
    drawing.over(smooth([[41, -40], [50, -46.4], [45.6, -37.4], [49.4, -29.6], [41, -34]], true, 0.8), '#d9644a')
    drawing.over(brush([[42, -37.6], [45, -37.4], [47, -37.6]], 0.6, 0.4, 1.6), '#f1a489', 0.9)
  },
})
