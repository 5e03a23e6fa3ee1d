import { type Point, blade } from '../kit/curves'
import type { Species } from '../kit/species'
import { fan, scales, upright } from './paradise'

const BACK: readonly Point[] = [[24, -54], [21, -47], [17, -40], [13, -33], [10, -24], [6, -16], [4, -7], [0, 1], [-3, 9], [22, -41], [17, -30], [12, -14]]

/** The bill is a sickle, the tail a sabre; blue scales down the back, and axe-shaped plumes at the breast. */
export const blackSicklebill: Species = upright('sicklebill', 'Epimachus fastosus', {
  colour: '#2a272c',
  bill: { length: 33, depth: 5, angle: 2, curve: 13, colour: '#2f2c2c', plain: true },
  eye: { colour: '#c8442f' },
  patches: [
    { colour: '#4a3d40', area: [[34, -30], [32, -8], [22, 12], [8, 20], [8, 6], [20, -12]], soft: 3, opacity: 0.8 },
    { colour: '#2d5f8a', area: [[22, -62], [32, -62], [30, -56], [20, -50], [14, -48]], soft: 2, opacity: 0.7 },
  ],
  wing: { colour: '#2d2a30', feathers: '#2b2832', tip: '#201e26', edge: '#4f5266' },
  tail: { length: 60, n: 4, spread: 9, width: 9, colour: '#2f2b36', tip: 0.8 },
  behind(drawing) {
    for (const [x, length] of [[-7, 108], [-3, 98]] as const) drawing.part(blade([x, 18], 109, length, 9, { tip: 0.95, bend: 10 }), '#332e3d', 0.5)
  },
  middle: (drawing) => {
    fan(drawing, { from: [26, -24], to: [12, -6], degrees: [70, 118], length: 28, width: 7, n: 6, tones: ['#312c33', '#3a343b'], tip: 0.1, edge: '#4f8fd0' })
  },
  front: (drawing) => scales(drawing, BACK, '#4f94cf', 5.2),
})
