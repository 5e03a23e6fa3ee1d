// Herons, a crane, a pelican, ducks and rails.

import { type Curve, type Point, brush, smooth } from '../../kit/curves'
import type { Drawing } from '../../kit/drawing'
import type { Species } from '../../kit/species'
import { crane } from '../crane'

export const chineseEgret: Species = {
  id: 'egret', latin: 'Egretta eulophotes',
  side: {
    colour: '#fcf9f2', weight: 1.05, shade: 0.4,
    nodes: [[55, -86, 5.6], [50, -82, 5.2], [44, -73, 4.2], [46, -59, 4.2], [45, -44, 5.4], [37, -28, 9.6], [21, -13, 14.4], [0, -4, 15], [-20, 2, 10], [-36, 7, 4.6]],
    bill: { length: 27, depth: 4.6, angle: 12, colour: '#e8a53a', plain: true }, eye: { at: [57, -87], r: 1.5, colour: '#efe08a' },
    patches: [{ colour: '#8fb3cf', area: [[55, -89], [64, -86], [64, -81], [58, -82]], soft: 0.6 }],
    ticks: [[[43, -42], [38, -32]], [[38, -30], [31, -22]], [[20, -2], [10, 4]], [[10, 3], [0, 7]]],
    wing: { from: [32, -20], to: [-44, 10], depth: 22, colour: '#fefcf7', feathers: '#f3eee3', tip: '#e6dfd0', primaries: 4, secondaries: 5 },
    tail: { deg: 162, length: 16, n: 3, spread: 8, width: 7, colour: '#f3eee3' },
    legs: { hip: [2, 8], tibia: 24, tarsus: 34, width: 2.3, toe: 12, colour: '#37332f', far: '#57514b', gap: 9, lean: -4, step: 4, thigh: 6 },
    behind: shaggyCrest, front: lacePlumes,
  },
}

function shaggyCrest(drawing: Drawing): void {
  for (const [middle, end] of [[[36, -92], [26, -78]], [[38, -96], [24, -88]], [[40, -88], [32, -72]], [[38, -99], [28, -97]]] as const)
    drawing.part(brush([[52, -89], middle, end], 3.2, 0.4), '#f6f1e6')
}
function lacePlumes(drawing: Drawing): void {
  for (const end of [[-52, 22], [-46, 28], [-56, 16]] as const) drawing.part(brush([[-4, -8], [-30, 4], end], 2.6, 0.3), '#fdfaf3')
  for (const end of [[44, -14], [39, -9]] as const) drawing.part(brush([[43, -34], [44, -24], end], 2.4, 0.3), '#fdfaf3')
}

export const japaneseNightHeron: Species = {
  id: 'nightHeron', latin: 'Gorsachius goisagi',
  side: {
    colour: '#e2c597', weight: 1.1,
    nodes: [[40, -45, 9.6], [35, -39, 10], [27, -29, 12.6], [13, -14, 17.4], [-5, -1, 16], [-20, 8, 8]],
    bill: { length: 17, depth: 6.4, angle: 12, curve: 1, colour: '#5a5145' }, eye: { at: [43.4, -47], r: 2.2, colour: '#e6c64a' },
    patches: [
      { colour: '#8f4e2c', area: [[26, -54], [40, -57], [51, -48], [46, -39], [38, -32], [28, -27], [18, -28], [24, -44]], soft: 1.4 },
      { colour: '#6d4530', area: [[24, -34], [20, -24], [4, -10], [-14, 6], [-28, 14], [-20, -6], [4, -28], [16, -40]], soft: 1.4 },
      { colour: '#f0dcb4', area: [[48, -38], [45, -30], [36, -14], [24, 2], [10, 10], [16, -6], [30, -26], [42, -38]], soft: 2, opacity: 0.8 },
    ],
    ticks: [[[43, -36], [38, -26], 2], [[38, -26], [32, -16], 2.2], [[32, -16], [26, -6], 2], [[28, -22], [23, -13], 1.6], [[24, -8], [18, 1], 1.8], [[16, 0], [9, 7], 1.6], [[34, -31], [29, -23], 1.6]],
    wing: { from: [20, -26], to: [-32, 14], depth: 23, colour: '#7d5036', feathers: '#553a2b', tip: '#33271f', edge: '#a97a52', primaries: 4, secondaries: 5 },
    tail: { deg: 150, length: 16, n: 3, spread: 10, width: 8, colour: '#553a2b' },
    legs: { hip: [4, 8], tibia: 11, tarsus: 19, width: 2.8, toe: 13, colour: '#7d8154', far: '#60633f', gap: 9, lean: -3, step: 3, thigh: 8 },
  },
}

