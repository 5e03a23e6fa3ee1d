// Waders of the flyway, from the stint that a hand could hold to the curlew with the longest bill of all.

import { type Node, type Point, brush } from '../../kit/curves'
import type { Drawing, Patch } from '../../kit/drawing'
import type { Bill, FoldedWing, Legs, SideView, Species } from '../../kit/species'

interface Wader {
  colour: string
  weight?: number
  nodes?: readonly Node[]
  bill: Partial<Bill>
  eye: SideView['eye']
  patches: readonly Patch[]
  ticks?: SideView['ticks']
  wing: Partial<FoldedWing> & Pick<FoldedWing, 'colour' | 'feathers' | 'tip'>
  tail: { colour: string; length?: number; band?: string; fork?: number }
  legs: Partial<Legs> & Pick<Legs, 'colour' | 'far'>
  front?: SideView['front']
}

const SMALL: readonly Node[] = [[36, -36, 9.2], [30, -31, 9.6], [20, -20, 13], [6, -8, 16], [-11, 0, 12.5], [-26, 5, 5]]
const TALL: readonly Node[] = [[47, -56, 7.6], [42, -51, 7.6], [35, -40, 8.4], [24, -23, 14], [6, -9, 17.6], [-14, 0, 13.4], [-31, 6, 5.2]]

function wader(id: string, latin: string, own: Wader): Species {
  const tall = own.nodes === TALL
  return {
    id, latin,
    side: {
      colour: own.colour, weight: own.weight ?? 1, nodes: own.nodes ?? SMALL,
      bill: { length: 20, depth: 3.8, angle: 12, colour: '#37322e', plain: true, ...own.bill },
      eye: own.eye, patches: own.patches, ticks: own.ticks ?? [],
      wing: { from: tall ? [24, -25] : [20, -21], to: tall ? [-46, 9] : [-40, 8], depth: tall ? 23 : 20, primaries: 4, secondaries: 5, ...own.wing },
      tail: { deg: 164, length: 16, n: 3, spread: 8, width: 6, ...own.tail },
      legs: { hip: [4, 6], tibia: tall ? 14 : 8, tarsus: tall ? 28 : 18, width: tall ? 2.3 : 2, toe: tall ? 11 : 9, gap: 8, lean: -3, step: 3, thigh: 7, ...own.legs },
      front: own.front,
    },
  }
}

const SMALL_BACK: readonly Point[] = [[16, -31], [20, -26], [0, -14], [-20, 0], [-34, 4], [-26, -10], [0, -25]]
const SMALL_CAP: readonly Point[] = [[24, -44], [33, -49], [43, -45], [46, -40], [37, -41], [28, -38], [18, -27], [14, -29]]
const TALL_BACK: readonly Point[] = [[30, -38], [28, -28], [8, -14], [-20, 0], [-40, 6], [-30, -10], [0, -26], [20, -38]]
const TALL_CAP: readonly Point[] = [[37, -62], [47, -66], [56, -60], [50, -58], [42, -55], [36, -46], [28, -36], [24, -40]]

/** Fine dark strokes in rows, such as on a breast. */
const spots = (at: readonly Point[], width = 1.4, length = 4): SideView['ticks'] => at.map(([x, y]) => [[x + length * 0.25, y - length / 2], [x - length * 0.25, y + length / 2], width] as const)
const SMALL_BREAST: readonly Point[] = [[36, -26], [31, -23], [27, -18], [32, -18], [22, -13], [27, -11], [17, -8], [22, -5], [12, -2], [16, 1]]
const TALL_NECK: readonly Point[] = [[45, -47], [40, -44], [42, -39], [37, -36], [39, -31], [34, -28], [36, -22], [30, -19], [31, -13], [24, -10], [26, -4], [18, -2], [20, 3]]

export const farEasternCurlew = wader('easternCurlew', 'Numenius madagascariensis', {
  colour: '#d9bf94', weight: 1.1, nodes: TALL,
  bill: { length: 62, depth: 4.6, angle: 20, curve: 26, colour: '#4a3a2e' }, eye: { at: [50, -58], r: 1.8 },
  patches: [{ colour: '#8d6a45', area: TALL_BACK, soft: 1.5 }, { colour: '#a88458', area: TALL_CAP, soft: 1 }, { colour: '#c9a877', area: [[30, -12], [18, 6], [-8, 12], [-20, 6], [4, 2], [22, -14]], opacity: 0.6, soft: 3 }],
  ticks: spots([...TALL_NECK, [10, 6], [2, 8]], 1.5, 5),
  wing: { colour: '#93704b', feathers: '#6b5038', tip: '#43352a', edge: '#ddc59b' }, tail: { colour: '#8a6a48' }, legs: { colour: '#6d7278', far: '#8a8f94', tibia: 15, tarsus: 30 },
})

