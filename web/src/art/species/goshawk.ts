import type { Point } from '../kit/curves'
import type { Species } from '../kit/species'

/** Fine bars from the throat to the thighs. */
const BARS: readonly Point[] = [[22, -36], [15, -33], [24, -29], [17, -26], [24, -22], [16, -19], [23, -15], [15, -12], [21, -8], [13, -5], [18, -1], [11, 2], [14, 6], [8, 10]]

export const goshawk: Species = {
  id: 'goshawk', latin: 'Accipiter gentilis',
  side: {
    colour: '#f2eadb', weight: 1.1,
    nodes: [[26, -60, 9.6], [22, -53, 10.4], [16, -41, 15.5], [10, -20, 18.5], [1, 2, 16.5], [-9, 22, 10.5], [-15, 34, 6]],
    bill: { length: 9.5, depth: 7.6, angle: 16, hook: 4.6, colour: '#59636c', tip: '#2c2f34', cere: '#e6c14a' },
    eye: { at: [29.6, -61.6], r: 2.6, colour: '#d9742a' },
    patches: [
      { colour: '#59626d', area: [[14, -68], [26, -72], [36, -66], [35, -62.5], [22, -62], [14, -56], [6, -46], [6, -56]] },
      { colour: '#3f4751', area: [[36, -58.5], [30, -57], [20, -56], [12, -52], [18, -50], [28, -53], [35, -55]], opacity: 0.9 },
      { colour: '#6b747f', area: [[6, -48], [16, -46], [6, -30], [-4, -4], [-16, 24], [-26, 30], [-20, 0], [-6, -34]] },
    ],
    ticks: BARS.map(([x, y]) => [[x - 4, y + 0.6], [x + 4, y - 0.6], 1.3] as const),
    wing: { from: [10, -41], to: [-25, 34], depth: 24, colour: '#6b747f', feathers: '#5a636e', tip: '#454d57', edge: '#97a1ab', primaries: 4, secondaries: 5 },
    tail: { deg: 110, length: 44, n: 4, spread: 9, width: 10, colour: '#77808a', band: '#3f464f', root: 2.4 },
    legs: { hip: [5, 8], tibia: 16, tarsus: 8, width: 3.6, toe: 12, colour: '#e6c14a', far: '#bf9c36', thigh: 18, thighColour: '#f2eadb', grip: true, gap: 8, lean: 1, step: 1 },
  },
}