const craneSide = crane.side!
export const siberianCrane: Species = {
  id: 'siberianCrane', latin: 'Leucogeranus leucogeranus',
  side: {
    ...craneSide, colour: '#fcf9f2', shade: 0.4, front: undefined,
    bill: { length: 24, depth: 4.8, angle: 8, colour: '#b5746a' }, eye: { at: [62, -104], r: 1.5, colour: '#ead27a' },
    patches: [{ colour: '#b8382c', area: [[57, -111], [66, -110], [70, -102], [66, -97.6], [60, -99], [59, -104]], soft: 0.8 }],
    ticks: [[[44, -46], [38, -38]], [[20, -8], [10, -2]], [[34, -30], [28, -24]]],
    wing: { ...craneSide.wing, colour: '#fefcf7', feathers: '#f1ece0', tip: '#2c2927' },
    tail: { ...craneSide.tail, colour: '#f1ece0' }, legs: { ...craneSide.legs, colour: '#bd6f62', far: '#96564b' },
  },
}

export const dalmatianPelican: Species = {
  id: 'pelican', latin: 'Pelecanus crispus',
  side: {
    colour: '#efeae2', weight: 1.15, shade: 0.45,
    nodes: [[44, -80, 8.4], [39, -76, 7.6], [33, -66, 6.6], [33, -52, 7.2], [36, -37, 9.6], [31, -20, 16.5], [14, -7, 22], [-10, -2, 22], [-34, -3, 15], [-50, -7, 7]],
    bill: { length: 66, depth: 6.6, angle: 33, curve: 1, hook: 2.4, colour: '#8d8a84' }, eye: { at: [47.6, -82], r: 1.8, colour: '#e8e0c8' },
    patches: [{ colour: '#e0ab8b', area: [[46, -86], [54, -82], [54, -76], [48, -76], [46, -80]], soft: 0.6 }, { colour: '#f1e2b2', area: [[42, -36], [42, -22], [32, -14], [26, -24], [32, -38]], soft: 2.4, opacity: 0.7 }, { colour: '#d5d0c8', area: [[-10, 10], [-34, 8], [-50, -2], [-30, 2]], soft: 3 }],
    ticks: [[[36, -46], [33, -38]], [[26, -4], [18, 3]], [[16, 4], [6, 9]]],
    wing: { from: [27, -18], to: [-62, -2], depth: 31, colour: '#f4f0e8', feathers: '#dcd7cd', tip: '#4a4744', primaries: 4, secondaries: 6 },
    tail: { deg: 178, length: 16, n: 4, spread: 16, width: 9, colour: '#e2ddd3' },
    legs: { hip: [0, 14], tibia: 6, tarsus: 14, width: 3.8, toe: 15, colour: '#5f646a', far: '#7d8288', web: true, gap: 10, lean: -1, step: 2, thigh: 10 },
    behind: (drawing) => (pouch(drawing), curls(drawing)),
  },
}

function pouch(drawing: Drawing): void {
  const sack: Curve = smooth([[44, -73], [52, -62], [62, -52], [76, -44], [92, -40], [100, -41], [76, -62], [52, -78]], true, 0.9)
  drawing.part(sack, '#d9682f')
  drawing.over(smooth([[48, -72], [58, -60], [72, -50], [88, -44], [74, -56], [56, -70]], true), '#ea8a4c', 0.7)
}
function curls(drawing: Drawing): void {
  for (const [middle, end] of [[[28, -92], [22, -80]], [[26, -86], [23, -72]], [[32, -94], [26, -92]], [[28, -78], [25, -66]]] as const)
    drawing.part(brush([[40, -86], middle, end], 3.6, 0.5), '#e6e0d5')
}

