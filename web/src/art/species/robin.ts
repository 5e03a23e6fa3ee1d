import type { Species } from '../kit/species'
import { songbird } from './songbird'

export const robin: Species = songbird('robin', 'Erithacus rubecula', {
  colour: '#efe6d4',
  patches: [
    { colour: '#8c7a5e', area: [[20, -50], [36, -50], [32, -42], [24, -34], [14, -24], [4, -14], [-14, 6], [-30, 18], [-24, 0], [4, -30]], soft: 1.5 },
    { colour: '#c9572c', area: [[36, -46], [46, -40], [44, -28], [36, -14], [26, -3], [17, -6], [18, -18], [25, -30], [30, -40]], soft: 1.6 },
    { colour: '#b3b5ad', area: [[29, -46], [25, -34], [18, -22], [15, -24], [21, -38]], opacity: .8, soft: 1 }],
  ticks: [[[34, -22], [31, -16]], [[28, -14], [25, -9]], [[36, -30], [34, -24]], [[22, 2], [16, 7]], [[12, 8], [5, 11]]],
  wing: { colour: '#8f7c5f', feathers: '#7a6950', tip: '#5f5140', edge: '#c9b68f' }, tail: { colour: '#7d6a50' },
})
