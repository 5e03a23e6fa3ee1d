import { brush } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const spoonbill: Species = {
  id: 'spoonbill', latin: 'Platalea minor',
  side: {
    colour: '#fbf7ee', weight: 1.1, shade: .4,
    nodes: [[52, -77, 7.4], [46, -73, 6.8], [41, -62, 5.4], [42, -48, 5.4], [43, -35, 7], [36, -20, 11.5], [20, -7, 17.5], [-2, 0, 18], [-24, 3, 12], [-40, 6, 5.5]],
    bill: { length: 47, depth: 5.2, angle: 33, spoon: 15, curve: 1, colour: '#3a3735' },
    eye: { at: [55, -77.6], r: 1.7, colour: '#a8382c' },
    patches: [
      { colour: '#33302e', area: [[50, -85.5], [62, -82], [64, -68], [55, -68], [52, -73], [53.5, -79.5]] },
      { colour: '#efd9a0', area: [[36, -40], [52, -40], [50, -26], [40, -22], [33, -28]], soft: 2.4, opacity: .8 },
    ],
    ticks: [[[44, -24], [40, -17]], [[36, -12], [30, -6]], [[28, -4], [21, 1]], [[12, 10], [4, 13]], [[20, 5], [12, 9]]],
    wing: { from: [32, -15], to: [-50, 9], depth: 26, colour: '#fdfaf3', feathers: '#f3ede0', tip: '#e6dece', primaries: 4, secondaries: 5 },
    tail: { deg: 168, length: 18, n: 4, spread: 10, width: 8, colour: '#f3ede0' },
    legs: { hip: [2, 15], tibia: 18, tarsus: 32, width: 2.8, toe: 13, colour: '#37332f', far: '#5a544e', gap: 10, lean: -4, step: 3, thigh: 8 },
    behind: crest,
  },
}

const CREST = [[[30, -84], [22, -66]], [[28, -80], [17, -64]], [[32, -86], [27, -64]]] as const

function crest(drawing: Drawing): void {
  for (const [middle, end] of CREST) drawing.part(brush([[46, -79], middle, end], 3.4, 0.4), '#f1dfae')
}