// ---------------------------------------------------------------- ducks

const DUCK = {
  weight: 1.1,
  nodes: [[45, -33, 10], [39, -27, 9.6], [34, -17, 9.8], [24, -5, 16.4], [2, 2, 19.4], [-22, 1, 14.6], [-40, -4, 6.6]],
  legs: { hip: [0, 16], tibia: 4, tarsus: 9, width: 3.2, toe: 13, colour: '#6a6d70', far: '#86898c', web: true, gap: 9, lean: -1, step: 2, thigh: 8 },
} as const

export const baersPochard: Species = {
  id: 'pochard', latin: 'Aythya baeri',
  side: {
    ...DUCK, colour: '#7a4a34',
    bill: { length: 17, depth: 8.4, angle: 15, colour: '#7b8794', tip: '#2b2b2d' }, eye: { at: [48, -35], r: 2.2, colour: '#f3efe0' },
    patches: [
      { colour: '#1f3a30', area: [[30, -46], [46, -47], [57, -36], [50, -24], [42, -17], [32, -14], [25, -20], [32, -32]], soft: 1 },
      { colour: '#f5efe2', area: [[30, 4], [18, 16], [-4, 22], [-8, 12], [8, 8], [24, 0]], soft: 2 },
      { colour: '#3a2c26', area: [[20, -16], [6, -14], [-20, -10], [-42, -6], [-30, -16], [0, -22]], soft: 2 },
      { colour: '#fbf7ee', area: [[-28, 8], [-38, 4], [-48, -2], [-42, -8], [-32, 0]], soft: 1 },
    ],
    wing: { from: [26, -8], to: [-46, -4], depth: 22, colour: '#4a382e', feathers: '#54402f', tip: '#2f2621', edge: '#7d6450', primaries: 3, secondaries: 5 },
    tail: { deg: 184, length: 14, n: 4, spread: 16, width: 7, colour: '#3a2c26' },
  },
}

export const baikalTeal: Species = {
  id: 'baikalTeal', latin: 'Sibirionetta formosa',
  side: {
    ...DUCK, colour: '#a9b0b6',
    bill: { length: 16, depth: 7.4, angle: 14, colour: '#38383b' }, eye: { at: [48, -35], r: 2 },
    patches: [
      { colour: '#e9cf86', area: [[28, -46], [46, -47], [58, -36], [50, -24], [40, -18], [32, -16], [26, -22]], soft: 0.8 },
      { colour: '#241f1e', area: [[32, -43], [42, -46], [52, -42], [54, -38], [46, -40], [36, -36], [30, -28], [27, -34]], soft: 0.5 },
      { colour: '#2f7a54', area: [[38, -38], [31, -32], [29, -22], [24, -20], [26, -32], [33, -39]], soft: 0.6 },
      { colour: '#241f1e', d: 'M47 -33C49 -28 48 -24 44 -20L41.6 -21C45 -25 45.6 -29 45 -33Z' },
      { colour: '#fbf7ee', d: 'M31 -18C30 -24 33 -31 40 -36L38 -37.6C31 -33 27.6 -26 28.6 -18Z' },
      { colour: '#c58a63', area: [[38, -15], [36, -4], [26, 4], [18, 2], [22, -10], [30, -16]], soft: 2 },
      { colour: '#fbf7ee', d: 'M20 -8C23 -2 22 6 18 12L15 11C19 5 19 -1 17 -7Z' },
      { colour: '#2c2725', area: [[-28, 8], [-40, 4], [-48, -2], [-42, -8], [-32, 0]], soft: 1 },
      { colour: '#8d7458', area: [[20, -16], [6, -14], [-20, -10], [-42, -6], [-30, -16], [0, -22]], soft: 2 },
    ],
    ticks: [[33, -6], [29, -2], [33, 0], [28, 3], [24, 0]].map(([x, y]) => [[x!, y!], [x! - 0.8, y! + 1.6], 1.8] as const),
    wing: { from: [24, -10], to: [-46, -4], depth: 20, colour: '#8d7d6b', feathers: '#6f6151', tip: '#3a332d', edge: '#c9a673', primaries: 3, secondaries: 5 },
    tail: { deg: 182, length: 16, n: 4, spread: 14, width: 6.4, colour: '#57493d' },
    front: scapulars,
  },
}

