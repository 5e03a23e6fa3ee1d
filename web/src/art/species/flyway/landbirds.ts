// Birds of prey, gamebirds, a needletail and a cuckoo.

import { type Node, type Point, brush } from '../../kit/curves'
import type { Drawing, Patch } from '../../kit/drawing'
import type { Bill, FoldedWing, SideView, Species } from '../../kit/species'
import { cuckoo } from '../cuckoo'
import { swift } from '../swift'

interface Raptor {
  colour: string
  nodes?: readonly Node[]
  bill?: Partial<Bill>
  eye: { at?: Point; r?: number; colour: string }
  patches: readonly Patch[]
  ticks?: SideView['ticks']
  wing: Partial<FoldedWing> & Pick<FoldedWing, 'colour' | 'feathers' | 'tip'>
  tail: { colour: string; length?: number; band?: string; bandAt?: number }
  thighs: string
  legs?: Partial<SideView['legs']>
  front?: SideView['front']
}

const PERCHED: readonly Node[] = [[26, -60, 9.6], [22, -53, 10.4], [16, -41, 15.5], [10, -20, 18.5], [1, 2, 16.5], [-9, 22, 10.5], [-15, 34, 6]]
const MANTLE: readonly Point[] = [[6, -48], [16, -46], [6, -30], [-4, -4], [-16, 24], [-26, 32], [-20, 0], [-6, -36]]
const CROWN: readonly Point[] = [[12, -62], [24, -72], [36, -67], [36, -60], [26, -58], [17, -50], [8, -42], [4, -50]]

const raptor = (id: string, latin: string, own: Raptor): Species => ({
  id, latin,
  side: {
    colour: own.colour, weight: 1.1, nodes: own.nodes ?? PERCHED,
    bill: { length: 10, depth: 7.6, angle: 16, hook: 4.4, colour: '#59636c', tip: '#2c2f34', cere: '#e6c14a', ...own.bill },
    eye: { at: [29.6, -61.6], r: 2.4, ...own.eye }, patches: own.patches, ticks: own.ticks ?? [],
    wing: { from: [10, -41], to: [-26, 38], depth: 24, primaries: 4, secondaries: 5, ...own.wing },
    tail: { deg: 110, length: 42, n: 4, spread: 9, width: 10, root: 2.4, ...own.tail },
    legs: { hip: [5, 8], tibia: 16, tarsus: 8, width: 3.6, toe: 12, colour: '#e6c14a', far: '#bf9c36', thigh: 18, thighColour: own.thighs, grip: true, gap: 8, lean: 1, step: 1, ...own.legs },
    front: own.front,
  },
})

const bars = (at: readonly Point[], width = 1.3): SideView['ticks'] => at.map(([x, y]) => [[x - 4, y + 0.6], [x + 4, y - 0.6], width] as const)
const LOWER_BARS: readonly Point[] = [[22, -18], [14, -15], [20, -10], [12, -7], [18, -2], [10, 1], [14, 6], [7, 10], [9, 14]]

export const easternImperialEagle = raptor('imperialEagle', 'Aquila heliaca', {
  colour: '#4b362b', nodes: [[27, -61, 10.4], [22, -54, 11.4], [15, -41, 17.4], [8, -20, 21], [-2, 3, 18.6], [-12, 24, 11.6], [-18, 36, 6.6]],
  bill: { length: 15, depth: 9.4, hook: 5.4, colour: '#5b6167', cere: '#e9c04d' }, eye: { at: [31, -63], colour: '#c79a4e' },
  patches: [{ colour: '#d3b078', area: [[12, -62], [22, -72], [32, -70], [33, -65], [24, -62], [18, -52], [8, -40], [0, -46]], soft: 2 }, { colour: '#3a2a22', area: MANTLE, soft: 2 }, { colour: '#5f4637', area: [[24, -34], [22, -10], [12, 10], [4, 4], [12, -20]], opacity: 0.6, soft: 3 }],
  ticks: [[20, -64], [15, -56], [10, -48], [24, -66]].map(([x, y]) => [[x!, y!], [x! - 4, y! + 7], 1] as const),
  wing: { colour: '#46332a', feathers: '#33261f', tip: '#251d19', edge: '#7c604a', to: [-32, 46], depth: 28 }, tail: { colour: '#8b8076', band: '#2b221d', bandAt: 0.72, length: 38 }, thighs: '#4b362b',
  front: (drawing: Drawing) => drawing.over(brush([[6, -44], [0, -38], [-2, -30]], 3, 2, 5.4), '#f6f0e4'),
})

