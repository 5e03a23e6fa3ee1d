// The rare hybrids: a few skins in museums, each with something of both parents.

import { type Point, blade, brush, frame, heading, pointOn, smooth } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'
import { cascade, fan, scales, slanted, upright, wire } from './paradise'
import { headWires } from './westernParotia'

const RIBBON_TAILS: readonly (readonly Point[])[] = [
  [[-6, 20], [-30, 48], [-34, 84], [-64, 104]],
  [[-3, 22], [-12, 56], [-4, 92], [-26, 120]],
]
const BROW: readonly Point[] = [[27, -58], [18, -84], [-8, -100], [-44, -92]]

/** Enamel flags along a wire from the brow. */
function browPlume(drawing: Drawing): void {
  drawing.part(brush(BROW, 1.8, 0.8), '#2b2a2c')
  for (let i = 0; i < 12; i++) {
    const t = 0.16 + (0.83 * i) / 11
    const q = frame(pointOn(BROW, t), heading(pointOn(BROW, t - 0.01), pointOn(BROW, Math.min(1, t + 0.01))))
    drawing.part(smooth([q(-1.8, -0.4), q(-2.2, -4), q(0.6, -5.6), q(2.4, -3.4), q(1.9, -0.4)], true, 0.9), i % 2 ? '#79b4d6' : '#9acbe3', 0.45)
  }
}

/** White ribbons three times its own length, and one blue brow plume: nobody has explained it yet. */
export const kingOfRibbons: Species = upright('ribbons', 'Astrapia × Pteridophora', {
  colour: '#2a2a2f',
  bill: { length: 10, depth: 4.4 },
  patches: [
    { colour: '#d9a53a', area: [[32, -18], [28, 0], [16, 14], [4, 18], [8, 6], [20, -10]], soft: 2 },
    { colour: '#2f8f74', area: [[38, -56], [40, -46], [34, -38], [27, -40], [30, -50]], soft: 1.4, opacity: 0.9 },
  ],
  wing: { colour: '#33302f', feathers: '#3d362f', tip: '#28241f', edge: '#a57c48' },
  tail: { length: 34, colour: '#2f2b33', width: 9 },
  behind(drawing) {
    for (const line of RIBBON_TAILS) {
      drawing.part(brush(line, 6, 3.4, 8.4), '#fbf7ee', 0.5)
      drawing.over(brush(line, 0.5, 0.4, 0.9), '#b9ae98', 0.8)
    }
  },
  middle: (drawing) => fan(drawing, { from: [38, -38], to: [23, -28], degrees: [72, 118], length: 12, width: 6, n: 6, tones: ['#2f9a7c', '#3fb08e'], tip: 0.2 }),
  front: browPlume,
})

/** Half a sickle in the bill, half a lophorina's shield. */
export const bobairo: Species = upright('bobairo', 'Epimachus × Lophorina', {
  colour: '#29262c',
  bill: { length: 21, depth: 4.8, curve: 6, colour: '#322e2e', plain: true },
  eye: { colour: '#a8472f' },
  patches: [{ colour: '#3b4a72', area: [[20, -60], [31, -62], [28, -50], [16, -38], [10, -40]], soft: 2, opacity: 0.8 }],
  wing: { colour: '#2c2930', feathers: '#292731', tip: '#1e1c25', edge: '#53566c' },
  tail: { length: 70, n: 4, spread: 8, width: 9.5, colour: '#2e2a36', tip: 0.6 },
  behind: (drawing) => fan(drawing, { from: [21, -58], to: [11, -38], degrees: [232, 168], length: 21, width: 8.5, n: 6, tones: ['#302e39', '#25242c'], tip: 0.2 }),
  middle(drawing) {
    fan(drawing, { from: [38, -40], to: [20, -26], degrees: [50, 128], length: 18, width: 7, n: 7, tones: ['#246f96', '#2f86a8'], tip: 0.3 })
    fan(drawing, { from: [36, -41], to: [24, -32], degrees: [58, 120], length: 10, width: 6, n: 6, tones: ['#5ab4c9', '#46a3bd'], tip: 0.2 })
  },
  front: (drawing) => scales(drawing, [[14, -44], [10, -34], [7, -24], [3, -12], [0, 0]], '#5a92c8', 4.6, 0.7),
})

