import type { Species } from '../kit/species'

export const goose: Species = {
  id: 'goose', latin: 'Anser anser',
  side: {
    colour: '#a89a86', weight: 1.15,
    nodes: [[56, -63, 8.6], [51, -57, 8], [47, -46, 7], [45, -32, 8], [39, -17, 12.5], [23, -2, 20.5], [0, 5, 22], [-24, 4, 16], [-44, -1, 8]],
    bill: { length: 18, depth: 11, angle: 14, colour: '#d98a3d', tip: '#efd9b8' },
    eye: { at: [58.5, -65], r: 1.9, ring: '#d98a3d' },
    patches: [
      { colour: '#8c7c68', area: [[44, -74], [60, -76], [66, -64], [58, -54], [52, -42], [50, -28], [40, -20], [36, -40], [42, -60]], opacity: .75, soft: 2 },
      { colour: '#f3ecdd', area: [[-18, 16], [-34, 18], [-56, 0], [-44, -6], [-30, 6]], soft: 1.5 },
      { colour: '#c6b9a2', area: [[44, -16], [46, -4], [34, 14], [14, 24], [-10, 24], [4, 8], [28, -6]], soft: 3, opacity: .9 },
    ],
    ticks: [[[49, -50], [46, -43]], [[45, -50], [42, -42]], [[50, -42], [47, -34]], [[45, -38], [42, -30]], [[49, -33], [46, -25]], [[30, 8], [22, 14], 1], [[22, 12], [13, 17], 1], [[13, 15], [4, 19], 1], [[4, 17], [-6, 20], 1], [[38, 0], [32, 7], 1]],
    wing: { from: [33, -10], to: [-58, -2], depth: 29, colour: '#8e806d', feathers: '#74695c', tip: '#463e38', edge: '#d9cdb8', primaries: 4, secondaries: 6 },
    tail: { deg: 176, length: 20, n: 5, spread: 20, width: 9, colour: '#7d7163', band: '#f3ecdd' },
    legs: { hip: [2, 24], tibia: 6, tarsus: 18, width: 4, toe: 15, colour: '#d48b78', far: '#b8725f', web: true, gap: 9, lean: -2, step: 2, thigh: 10 },
  },
  flight: {
    colour: '#988a76', weight: 1.15,
    nodes: [[0, -72, 5.8], [0, -66, 5.2], [0, -52, 4.6], [0, -38, 6.2], [0, -24, 11.4], [0, -6, 13.4], [0, 14, 11], [0, 30, 5.6]],
    patches: [{ colour: '#86765f', area: [[-8, -80], [8, -80], [6, -44], [0, -36], [-6, -44]], opacity: .8, soft: 1 }, { colour: '#f3ecdd', area: [[-9, 18], [0, 15], [9, 18], [7, 28], [-7, 28]] }, { colour: '#75695a', area: [[-6, -22], [6, -22], [7, 6], [0, 14], [-7, 6]], opacity: .6, soft: 2.4 }],
    bill: { length: 8.6, width: 6.4, blunt: .3, colour: '#d98a3d' },
    wing: { shoulder: [9, -26], armDeg: 20, arm: 36, handDeg: -8, hand: 19, primaryCount: 9, secondaryCount: 8, primaries: [43, 46, 45, 41, 36, 32, 29, 27, 26], outDeg: 14, inDeg: 84, primaryWidth: 7.4, primaryTip: .62, chord: 25, colour: '#8e806d', inner: '#c2c0b8', feathers: '#5d5348', tip: '#3d3631', edge: '#d9cdb8', covert: .62 },
    tail: { length: 19, n: 6, spread: 44, width: 8, colour: '#6b6055', band: '#f3ecdd', root: 3 },
  },
}
