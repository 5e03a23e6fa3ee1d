import type { Point } from '../kit/curves'
import type { Species } from '../kit/species'

/** The bars across the breast. */
const SPOTS: readonly Point[] = [[24, -34], [17, -32], [26, -26], [19, -23], [25, -17], [17, -14], [22, -8], [14, -5], [19, 1], [11, 4], [14, 9], [7, 12]]

export const falcon: Species = {
  id: 'falcon', latin: 'Falco peregrinus',
  side: {
    colour: '#f0e6d2', weight: 1.1,
    nodes: [[26, -60, 10.6], [22, -53, 11], [16, -41, 15.5], [10, -20, 19], [1, 2, 17.5], [-9, 22, 11], [-15, 34, 6]],
    bill: { length: 10.5, depth: 8, angle: 14, hook: 4.6, colour: '#6b7681', tip: '#33363c', cere: '#e6b93f' },
    eye: { at: [29.4, -62], r: 2.7, ring: '#e6b93f' },
    patches: [
      { colour: '#3e4754', area: [[14, -70], [28, -73], [38, -66], [36, -58.5], [33.6, -57], [34, -47], [31, -44], [28.5, -49], [27, -55], [22, -53], [18, -46], [8, -42], [4, -54]] },
      { colour: '#566273', area: [[6, -48], [18, -46], [6, -30], [-4, -4], [-16, 24], [-26, 30], [-20, 0], [-6, -34]] },
    ],
    ticks: SPOTS.map(([x, y]) => [[x - 2.6, y - 0.4], [x + 2.8, y + 0.6], 1.5] as const),
    wing: { from: [10, -41], to: [-30, 44], depth: 23, colour: '#566273', feathers: '#485362', tip: '#343a44', edge: '#8b98a6', primaries: 5, secondaries: 5 },
    tail: { deg: 112, length: 34, n: 4, spread: 8, width: 9.5, colour: '#566273', band: '#2f343d', root: 2.4 },
    legs: { hip: [5, 8], tibia: 16, tarsus: 7, width: 3.6, toe: 12, colour: '#e6b93f', far: '#c29a30', thigh: 18, thighColour: '#f0e6d2', grip: true, gap: 8, lean: 1, step: 1 },
  },
  flight: {
    colour: '#566273', weight: 1.1,
    nodes: [[0, -36, 6.6], [0, -30, 7], [0, -20, 9.4], [0, -4, 9.4], [0, 14, 6.8], [0, 28, 4.6]],
    patches: [{ colour: '#353d49', area: [[-8, -44], [8, -44], [7, -30], [0, -26], [-7, -30]], soft: 1 }, { colour: '#7d8b9b', area: [[-5, 6], [5, 6], [5, 26], [-5, 26]], soft: 2, opacity: .8 }],
    bill: { length: 3.6, width: 4.4, colour: '#6b7681' }, eyes: true,
    wing: { shoulder: [6, -20], armDeg: 32, arm: 27, handDeg: -12, hand: 18, primaryCount: 10, secondaryCount: 7, primaries: [54, 52, 47, 41, 35, 31, 27, 25, 23], outDeg: 26, inDeg: 88, primaryWidth: 7, primaryTip: .85, chord: 22, colour: '#566273', inner: '#68768a', feathers: '#4a5463', tip: '#343a44', covert: .6, bend: 3 },
    tail: { length: 32, n: 6, spread: 16, width: 8, colour: '#6d7b8b', band: '#2f343d', root: 3 },
  },
}
