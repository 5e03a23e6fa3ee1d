import type { Species } from '../kit/species'

export const sandpiper: Species = {
  id: 'sandpiper', latin: 'Calidris pygmaea',
  side: {
    colour: '#f4ecdc', weight: 1,
    nodes: [[36, -36, 9.2], [30, -31, 9.6], [20, -20, 13], [6, -8, 16], [-11, 0, 12.5], [-26, 5, 5]],
    bill: { length: 21, depth: 4, angle: 16, spoon: 10.5, colour: '#37322e', plain: true },
    eye: { at: [38.6, -38], r: 2 },
    patches: [
      { colour: '#b9683c', area: [[26, -48], [40, -48], [48, -38], [44, -28], [36, -20], [28, -10], [18, -8], [14, -18], [20, -34]], soft: 2.4 },
      { colour: '#8a5436', area: [[24, -44], [34, -50], [44, -44], [36, -42], [26, -36], [18, -26], [14, -28]], opacity: .7, soft: 1.5 },
      { colour: '#8a6a4c', area: [[16, -30], [20, -26], [0, -14], [-20, 0], [-34, 4], [-26, -10], [0, -24]], soft: 1.5 },
    ],
    ticks: [[[30, -45], [25, -40]], [[35, -46], [30, -42]], [[27, -38], [23, -32]], [[30, -16], [28, -12], 1.4], [[24, -11], [22, -7], 1.4], [[33, -22], [31, -18], 1.4], [[26, -18], [24, -14], 1.4], [[18, -6], [16, -2], 1.3], [[20, -14], [18, -9], 1.3], [[36, -28], [34, -24], 1.3]],
    wing: { from: [20, -21], to: [-40, 8], depth: 20, colour: '#9a7350', feathers: '#6d5443', tip: '#3e342d', edge: '#e2cfae', primaries: 4, secondaries: 5 },
    tail: { deg: 164, length: 16, n: 3, spread: 8, width: 6, colour: '#5a4a3f' },
    legs: { hip: [4, 6], tibia: 8, tarsus: 18, width: 2, toe: 9, colour: '#35302c', far: '#57504a', gap: 8, lean: -3, step: 3, thigh: 6 },
  },
}