/** Coloured lobes at the root of the bill. */
export const lobeBilled: Species = slanted('lobebilled', 'Paradigalla × Lophorina', {
  colour: '#232327',
  bill: { length: 14, depth: 4.4, curve: 2 },
  patches: [{ colour: '#2b5e55', area: [[26, -50], [36, -50], [30, -42], [18, -30], [12, -30], [18, -42]], soft: 2, opacity: 0.75 }],
  wing: { colour: '#2b2a2e', feathers: '#29282d', tip: '#1d1c20', edge: '#4f5257' },
  tail: { length: 52, n: 4, spread: 7, width: 8.6, colour: '#29272e', tip: 0.7 },
  behind: (drawing) => fan(drawing, { from: [24, -46], to: [12, -28], degrees: [236, 176], length: 18, width: 8, n: 6, tones: ['#2d2c34', '#25242a'], tip: 0.2 }),
  middle: (drawing) => fan(drawing, { from: [41, -30], to: [21, -20], degrees: [36, 124], length: 17, width: 7, n: 8, tones: ['#1f7d86', '#2f98a0'], tip: 0.3, flare: 0.2 }),
  front(drawing) {
    drawing.part(smooth([[38, -48], [41, -52], [46, -49], [45, -44.6], [40.5, -44]], true), '#e5d04c', 0.6)
    drawing.part(smooth([[41, -39], [46, -39.4], [47.6, -35.6], [44, -33], [41, -35.4]], true), '#5d9fd0', 0.6)
    drawing.part(smooth([[39.6, -36.6], [42.6, -36], [42.8, -32.6], [40, -31.8]], true), '#c9543a', 0.5)
  },
})

/** A Raggiana's fire running into a blue bird's violet. */
export const captainBlood: Species = slanted('captainblood', 'Paradisaea raggiana × Paradisornis rudolphi', {
  colour: '#5c3a3c', weight: 1.05,
  bill: { length: 13.5, depth: 5.8, curve: 1.8, colour: '#b4c8d0' },
  eye: { colour: '#e6cf5c', r: 2.1 },
  patches: [
    { colour: '#c9a548', area: [[26, -51], [36, -50], [38, -46], [30, -44], [22, -32], [14, -28], [16, -42]], soft: 1.6, opacity: 0.9 },
    { colour: '#276a70', area: [[42, -42], [43, -32], [36, -27], [29, -29], [31, -37], [36, -40]], soft: 1 },
    { colour: '#2d2b44', area: [[40, -29], [37, -14], [26, -6], [20, -12], [28, -26]], soft: 2 },
  ],
  wing: { colour: '#4d7fae', feathers: '#436b96', tip: '#324f74', edge: '#8db7d8' },
  tail: { length: 27, colour: '#4a4a6a' },
  behind(drawing) {
    for (const line of [[[-19, 16], [-46, 42], [-60, 74], [-66, 98]], [[-17, 18], [-36, 50], [-44, 82], [-44, 106]]] as const)
      wire(drawing, line, '#2b2530', 1.4, { degrees: 100, length: 9, width: 4, colour: '#4d7fae' })
    cascade(drawing, [
      { root: [[0, -4], [-2, 10]], bend: [[-44, -26], [-40, 20]], end: [[-90, -6], [-70, 60]], n: 9, colour: '#8f7fc0', width: 5.6 },
      { root: [[2, -4], [0, 10]], bend: [[-38, -24], [-36, 18]], end: [[-78, -8], [-62, 50]], n: 9, colour: '#c7688a', width: 5.6 },
    ])
  },
  front: (drawing) =>
    cascade(drawing, [
      { root: [[8, -2], [2, 12]], bend: [[-28, -12], [-28, 18]], end: [[-64, -2], [-54, 44]], n: 8, colour: '#d9603a', width: 5.4 },
      { root: [[8, 2], [4, 12]], bend: [[-16, 0], [-16, 16]], end: [[-44, 6], [-38, 34]], n: 6, colour: '#b83f3a', width: 5 },
    ]),
})

