import { brush } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const pigeon: Species = {
  id: 'pigeon', latin: 'Columba livia domestica',
  side: {
    colour: '#8d9aa8', weight: 1.1,
    nodes: [[36, -47, 8.2], [32, -41, 8.4], [29, -30, 9.6], [23, -17, 15], [8, -3, 20], [-12, 6, 17], [-30, 12, 10], [-42, 15, 6.5]],
    bill: { length: 9.5, depth: 4.4, angle: 12, colour: '#4b4644', cere: '#efe9de', curve: .8 },
    eye: { at: [38.4, -48.6], r: 1.9, colour: '#d1712c' },
    patches: [
      { colour: '#66758a', area: [[24, -58], [42, -58], [46, -46], [40, -39], [30, -36], [22, -38], [24, -50]], soft: 1.5 },
      { colour: '#4f8a78', area: [[22, -40], [40, -40], [40, -32], [33, -27], [24, -26], [18, -30]], soft: 1.2 },
      { colour: '#8a5f8e', area: [[18, -29], [26, -27], [40, -32], [41, -20], [36, -14], [24, -12], [14, -18]], soft: 1.5, opacity: .9 },
    ],
    ticks: [[[26, -38], [24, -33]], [[30, -37], [28.5, -32]], [[34, -37], [33, -32]], [[38, -36], [36.5, -31]], [[28, -29], [26, -24]], [[33, -28], [31, -22]], [[37, -28], [35.5, -22]]],
    wing: { from: [24, -19], to: [-48, 18], depth: 25, colour: '#a7b1ba', feathers: '#9aa6b1', tip: '#484a50', primaries: 4, secondaries: 5 },
    tail: { deg: 163, length: 28, n: 4, spread: 7, width: 10, colour: '#7d8a98', band: '#3d4047', bandAt: .7, root: 2.4 },
    legs: { hip: [6, 16], tibia: 5, tarsus: 9, width: 3, toe: 11, colour: '#c1584a', far: '#9c4438', gap: 9, lean: -1, step: 3, thigh: 9, thighColour: '#8d9aa8' },
    front: wingBars,
  },
}

function wingBars(drawing: Drawing): void {
  drawing.over(brush([[-3, -14], [-9, -2], [-8, 9]], 3.5, 3.5, 4.6), '#38383d')
  drawing.over(brush([[-13, -8], [-19, 2], [-17, 11]], 3.2, 3, 4.4), '#38383d')
}
