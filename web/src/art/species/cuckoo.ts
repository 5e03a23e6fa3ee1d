import type { Point } from '../kit/curves'
import type { Species } from '../kit/species'

/** Bars across the belly, under a plain grey breast. */
const BARS: readonly Point[] = [[16, -8], [9, -5], [14, -2], [6, 1], [11, 4], [2, 6], [7, 9], [-3, 10], [1, 14], [-9, 15]]

export const cuckoo: Species = {
  id: 'cuckoo', latin: 'Cuculus canorus',
  side: {
    colour: '#f1ece1', weight: 1,
    nodes: [[38, -36, 9], [33, -31, 10], [23, -20, 14], [8, -6, 16], [-10, 8, 11], [-24, 17, 5.6]],
    bill: { length: 9, depth: 4.4, angle: 10, curve: 1.6, colour: '#3c4046', cere: '#e2b93e' },
    eye: { at: [41, -38], r: 2.1, colour: '#e0b53a', ring: '#e2b93e' },
    patches: [{ colour: '#8b97a3', area: [[26, -48], [46, -48], [50, -34], [42, -24], [34, -14], [22, -8], [8, -16], [-14, 6], [-30, 16], [-24, -2], [8, -32]], soft: 1 }],
    ticks: BARS.map(([x, y]) => [[x - 4.4, y - 1.4], [x + 4, y + 1.6], 1.7] as const),
    wing: { from: [20, -21], to: [-42, 20], depth: 18, colour: '#8b97a3', feathers: '#6f7b87', tip: '#4b535d', edge: '#b4bdc5', primaries: 4, secondaries: 5 },
    tail: { deg: 150, length: 48, n: 4, spread: 8, width: 8, colour: '#5b6570', band: '#f1ece1', bandAt: 0.9, root: 2, tip: 0.3 },
    legs: { hip: [6, 8], tibia: 5, tarsus: 9, width: 2.4, toe: 9, colour: '#d8ab3c', far: '#a98530', gap: 7, lean: -2, step: 3, thigh: 8 },
  },
}
