import type { Species } from '../kit/species'
import { songbird } from './songbird'

export const yellowhammer: Species = songbird('hammer', 'Emberiza citrinella', {
  lean: -13, colour: '#e9c04a', bill: { length: 7.5, depth: 6.4, colour: '#8b8475' },
  patches: [
    { colour: '#a5743c', area: [[14, -26], [4, -14], [-14, 6], [-30, 18], [-24, 0], [0, -24], [12, -32]], soft: 2 },
    { colour: '#b98a35', area: [[24, -4], [10, 12], [-6, 14], [4, 0], [20, -14]], opacity: .5, soft: 2 },
    { colour: '#8a6a2c', area: [[24, -38], [31, -36], [33, -31], [27, -32]], opacity: .7, soft: .6 }],
  ticks: [[[30, -46], [24, -40], 1], [[34, -47], [28, -43], 1], [[26, -12], [23, -6], 1], [[20, -5], [16, 1], 1], [[14, 2], [9, 7], 1], [[30, -16], [28, -11], 1]],
  wing: { colour: '#a5743c', feathers: '#6e5237', tip: '#4e3c2c', edge: '#e0c185' }, tail: { colour: '#6e5237', fork: .08, length: 39 },
})
