import type { Species } from '../kit/species'

export const kite: Species = {
  id: 'kite', latin: 'Milvus milvus',
  side: {
    colour: '#b5643a', weight: 1.1,
    nodes: [[28, -54, 10], [24, -47, 10.4], [17, -36, 13.5], [9, -18, 17], [-2, 2, 15.5], [-14, 20, 10], [-21, 32, 5]],
    bill: { length: 13, depth: 7.5, angle: 12, hook: 4.4, colour: '#e2b33c', tip: '#3a332c', cere: '#e9c04d' },
    eye: { at: [31.6, -56], r: 2.3, colour: '#e8d9a0' },
    patches: [
      { colour: '#d8d2c6', area: [[20, -66], [36, -66], [40, -54], [34, -45], [24, -40], [12, -40], [10, -50], [14, -60]], soft: 2 },
      { colour: '#8f4a2b', area: [[-30, 6], [-6, -30], [8, -42], [2, -30], [-10, 0], [-20, 34]], opacity: .5, soft: 3 },
    ],
    ticks: [[[24, -58], [19, -50]], [[27, -50], [22, -43]], [[19, -54], [14, -45]], [[20, -28], [16, -20], 1], [[14, -18], [11, -9], 1], [[20, -16], [16, -7], 1], [[9, -6], [5, 3], 1], [[15, -4], [10, 4], 1], [[4, 6], [0, 14], 1]],
    wing: { from: [9, -37], to: [-38, 44], depth: 24, colour: '#7c4a2f', feathers: '#4d372b', tip: '#2f2723', edge: '#c79a66', primaries: 5, secondaries: 5 },
    tail: { deg: 118, length: 54, n: 5, spread: 17, width: 9, colour: '#c4713f', fork: .2, root: 3 },
    legs: { hip: [4, 10], tibia: 15, tarsus: 7, width: 3.2, toe: 10, colour: '#e2b33c', far: '#bf942f', thigh: 17, thighColour: '#b5643a', grip: true, gap: 7, lean: 1, step: 1 },
  },
  flight: {
    colour: '#a9582f', weight: 1.1,
    nodes: [[0, -38, 5.6], [0, -32, 5.6], [0, -22, 7.4], [0, -6, 8.6], [0, 12, 6.6], [0, 26, 4.2]],
    patches: [{ colour: '#d6d0c3', area: [[-7, -45], [7, -45], [7, -33], [0, -27], [-7, -33]], soft: 1.5 }, { colour: '#6f3d25', area: [[-4, -20], [4, -20], [5, 6], [0, 20], [-5, 6]], opacity: .5, soft: 2 }],
    bill: { length: 4.4, width: 4, colour: '#e2b33c' }, eyes: true,
    wing: { shoulder: [6, -22], armDeg: 22, arm: 36, handDeg: -10, hand: 24, primaryCount: 9, secondaryCount: 8, primaries: [36, 45, 50, 50, 44, 36, 31, 29, 28], outDeg: 6, inDeg: 84, primaryWidth: 7.8, primaryTip: .7, chord: 27, colour: '#8a5233', inner: '#b98a5c', feathers: '#5a3f30', tip: '#33291f', window: '#8f7a66', darkTo: .6, covert: .56 },
    tail: { length: 42, n: 6, spread: 40, width: 9.4, colour: '#c4713f', fork: .3, forkPower: 1.4, root: 3, tip: .35 },
  },
}
