import type { Species } from '../kit/species'
import { fan, slanted } from './paradise'

/** The cape goes up behind the head, the shield shines below it: blue as a kingfisher, wide as a grin. */
export const lophorina: Species = slanted('lophorina', 'Lophorina superba', {
  colour: '#222228',
  bill: { length: 10, depth: 4.6, curve: 0.8 },
  patches: [
    { colour: '#2f8f86', area: [[27, -50], [37, -49], [41, -45], [33, -45], [27, -43]], soft: 1, opacity: 0.85 },
    { colour: '#37415f', area: [[16, -30], [26, -30], [12, -10], [-4, 6], [-8, -2]], soft: 3, opacity: 0.7 },
  ],
  wing: { colour: '#2a2930', feathers: '#26262e', tip: '#1c1b22', edge: '#4c5068' },
  tail: { length: 28, colour: '#282730', width: 8 },
  behind(drawing) {
    fan(drawing, { from: [25, -46], to: [9, -22], degrees: [282, 176], length: 50, width: 15, n: 9, tones: ['#26252d', '#302e39'], tip: 0.12, flare: -0.16 })
    fan(drawing, { from: [24, -45], to: [11, -25], degrees: [276, 184], length: 28, width: 11, n: 7, tones: ['#3a3848', '#2b2a34'], tip: 0.15 })
  },
  middle(drawing) {
    fan(drawing, { from: [42, -32], to: [18, -18], degrees: [-6, 132], length: 29, width: 8.5, n: 9, tones: ['#1c7f9c', '#2397b0'], tip: 0.35, flare: 0.35 })
    fan(drawing, { from: [40, -33], to: [22, -23], degrees: [8, 124], length: 19, width: 7.5, n: 8, tones: ['#35b4c8', '#49c6cf'], tip: 0.3, flare: 0.2 })
    fan(drawing, { from: [38, -34], to: [25, -27], degrees: [24, 116], length: 10, width: 6.4, n: 6, tones: ['#8fe0dc', '#6fd3d4'], tip: 0.2 })
  },
})
