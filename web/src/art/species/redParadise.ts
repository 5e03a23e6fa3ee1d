import { type Point, brush } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'
import { cascade, fan, slanted } from './paradise'

const RIBBONS: readonly (readonly Point[])[] = [
  [[-18, 16], [-44, 34], [-62, 62], [-48, 88], [-26, 80], [-26, 64]],
  [[-16, 18], [-34, 44], [-40, 78], [-18, 102], [4, 90], [2, 74]],
]

/** Two flat black ribbons that curl like shavings. */
function ribbons(drawing: Drawing): void {
  for (const line of RIBBONS) {
    drawing.part(brush(line, 2.4, 2, 2.8), '#2a2326')
    drawing.over(brush(line, 0.5, 0.4, 0.8), '#7a7480', 0.8)
  }
}

/** An emerald mask with two velvet tufts, a yellow mantle, crimson plumes. */
export const redParadise: Species = slanted('red', 'Paradisaea rubra', {
  colour: '#7a4a2f', weight: 1.05,
  bill: { length: 13, depth: 5.6, curve: 1.6, colour: '#e0bb4c' },
  eye: { r: 2.1 },
  patches: [
    { colour: '#1d7355', area: [[26, -51], [38, -52], [45, -42], [43, -32], [36, -27], [30, -30], [32, -40], [26, -44]], soft: 1 },
    { colour: '#e8bd45', area: [[25, -50], [27, -42], [31, -37], [30, -28], [22, -20], [8, -16], [-4, -10], [2, -26], [16, -40]], soft: 1.6 },
    { colour: '#5b3222', area: [[38, -26], [36, -14], [26, -6], [18, -8], [26, -22]], soft: 2, opacity: 0.85 },
  ],
  wing: { colour: '#8a5635', feathers: '#7a472d', tip: '#563122', edge: '#c78f55' },
  tail: { length: 25, colour: '#70432c' },
  behind(drawing) {
    ribbons(drawing)
    cascade(drawing, [
      { root: [[0, -4], [-2, 10]], bend: [[-46, -22], [-44, 22]], end: [[-92, 4], [-72, 66]], n: 9, colour: '#f0c9b4', width: 5.4 },
      { root: [[2, -4], [0, 10]], bend: [[-40, -20], [-38, 20]], end: [[-82, 0], [-64, 56]], n: 9, colour: '#d9623f', width: 5.6 },
    ])
  },
  front(drawing) {
    cascade(drawing, [
      { root: [[8, -2], [2, 12]], bend: [[-30, -10], [-30, 22]], end: [[-68, 6], [-56, 50]], n: 8, colour: '#c2302f', width: 5.6 },
      { root: [[8, 2], [4, 12]], bend: [[-18, 0], [-18, 18]], end: [[-48, 10], [-42, 40]], n: 6, colour: '#9c1f2a', width: 5 },
    ])
    fan(drawing, { from: [38.6, -44.4], to: [34, -45.4], degrees: [296, 258], length: 6, width: 5.2, n: 3, tones: ['#2f936d', '#237b5a'], tip: 0.05 })
  },
})
