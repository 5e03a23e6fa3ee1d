import type { Species } from '../kit/species'
import { cascade, slanted, wire } from './paradise'

/** Maroon, a yellow crown, an emerald throat, and a fountain of gold that pales to cinnamon and white. */
export const greaterParadise: Species = slanted('greater', 'Paradisaea apoda', {
  colour: '#70402c', weight: 1.05,
  bill: { length: 14, depth: 6, curve: 1.6, colour: '#b9ced4' },
  eye: { colour: '#eed65a', r: 2.2 },
  patches: [
    { colour: '#efc847', area: [[26, -52], [36, -50], [40, -45], [33, -44], [28, -38], [18, -30], [12, -30], [16, -42]], soft: 1.4 },
    { colour: '#1f7f5a', area: [[42, -42], [43, -32], [36, -27], [29, -29], [31, -37], [36, -40]], soft: 1 },
    { colour: '#1d2320', area: [[38, -47], [44, -44], [43, -40], [38, -41]], soft: 0.6, opacity: 0.9 },
    { colour: '#4a271f', area: [[40, -30], [38, -16], [28, -8], [22, -14], [28, -26]], soft: 2 },
  ],
  wing: { colour: '#7d4a30', feathers: '#6d3f2b', tip: '#4f2d22', edge: '#b5794f' },
  tail: { length: 27, colour: '#6a3b29' },
  behind(drawing) {
    wire(drawing, [[-19, 16], [-50, 40], [-72, 72], [-74, 100]], '#33261f', 1.4)
    wire(drawing, [[-17, 18], [-40, 48], [-54, 82], [-50, 108]], '#33261f', 1.4)
    cascade(drawing, [
      { root: [[0, -14], [-2, 8]], bend: [[-52, -58], [-50, 6]], end: [[-112, -34], [-96, 62]], n: 12, colour: '#f5e6c4', width: 6 },
      { root: [[2, -14], [0, 8]], bend: [[-44, -54], [-44, 4]], end: [[-100, -40], [-84, 48]], n: 11, colour: '#f4d67a', width: 6 },
    ])
  },
  front(drawing) {
    cascade(drawing, [
      { root: [[8, -8], [0, 10]], bend: [[-38, -38], [-38, 10]], end: [[-84, -28], [-74, 42]], n: 9, colour: '#eebd3e', width: 5.6 },
      { root: [[8, -4], [2, 10]], bend: [[-26, -22], [-26, 12]], end: [[-60, -14], [-54, 36]], n: 7, colour: '#e0a22e', width: 5.2 },
      { root: [[8, 0], [4, 9]], bend: [[-12, -8], [-14, 10]], end: [[-36, -2], [-34, 26]], n: 5, colour: '#b8562e', width: 4.4 },
    ])
  },
})