/** An astrapia's broad tail behind a sickle. */
export const astrapianSicklebill: Species = upright('astrapiansicklebill', 'Astrapia nigra × Epimachus fastosus', {
  colour: '#28292e',
  bill: { length: 24, depth: 4.8, angle: 4, curve: 8, colour: '#302d2d', plain: true },
  eye: { colour: '#8f3a34' },
  patches: [
    { colour: '#33705c', area: [[36, -30], [33, -12], [22, 8], [8, 18], [4, 8], [18, -10]], soft: 2, opacity: 0.7 },
    { colour: '#5a3f80', area: [[20, -60], [31, -62], [27, -50], [16, -40], [11, -44]], soft: 2, opacity: 0.8 },
  ],
  wing: { colour: '#2c2b33', feathers: '#2b2a35', tip: '#201f29', edge: '#585c74' },
  tail: { length: 58, n: 4, spread: 9, width: 12, colour: '#3a3352', tip: 0.3 },
  behind(drawing) {
    for (const [x, length] of [[-7, 94], [-2, 86]] as const) drawing.part(blade([x, 18], 110, length, 14, { tip: 0.5, bend: 4 }), '#433760', 0.5)
  },
  middle: (drawing) => fan(drawing, { from: [37, -38], to: [22, -26], degrees: [74, 120], length: 8, width: 5.8, n: 6, tones: ['#c26d38', '#d58a4c'], tip: 0.15 }),
  front: (drawing) => scales(drawing, [[15, -48], [12, -38], [8, -28], [5, -16], [1, -4]], '#4f9ab0', 5, 0.8),
})

const WIRES = [
  { line: [[30, -46], [30, -62], [30, -74]], degrees: 268 },
  { line: [[28, -45], [20, -60], [12, -70]], degrees: 235 },
  { line: [[27, -43], [12, -54], [-2, -60]], degrees: 208 },
] as const
const FAR_WIRES = [
  { line: [[28, -46], [23, -58], [20, -68]], degrees: 250 },
  { line: [[26, -44], [12, -52], [0, -54]], degrees: 190 },
] as const

/** A parotia's wires, shorter, over a shield of blue. */
export const sixWired: Species = slanted('sixwired', 'Parotia sefilata × Lophorina superba', {
  colour: '#242328',
  bill: { length: 10, depth: 4.8 },
  eye: { colour: '#b9cfe0', r: 2.2 },
  patches: [
    { colour: '#b9c7cc', area: [[35, -49], [41, -46], [43, -42], [38, -43.5]], soft: 0.6 },
    { colour: '#3a4f8a', area: [[22, -50], [29, -49], [26, -40], [18, -34], [16, -42]], soft: 2, opacity: 0.8 },
  ],
  wing: { colour: '#2b282d', feathers: '#2a272d', tip: '#1e1b20', edge: '#50485a' },
  tail: { length: 26, colour: '#2a262c', width: 8 },
  behind(drawing) {
    headWires(drawing, FAR_WIRES, 7)
    fan(drawing, { from: [22, -42], to: [10, -24], degrees: [236, 172], length: 24, width: 10, n: 6, tones: ['#2a2930', '#322f39'], tip: 0.2 })
  },
  middle(drawing) {
    fan(drawing, { from: [41, -30], to: [19, -20], degrees: [22, 122], length: 19, width: 7.2, n: 8, tones: ['#1f7f78', '#279089'], tip: 0.3, flare: 0.2 })
    fan(drawing, { from: [39, -32], to: [24, -26], degrees: [36, 114], length: 11, width: 6, n: 6, tones: ['#4fb79a', '#74c79a'], tip: 0.2 })
  },
  front: (drawing) => headWires(drawing, WIRES, 8),
})