export const piedHarrier = raptor('piedHarrier', 'Circus melanoleucos', {
  colour: '#faf6ee', nodes: [[25, -60, 8.6], [21, -54, 9.2], [15, -43, 12.8], [9, -23, 15], [1, -2, 13.4], [-8, 18, 8.6], [-13, 30, 5]],
  bill: { length: 8.5, depth: 6.4, hook: 3.8, colour: '#33353a' }, eye: { at: [28.4, -61.4], r: 2.2, colour: '#ecd04a' },
  patches: [{ colour: '#26242a', area: [[10, -66], [25, -71], [36, -62], [32, -50], [26, -38], [16, -34], [6, -36], [-4, -14], [-14, 20], [-24, 26], [-18, -6], [-4, -42]], soft: 1 }],
  wing: { colour: '#a9b0b6', feathers: '#8d959c', tip: '#26242a', edge: '#cdd2d6', from: [9, -40], to: [-28, 46], depth: 20 }, tail: { colour: '#b5bbc0', length: 52 }, thighs: '#faf6ee', legs: { tarsus: 13, width: 3, thigh: 13 },
  front: (drawing: Drawing) => drawing.over(brush([[4, -38], [-5, -18], [-10, 2]], 2, 1, 7), '#26242a', 0.95),
})

export const greyFacedBuzzard = raptor('greyFaced', 'Butastur indicus', {
  colour: '#f2e9da', bill: { cere: '#e8a93a' }, eye: { colour: '#ecd04a' },
  patches: [{ colour: '#7a6355', area: CROWN, soft: 1.2 }, { colour: '#8d9298', area: [[30, -66], [38, -60], [34, -53], [26, -52], [22, -57]], soft: 1 }, { colour: '#7b4f38', area: MANTLE, soft: 1.4 }, { colour: '#8a5a40', area: [[26, -46], [26, -32], [20, -24], [10, -26], [10, -38], [18, -46]], soft: 2, opacity: 0.85 }, { colour: '#4a352a', d: 'M32 -53C31 -47 30 -42 27 -36L25 -37C27 -42 28.6 -48 29 -53Z' }],
  ticks: bars(LOWER_BARS, 2.4), wing: { colour: '#7d523b', feathers: '#66442f', tip: '#41301f', edge: '#a97a58' }, tail: { colour: '#8f7b68', band: '#4d3d31', length: 40 }, thighs: '#efe2cd',
})

export const orientalHoneyBuzzard = raptor('honeyBuzzard', 'Pernis ptilorhynchus', {
  colour: '#d9b98c', nodes: [[30, -62, 7.6], [26, -56, 8], [19, -44, 13.4], [11, -22, 18.4], [1, 2, 16.5], [-9, 22, 10.5], [-15, 36, 6]],
  bill: { length: 11, depth: 5.6, hook: 3.2, angle: 20, cere: '#7d858c' }, eye: { at: [33, -63.6], r: 2.2, colour: '#e6a73a' },
  patches: [{ colour: '#9aa0a3', area: [[28, -69], [37, -66], [40, -58], [32, -55], [27, -60]], soft: 1.2 }, { colour: '#6b4c38', area: [[18, -62], [27, -70], [31, -66], [25, -58], [17, -48], [8, -40], [6, -46]], soft: 1.2 }, { colour: '#5d4333', area: MANTLE, soft: 1.4 }, { colour: '#3c2c22', d: 'M37 -55C35 -48 31 -42 24 -37L22 -39C28 -44 32 -49 33 -56Z' }],
  ticks: bars([[24, -34], [16, -32], [24, -27], ...LOWER_BARS], 1.8), wing: { colour: '#65493a', feathers: '#503a2d', tip: '#372920', edge: '#a07e60', to: [-28, 42] }, tail: { colour: '#8a7460', band: '#3c2e25', bandAt: 0.8, length: 46 }, thighs: '#d2b083',
  front: (drawing: Drawing) => drawing.part(brush([[25, -66], [17, -66], [11, -60]], 3.6, 0.6), '#5d4333'),
})

// ---------------------------------------------------------------- ground birds

export const japaneseQuail: Species = {
  id: 'quail', latin: 'Coturnix japonica',
  side: {
    colour: '#dcb98a', weight: 1,
    nodes: [[32, -27, 8.2], [27, -22, 9.6], [17, -12, 14.4], [2, -2, 17.4], [-15, 3, 13], [-28, 7, 6.4]],
    bill: { length: 7, depth: 4.6, angle: 12, curve: 1.4, colour: '#6b5f52' }, eye: { at: [34.6, -28.6], r: 1.9 },
    patches: [
      { colour: '#7d5d3d', area: [[20, -34], [31, -37], [41, -31], [33, -30], [25, -26], [16, -17], [0, -9], [-18, -2], [-34, 6], [-26, -10], [0, -22]], soft: 1.2 },
      { colour: '#f2e2c0', d: 'M40 -31.6C34 -34 27 -32 18 -22L20 -20C27 -28 34 -30.6 40 -29.8Z' },
      { colour: '#9a5a38', area: [[40, -26], [37, -20], [30, -17], [28, -22], [33, -26]], soft: 1 },
      { colour: '#f1e3c8', area: [[16, 4], [8, 13], [-8, 15], [-16, 10], [2, 6]], soft: 2.4 },
    ],
    ticks: [[20, -18], [12, -16], [4, -13], [-4, -10], [-12, -6], [-20, -2], [24, -6], [20, 0], [14, 4]].map(([x, y]) => [[x! + 4, y! - 2.6], [x! - 4, y! + 2.6], 1.6] as const),
    wing: { from: [16, -14], to: [-28, 6], depth: 19, colour: '#84633f', feathers: '#64492f', tip: '#453423', edge: '#efdcb4', primaries: 3, secondaries: 5 },
    tail: { deg: 160, length: 9, n: 3, spread: 10, width: 6, colour: '#64492f' },
    legs: { hip: [2, 10], tibia: 5, tarsus: 9, width: 2.4, toe: 9, colour: '#d0a582', far: '#a88365', gap: 8, lean: -2, step: 3, thigh: 7 },
  },
}

