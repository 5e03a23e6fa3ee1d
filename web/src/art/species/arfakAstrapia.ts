import type { Species } from '../kit/species'
import { fan, scales, upright } from './paradise'

/** Black at first sight, then bronze, green and violet; a tail broader and longer than the bird. */
export const arfakAstrapia: Species = upright('astrapia', 'Astrapia nigra', {
  colour: '#26282e',
  bill: { length: 11, depth: 4.4 },
  patches: [
    { colour: '#2f6e57', area: [[36, -34], [34, -14], [24, 6], [10, 18], [2, 12], [14, -6], [24, -24]], soft: 2, opacity: 0.75 },
    { colour: '#5b3f86', area: [[20, -60], [32, -62], [28, -50], [16, -40], [12, -46]], soft: 2, opacity: 0.8 },
  ],
  wing: { colour: '#2b2b33', feathers: '#2c2a38', tip: '#211f2b', edge: '#5a5f78' },
  tail: { length: 92, n: 4, spread: 7, width: 16, colour: '#40345c', tip: 0.05, root: 3 },
  behind: (drawing) => fan(drawing, { from: [22, -54], to: [9, -34], degrees: [158, 122], length: 14, width: 6.5, n: 6, tones: ['#3c7a86', '#54509a'], tip: 0.2 }),
  middle(drawing) {
    fan(drawing, { from: [36, -40], to: [23, -30], degrees: [78, 118], length: 13, width: 5.6, n: 6, tones: ['#2a2a30', '#312f36'] })
    fan(drawing, { from: [37, -33], to: [24, -20], degrees: [80, 118], length: 6, width: 5.4, n: 6, tones: ['#c06a33', '#d98a4a'], tip: 0.1 })
    scales(drawing, [[22, -14], [25, -20], [18, -4], [20, 2], [13, 8], [23, -7]], '#4fa27c', 5, 0.7)
  },
})