function scapulars(drawing: Drawing): void {
  for (const end of [[-34, 10], [-30, 15]] as const) {
    drawing.part(brush([[10, -10], [-12, -2], end], 4, 0.6), '#7a4630')
    drawing.over(brush([[8, -8], [-12, 0], end], 1.2, 0.3), '#f1e2c0')
  }
}

// ---------------------------------------------------------------- rails

const RAIL = {
  weight: 1,
  nodes: [[35, -30, 8], [30, -25, 8.8], [20, -15, 12.4], [4, -5, 15.4], [-12, 1, 12], [-25, 2, 5.6]],
  legs: { hip: [4, 6], tibia: 9, tarsus: 16, width: 2.2, toe: 14, gap: 9, lean: -3, step: 4, thigh: 7 },
} as const
const RAIL_UPPER: readonly Point[] = [[22, -38], [34, -40], [43, -33], [35, -31], [27, -27], [18, -18], [2, -8], [-16, 0], [-32, 2], [-24, -10], [0, -22]]

export const swinhoesRail: Species = {
  id: 'swinhoe', latin: 'Coturnicops exquisitus',
  side: {
    ...RAIL, colour: '#f2e6cf',
    bill: { length: 9, depth: 4.2, angle: 12, colour: '#8c7f4a' }, eye: { at: [37.6, -31.6], r: 1.9 },
    patches: [{ colour: '#8f6b43', area: RAIL_UPPER, soft: 1.2 }, { colour: '#cdb184', area: [[42, -26], [36, -16], [26, -8], [18, -12], [26, -22]], soft: 2.4, opacity: 0.8 }, { colour: '#6b4f34', d: 'M43 -32.6L33 -31C29 -30 25 -27 21 -23L22.4 -21C27 -25 30 -27.4 34 -28.4L43 -30Z' }],
    ticks: [[24, -20], [14, -16], [6, -12], [-2, -8], [-10, -4], [28, -34]].map(([x, y]) => [[x! + 3, y! - 2], [x! - 3.4, y! + 2.2], 1.5] as const),
    wing: { from: [18, -16], to: [-30, 4], depth: 18, colour: '#8a6740', feathers: '#5e4630', tip: '#3c2f24', edge: '#f5efe0', primaries: 3, secondaries: 5 },
    tail: { deg: 192, length: 11, n: 3, spread: 16, width: 6, colour: '#5e4630' }, legs: { ...RAIL.legs, tarsus: 12, toe: 11, colour: '#a5895f', far: '#7f6947' },
  },
}

export const bandBelliedCrake: Species = {
  id: 'crake', latin: 'Zapornia paykullii',
  side: {
    ...RAIL, colour: '#c4703f',
    bill: { length: 12, depth: 5, angle: 10, colour: '#6f8f9c', tip: '#7ea07f' }, eye: { at: [37.6, -31.6], r: 2, colour: '#c8392c' },
    patches: [{ colour: '#5d4a3a', area: RAIL_UPPER, soft: 1.2 }, { colour: '#f4ecdc', area: [[18, -2], [12, 9], [-6, 13], [-28, 8], [-22, 0], [-4, 2]], soft: 1 }, { colour: '#f0dcc2', area: [[43, -28], [40, -24], [35, -23], [37, -27]], soft: 1 }],
    ticks: [[14, 2], [10, 5], [5, 7], [0, 8.4], [-5, 9], [-10, 8.6], [-15, 8], [-20, 6]].map(([x, y]) => [[x! + 1.6, y! - 5], [x! - 1.6, y! + 4], 2] as const),
    wing: { from: [18, -16], to: [-32, 4], depth: 18, colour: '#66513e', feathers: '#55422f', tip: '#3d3025', edge: '#a98a66', primaries: 3, secondaries: 5 },
    tail: { deg: 196, length: 14, n: 3, spread: 14, width: 6.4, colour: '#4c3b2c' }, legs: { ...RAIL.legs, colour: '#c9513c', far: '#9a3c2c' },
  },
}