export const greatBustard: Species = {
  id: 'bustard', latin: 'Otis tarda',
  side: {
    colour: '#f6f0e4', weight: 1.15,
    nodes: [[50, -78, 8], [46, -72, 7.6], [43, -60, 7.8], [41, -46, 9.4], [35, -30, 14], [20, -13, 20.5], [-3, -4, 22.5], [-26, -4, 16.5], [-43, -8, 8.6]],
    bill: { length: 14, depth: 5.6, angle: 8, curve: 1.4, colour: '#8a8577' }, eye: { at: [53, -80], r: 1.8 },
    patches: [
      { colour: '#b9bcbc', area: [[40, -86], [54, -87], [60, -77], [52, -68], [48, -52], [40, -44], [34, -50], [38, -70]], soft: 1.2 },
      { colour: '#b0602e', area: [[50, -46], [48, -32], [40, -20], [28, -16], [22, -26], [32, -40]], soft: 2.4 },
      { colour: '#b5773f', area: [[26, -30], [14, -22], [-14, -18], [-46, -12], [-36, -22], [-6, -30], [16, -38]], soft: 1.5 },
    ],
    ticks: [[14, -26], [4, -24], [-6, -22], [-16, -20], [-26, -18], [-36, -14], [36, -30], [30, -24], [-42, -8]].map(([x, y]) => [[x! + 3, y! - 1.4], [x! - 3.6, y! + 1.6], 2] as const),
    wing: { from: [24, -22], to: [-50, -6], depth: 27, colour: '#b87a42', feathers: '#f1e9da', tip: '#3a322c', edge: '#5a3c22', primaries: 4, secondaries: 5 },
    tail: { deg: 192, length: 24, n: 6, spread: 40, width: 10, colour: '#b5693a', band: '#f1e9da' },
    legs: { hip: [0, 12], tibia: 16, tarsus: 26, width: 3.8, toe: 11, colour: '#8f887b', far: '#a9a294', gap: 10, lean: -3, step: 3, thigh: 13 },
    front: whiskers,
  },
}

function whiskers(drawing: Drawing): void {
  for (const end of [[34, -66], [36, -62], [40, -60]] as const) drawing.part(brush([[55, -75], [46, -71], end], 2, 0.3), '#f4efe4')
}

// ---------------------------------------------------------------- in the air

const swiftFlight = swift.flight!
export const whiteThroatedNeedletail: Species = {
  id: 'needletail', latin: 'Hirundapus caudacutus',
  flight: {
    ...swiftFlight, colour: '#3f3d40',
    nodes: [[0, -26, 6.6], [0, -20, 7.4], [0, -8, 9], [0, 8, 7], [0, 21, 4]],
    patches: [
      { colour: '#f6f1e6', area: [[-4.4, -34], [4.4, -34], [3.6, -28.4], [-3.6, -28.4]], soft: 0.8 },
      { colour: '#b8a58c', area: [[-4.4, -12], [4.4, -12], [4.8, 3], [0, 9], [-4.8, 3]], soft: 2.4 },
      { colour: '#f6f1e6', area: [[-6, 14], [-3, 16], [-3.4, 22], [-6, 21]], soft: 0.8 }, { colour: '#f6f1e6', area: [[6, 14], [3, 16], [3.4, 22], [6, 21]], soft: 0.8 },
    ],
    wing: { ...swiftFlight.wing, shoulder: [5, -14], arm: 14, primaryWidth: 5.8, chord: 16, primaries: [70, 63, 56, 48, 41, 35, 30, 25, 21], colour: '#3d4a50', inner: '#4f6a6b', feathers: '#38363a', tip: '#2a282c' },
    tail: { ...swiftFlight.tail, length: 12, n: 6, spread: 30, fork: 0, width: 4.4, tip: 0.95, colour: '#35343a' },
  },
}

const cuckooSide = cuckoo.side!
export const orientalCuckoo: Species = {
  id: 'orientalCuckoo', latin: 'Cuculus optatus',
  side: {
    ...cuckooSide, colour: '#f3e6cc', eye: { ...cuckooSide.eye, colour: '#b5822e' },
    patches: cuckooSide.patches.map((patch) => ({ ...patch, colour: '#737f8d' })),
    ticks: cuckooSide.ticks!.map(([from, to]) => [from, to, 2.6] as const),
    wing: { ...cuckooSide.wing, colour: '#707c89', feathers: '#586470', tip: '#3c444d' }, tail: { ...cuckooSide.tail, colour: '#4a545f' },
  },
}
