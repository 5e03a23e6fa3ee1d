import type { Species } from '../kit/species'
import { songbird } from './songbird'

export const greenfinch: Species = songbird('finch', 'Chloris chloris', {
  lean: -5, colour: '#8fa25a', bill: { length: 8.5, depth: 9, colour: '#d8b9a0' }, eye: { at: [35.6, -38.4] },
  patches: [
    { colour: '#6f8447', area: [[20, -50], [34, -50], [30, -42], [14, -24], [-14, 6], [-30, 18], [-24, 0], [4, -30]], soft: 2 },
    { colour: '#b5bd5c', area: [[30, -26], [34, -18], [24, -2], [8, 10], [-6, 14], [6, 0], [20, -14]], soft: 2.4 },
    { colour: '#55653a', area: [[33, -42], [40, -42], [42, -36], [36, -36]], opacity: .6, soft: 1 }],
  ticks: [[[30, -16], [27, -10]], [[24, -6], [20, -1]], [[14, 4], [8, 8]]],
  wing: { colour: '#7d9150', feathers: '#77806a', tip: '#e0bd3a', edge: '#d9c65a' }, tail: { colour: '#626a4c', fork: .12 },
})
