import { blade } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const crane: Species = {
  id: 'crane', latin: 'Grus grus',
  side: {
    colour: '#aab0b3', weight: 1.15,
    nodes: [[60, -103, 6.6], [55, -99, 5.6], [51, -88, 4.3], [50, -72, 4.3], [47, -54, 5.4], [38, -36, 9.5], [22, -22, 16], [2, -13, 18], [-20, -6, 13.5], [-36, 2, 6]],
    bill: { length: 21, depth: 4.6, angle: 6, colour: '#b39a5b', tip: '#6d6546' },
    eye: { at: [62.5, -104], r: 1.5, colour: '#c2452c' },
    patches: [
      { colour: '#33302f', area: [[52, -112], [66, -112], [70, -104], [66, -97], [58, -95], [55, -84], [55.5, -66], [52, -52], [46, -62], [44, -90], [46, -106]], soft: 1 },
      { colour: '#f4efe4', area: [[61.5, -100], [56, -101], [52.5, -96], [50.5, -84], [48.5, -66], [46, -54], [43, -56], [43, -80], [46, -100], [53, -107], [59, -104.5]] },
      { colour: '#b8382c', area: [[55, -112], [63, -111.5], [63, -106.8], [57, -106.5], [53, -108]] },
      { colour: '#8f979c', area: [[30, -8], [0, 6], [-30, 6], [-30, -2], [0, -2], [24, -16]], opacity: .5, soft: 2 },
    ],
    wing: { from: [31, -29], to: [-48, 8], depth: 26, colour: '#a3abb0', feathers: '#8b9499', tip: '#3a3838', primaries: 5, secondaries: 5 },
    tail: { deg: 158, length: 17, n: 4, spread: 14, width: 8, colour: '#7e878c' },
    legs: { hip: [2, 0], tibia: 34, tarsus: 48, width: 2.2, toe: 13, lean: -4, step: 3, gap: 10, colour: '#3f3b38', far: '#5b5651', thigh: 9 },
    front: bustle,
  },
  flight: {
    colour: '#a9b0b4', weight: 1.1,
    nodes: [[0, -79, 4.4], [0, -72, 3.6], [0, -58, 3.2], [0, -42, 4.4], [0, -28, 8.4], [0, -10, 10.2], [0, 10, 8], [0, 26, 4.6]],
    patches: [
      { colour: '#33302f', area: [[-6, -86], [6, -86], [5.2, -70], [2, -52], [0, -44], [-2, -52], [-5.2, -70]] },
      { colour: '#f4efe4', d: 'M-5 -78L-2.6 -77C-2 -66 -1.6 -56 -3.8 -46L-8 -48Z M5 -78L2.6 -77C2 -66 1.6 -56 3.8 -46L8 -48Z' },
      { colour: '#b8382c', area: [[-2, -83], [2, -83], [2.2, -79], [0, -77.5], [-2.2, -79]] },
    ],
    bill: { length: 13, width: 3.4, colour: '#b39a5b' },
    wing: { shoulder: [6, -28], armDeg: 16, arm: 44, handDeg: -2, hand: 22, primaryCount: 9, secondaryCount: 9, primaries: [40, 47, 50, 50, 47, 43, 40, 38, 36], outDeg: -2, inDeg: 82, primaryWidth: 8.2, primaryTip: .7, chord: 33, chordIn: 30, colour: '#a9b1b6', inner: '#b9c0c3', feathers: '#4a4948', tip: '#33302f', covert: .58 },
    tail: { length: 16, n: 5, spread: 34, width: 8, colour: '#8b9499', band: '#4a4948' },
    trail: { length: 30, colour: '#3f3b38' },
  },
}

/** The long tertials that droop over the tail: where each begins, its heading, length and width. */
const TERTIALS = [[-22, -9, 152, 36, 8], [-27, -7, 138, 34, 8], [-29, -3, 122, 31, 8], [-27, 2, 106, 26, 7.5], [-22, 4, 96, 20, 7]] as const

function bustle(drawing: Drawing): void {
  for (const [x, y, deg, length, width] of TERTIALS)
    drawing.part(blade([x, y], deg, length, width, { tip: 0.75, bend: -7 }), length > 32 ? '#5e6569' : '#7a8388', 0.6)
}