export const littleCurlew = wader('littleCurlew', 'Numenius minutus', {
  colour: '#e6d2a8', nodes: TALL,
  bill: { length: 26, depth: 3.8, angle: 10, curve: 6.5, colour: '#574333' }, eye: { at: [49.6, -57.6], r: 2 },
  patches: [{ colour: '#8f7148', area: TALL_BACK, soft: 1.5 }, { colour: '#6c5235', area: TALL_CAP, soft: 0.8 }, { colour: '#efdfbc', d: 'M56 -59.4C50 -61.6 44 -60 37 -52L38.6 -50C45 -56.6 50 -58.4 56 -57.6Z' }, { colour: '#f3ead4', area: [[26, -6], [12, 8], [-8, 12], [-20, 6], [4, 2], [20, -10]], soft: 3 }],
  ticks: spots(TALL_NECK, 1.1, 4),
  wing: { colour: '#92744b', feathers: '#66503a', tip: '#42352a', edge: '#e2cca0' }, tail: { colour: '#8f7148' }, legs: { colour: '#7d8289', far: '#9a9ea3' },
})

export const greatKnot = wader('greatKnot', 'Calidris tenuirostris', {
  colour: '#f6f0e4', bill: { length: 19, depth: 4.4, angle: 12, curve: 1.5, colour: '#2f2b29' }, eye: { at: [38.6, -38], r: 1.9 },
  patches: [{ colour: '#8d8880', area: SMALL_BACK, soft: 1.5 }, { colour: '#a5a097', area: SMALL_CAP, soft: 1, opacity: 0.8 }, { colour: '#6b6560', area: [[40, -30], [36, -19], [26, -9], [16, -8], [17, -18], [28, -28]], opacity: 0.6, soft: 3 }, { colour: '#b0603a', area: [[8, -24], [2, -17], [-10, -10], [-4, -20], [6, -27]], soft: 1.5, opacity: 0.9 }],
  ticks: [...spots(SMALL_BREAST, 2.2, 3.4)!, ...spots([[30, -41], [34, -42.4], [26, -36], [8, 3], [2, 6]], 1.4, 4)!],
  wing: { colour: '#827a70', feathers: '#5f574f', tip: '#3b3632', edge: '#ded6c8' }, tail: { colour: '#6a635b' }, legs: { colour: '#5f6358', far: '#7c8074', tarsus: 16 },
})

export const nordmannsGreenshank = wader('nordmann', 'Tringa guttifer', {
  colour: '#faf6ee', nodes: TALL, bill: { length: 27, depth: 5, angle: 8, curve: -3.4, colour: '#4a4d3c', tip: '#2c2b28' }, eye: { at: [49.8, -57.4], r: 1.9 },
  patches: [{ colour: '#6f6c68', area: TALL_BACK, soft: 1.5 }, { colour: '#a5a29c', area: TALL_CAP, soft: 1.2, opacity: 0.9 }],
  ticks: [...spots(TALL_NECK, 1.9, 3)!, ...spots([[42, -60], [46, -62], [38, -54], [33, -46], [10, 7]], 1.2, 4)!],
  wing: { colour: '#77736d', feathers: '#55514d', tip: '#37342f', edge: '#e9e4d8' }, tail: { colour: '#d8d4cb' }, legs: { colour: '#d2b13f', far: '#a98d2e', tibia: 10, tarsus: 25 },
})

export const barTailedGodwit = wader('godwit', 'Limosa lapponica', {
  colour: '#b5552f', nodes: TALL, bill: { length: 44, depth: 4.4, angle: 6, curve: -5, colour: '#d08a72', tip: '#3a312d' }, eye: { at: [49.8, -57.6], r: 1.9 },
  patches: [{ colour: '#6e5340', area: TALL_BACK, soft: 1.5 }, { colour: '#8a4a2c', area: TALL_CAP, soft: 1 }, { colour: '#c4693f', area: [[34, -24], [22, 0], [-4, 11], [-24, 8], [4, 0], [24, -20]], opacity: 0.7, soft: 3 }],
  ticks: spots([[40, -60], [44, -62], [36, -52], [31, -44], [12, -20], [2, -14], [-10, -6], [26, -2], [18, 4]], 1.2, 4),
  wing: { colour: '#7a6450', feathers: '#5a4a3d', tip: '#3c332c', edge: '#dcc6a0' }, tail: { colour: '#efe6d6', band: '#5a4a3d', length: 17 }, legs: { colour: '#37322f', far: '#57504a' },
})

