import { brush } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const swallow: Species = {
  id: 'swallow', latin: 'Hirundo rustica',
  side: {
    colour: '#f1e2c8', weight: .95,
    nodes: [[36, -33, 8.4], [30, -28, 8.8], [19, -18, 11.6], [4, -8, 12.4], [-12, 1, 8.6], [-24, 7, 4]],
    bill: { length: 6, depth: 3.6, angle: 2, colour: '#3a3633', plain: true },
    eye: { at: [38.6, -34], r: 1.7 },
    patches: [
      { colour: '#33406a', area: [[24, -44], [38, -44], [46, -35], [40, -32.4], [33, -29], [29, -20], [22, -10], [12, -16], [-10, -8], [-28, 10], [-30, 0], [0, -26], [20, -36]] },
      { colour: '#a8452c', area: [[40, -40], [46, -37], [46, -28], [40, -23], [33, -22], [34, -28], [41, -31.6], [41.4, -36]] },
      { colour: '#33406a', area: [[34, -22.5], [40, -23], [36, -18], [26, -13], [22, -10], [26, -18]] },
    ],
    wing: { from: [22, -20], to: [-50, 12], depth: 14, colour: '#33406a', feathers: '#3a3f52', tip: '#2c2c35', primaries: 5, secondaries: 4 },
    tail: { deg: 162, length: 26, n: 5, spread: 12, width: 5.4, colour: '#333a55', root: 2 },
    legs: { hip: [8, 3], tibia: 3, tarsus: 5, width: 1.8, toe: 6, colour: '#4a4038', far: '#5d5148', grip: true, gap: 5, lean: 0, step: 1 },
    behind: foldedStreamers,
  },
  flight: {
    colour: '#36446f', weight: .95,
    nodes: [[0, -27, 5.4], [0, -22, 5.6], [0, -12, 7], [0, 2, 6.4], [0, 16, 3.6]],
    patches: [{ colour: '#a8452c', area: [[-4, -34], [4, -34], [3.4, -29.4], [-3.4, -29.4]] }, { colour: '#53649a', area: [[-3, -22], [0, -20], [1, 4], [-2, 10], [-4, -6]], opacity: .8, soft: 1.6 }],
    bill: { length: 2.6, width: 3, colour: '#3a3633' }, eyes: true,
    wing: { shoulder: [4, -15], armDeg: 26, arm: 18, handDeg: -16, hand: 14, primaryCount: 9, secondaryCount: 6, primaries: [52, 47, 42, 37, 33, 29, 26, 23, 20], outDeg: 38, inDeg: 92, primaryWidth: 5.2, primaryTip: .9, chord: 17, colour: '#36446f', inner: '#435287', feathers: '#383c4d', tip: '#2b2b34', covert: .55, bend: 3 },
    tail: { length: 19, n: 4, spread: 26, width: 5.4, colour: '#2f3654', fork: .25, root: 1.6 },
    front: spreadStreamers,
  },
}

function foldedStreamers(drawing: Drawing): void {
  drawing.part(brush([[-26, 5], [-52, 16], [-92, 30]], 5, 0.6), '#2f3654')
  drawing.part(brush([[-26, 8], [-50, 22], [-86, 40]], 5, 0.6), '#333a55')
}

function spreadStreamers(drawing: Drawing): void {
  for (const s of [-1, 1]) {
    drawing.part(brush([[s * 2, 16], [s * 9, 38], [s * 15, 66]], 4.4, 0.5), '#2f3654')
    drawing.over(brush([[s * 4.6, 26], [s * 6.4, 31]], 1.6, 0.6), '#f1e2c8')
  }
}
