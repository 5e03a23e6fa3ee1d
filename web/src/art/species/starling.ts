import type { Species } from '../kit/species'
import { songbird } from './songbird'

export const starling: Species = songbird('starling', 'Cinnyricinclus leucogaster', {
  lean: 9, colour: '#fbf5e8', bill: { length: 10, depth: 4.6, colour: '#35302f' }, eye: { colour: '#e2c04a' },
  patches: [
    { colour: '#8a4f97', area: [[18, -50], [44, -50], [48, -36], [40, -26], [30, -18], [20, -14], [10, -14], [-14, 8], [-30, 18], [-24, 0], [4, -30]], soft: 1 },
    { colour: '#b07cbd', area: [[24, -46], [34, -47], [30, -38], [20, -28], [14, -26]], soft: 1.5, opacity: .7 }],
  wing: { colour: '#8a4f97', feathers: '#6f3f80', tip: '#4d2f59', edge: '#b98ac4' }, tail: { colour: '#6f3f80', length: 27 },
})