export const redNeckedStint = wader('stint', 'Calidris ruficollis', {
  colour: '#faf5ea', bill: { length: 12, depth: 3.8, angle: 12, curve: 0.8, colour: '#282422' }, eye: { at: [38.6, -38], r: 2.1 },
  patches: [{ colour: '#c2622f', area: [[26, -46], [40, -48], [47, -39], [44, -29], [38, -23], [29, -20], [20, -21], [22, -34]], soft: 1.8 }, { colour: '#8f6a49', area: SMALL_BACK, soft: 1.5 }, { colour: '#9a6038', area: SMALL_CAP, soft: 1, opacity: 0.8 }, { colour: '#fbf7ee', area: [[46, -37], [43, -33], [39, -33], [41, -37]], soft: 0.8 }],
  ticks: [...spots([[33, -20], [28, -17], [23, -14], [29, -13], [25, -10]], 1.4, 3)!, ...spots([[29, -41], [34, -42.6], [25, -36]], 1, 4)!],
  wing: { colour: '#9b7450', feathers: '#6b5543', tip: '#3d342d', edge: '#e8d6b4' }, tail: { colour: '#5a4a3f' }, legs: { colour: '#2c2826', far: '#4c4642', tarsus: 14 },
})

export const orientalPlover = wader('orientalPlover', 'Anarhynchus veredus', {
  colour: '#fbf7ee', nodes: [[40, -49, 9.4], [36, -43, 9], [30, -31, 9.6], [21, -19, 13.4], [6, -7, 16.4], [-12, 1, 12.4], [-27, 6, 5]],
  bill: { length: 14, depth: 4.4, angle: 8, colour: '#2c2826' }, eye: { at: [43, -50.6], r: 2.4 },
  patches: [
    { colour: '#a58a66', area: [[22, -34], [20, -26], [0, -14], [-20, 0], [-36, 6], [-26, -10], [0, -26], [18, -36]], soft: 1.2 },
    { colour: '#b79c76', area: [[30, -55], [40, -60], [48, -54], [40, -54], [33, -46], [26, -36], [22, -38]], soft: 1.2, opacity: 0.8 },
    { colour: '#c87a3e', area: [[41, -36], [37, -22], [30, -12], [20, -10], [17, -18], [26, -28], [33, -36]], soft: 2 },
    { colour: '#33291f', area: [[34, -15], [28, -7], [18, -4], [14, -9], [20, -11], [30, -14]], soft: 0.8 },
  ],
  wing: { colour: '#a58a66', feathers: '#836b4e', tip: '#54442f', edge: '#d8c29a', from: [21, -22] }, tail: { colour: '#836b4e' }, legs: { colour: '#d9a24f', far: '#b17f37', tibia: 14, tarsus: 26 },
})

export const orientalPratincole = wader('pratincole', 'Glareola maldivarum', {
  colour: '#f4eadb', nodes: [[34, -33, 8.8], [28, -28, 9.2], [18, -18, 12], [3, -8, 13.4], [-13, -1, 9.4], [-26, 4, 4]],
  bill: { length: 9, depth: 5, angle: 10, curve: 2.4, colour: '#2a2523', cere: '#c9432c' }, eye: { at: [36.6, -35], r: 2.2, ring: '#efe6d4' },
  patches: [
    { colour: '#8a7358', area: [[20, -44], [34, -44], [43, -38], [36, -35], [28, -33], [20, -24], [0, -12], [-18, 0], [-34, 6], [-26, -8], [0, -24]], soft: 1.2 },
    { colour: '#e9c98a', area: [[42, -33], [39, -26], [33, -21], [27, -22], [29, -28], [36, -32]], soft: 1 },
    { colour: '#2c2521', d: 'M40 -36C37 -31 30 -28 27 -21C31 -18 37 -20 41 -27L40 -28.6C36 -23 32 -21.6 29.6 -22.4C32 -28 38 -30 41.4 -35Z' },
    { colour: '#c58a5a', area: [[33, -19], [25, -8], [12, -3], [10, -8], [20, -14], [28, -20]], soft: 2.4, opacity: 0.8 },
  ],
  wing: { colour: '#8a7358', feathers: '#5d4d3d', tip: '#2f2925', edge: '#b9a17d', from: [18, -20], to: [-54, 12], depth: 15, primaries: 5, secondaries: 4 },
  tail: { colour: '#2f2925', length: 22, fork: 0.25 }, legs: { colour: '#3a322d', far: '#564b44', tibia: 5, tarsus: 10, width: 1.8, toe: 7, hip: [4, 2] },
  front: (drawing: Drawing) => drawing.over(brush([[-26, 4], [-36, 9], [-44, 14]], 2, 0.4), '#fbf7ee'),
})
