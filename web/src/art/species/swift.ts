import type { Species } from '../kit/species'

export const swift: Species = {
  id: 'swift', latin: 'Apus apus',
  flight: {
    colour: '#4d443d', weight: .95,
    nodes: [[0, -24, 5.4], [0, -19, 5.8], [0, -8, 6.8], [0, 6, 5.4], [0, 20, 3]],
    patches: [{ colour: '#cfc3b0', area: [[-3.4, -30], [3.4, -30], [2.4, -26], [-2.4, -26]], soft: .8 }, { colour: '#6a5d52', area: [[-2.6, -18], [1, -18], [1, 2], [-2, 8]], opacity: .8, soft: 1.4 }],
    bill: { length: 1.6, width: 3, colour: '#2b2622' }, eyes: true,
    wing: { shoulder: [4, -12], armDeg: 20, arm: 12, handDeg: -8, hand: 16, primaryCount: 10, secondaryCount: 5, primaries: [66, 59, 52, 45, 38, 32, 27, 22, 18], outDeg: 34, inDeg: 94, fanPower: 1.2, primaryWidth: 5, primaryTip: .95, chord: 13, colour: '#51483f', inner: '#655a4f', feathers: '#453c36', tip: '#3a322d', covert: .6, bend: 7 },
    tail: { length: 19, n: 4, spread: 24, width: 5, colour: '#453c36', fork: .32, root: 1.2, tip: .7 },
  },
}
