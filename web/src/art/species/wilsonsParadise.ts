import { type Point, brush, polar } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'
import { fan, slanted } from './paradise'

/** From the root of the tail into one and a quarter turns about a middle. */
function spring(root: Point, middle: Point, radius: number): readonly Point[] {
  const turn = Array.from({ length: 12 }, (_, i) => polar(60 + i * 40, radius * (1 - i * 0.045), middle))
  return [root, ...turn]
}

const CURLS: readonly (readonly Point[])[] = [
  spring([-18, 16], [-58, 10], 16),
  spring([-15, 20], [-46, 46], 15),
]

/** Two violet wires, each a turn and a half of a watch spring. */
function curls(drawing: Drawing): void {
  for (const line of CURLS) {
    drawing.part(brush(line, 2.2, 2.6, 2.6), '#4a4390')
    drawing.over(brush(line, 0.5, 0.5, 0.9), '#a79fe0', 0.9)
  }
}

/** Bare turquoise crown with a net of black, yellow cape, scarlet back, green breast, blue feet. */
export const wilsonsParadise: Species = slanted('wilsons', 'Diphyllodes respublica', {
  colour: '#2b4436',
  nodes: [[31, -35, 10.4], [27, -29, 10.8], [19, -18, 13.8], [7, -3, 15.2], [-6, 8, 11], [-18, 16, 5.2]],
  bill: { length: 9.5, depth: 4.6, curve: 1 },
  eye: { at: [34.6, -36.6], r: 2 },
  patches: [
    { colour: '#c03a2e', area: [[18, -34], [10, -24], [-4, -8], [-16, 6], [-24, 18], [-10, 12], [4, -2], [20, -16], [24, -28]], soft: 1.4 },
    { colour: '#f3d04a', area: [[18, -44], [25, -42], [23, -32], [18, -20], [8, -16], [2, -22], [8, -34]], soft: 1 },
    { colour: '#4aa9d8', area: [[22, -46], [31, -48.5], [39, -44], [37, -39.5], [29, -38], [23, -36], [20, -40]], soft: 0.5 },
    { colour: '#1d2521', area: [[38, -42], [43, -38], [42, -31], [34, -29], [32, -34], [37, -38]], soft: 0.8, opacity: 0.9 },
  ],
  wing: { from: [16, -17], to: [-27, 19], depth: 17, colour: '#b23a2e', feathers: '#7d4a34', tip: '#4f3a30', edge: '#d98456' },
  tail: { length: 18, colour: '#5a4437' },
  legs: { colour: '#5468c4', far: '#3f4f9c' },
  behind: curls,
  middle(drawing) {
    fan(drawing, { from: [39, -26], to: [20, -10], degrees: [52, 122], length: 17, width: 7.4, n: 8, tones: ['#1e6b4c', '#277f5b'], tip: 0.15 })
    fan(drawing, { from: [38, -28], to: [24, -18], degrees: [56, 116], length: 9, width: 6, n: 6, tones: ['#3fa37a', '#2f9069'], tip: 0.15 })
  },
  front(drawing) {
    for (const line of [[[24.4, -42], [30, -41.4], [37, -42.2]], [[27, -44.4], [26.4, -41], [25, -37.6]], [[31.4, -45], [31, -42], [29.6, -38.6]], [[35.4, -44], [35, -42], [34.4, -40]]] as const)
      drawing.ink(brush(line, 0.5, 0.4, 1), 0.9)
  },
})
