// Songbirds of the flyway: one template, fifteen coats. Areas are named once, as many birds share where a colour lies.

import { type Point, brush } from '../../kit/curves'
import type { Drawing, Patch } from '../../kit/drawing'
import type { SideView, Species } from '../../kit/species'
import { songbird } from '../songbird'

/** A songbird whose legs, tail or body differ from the template's. */
function shaped(species: Species, own: { [part in keyof SideView]?: Partial<SideView[part]> }): Species {
  const side = species.side!
  const changed = Object.entries(own).map(([part, value]) => {
    const now = side[part as keyof SideView]
    return [part, typeof now === 'object' && !Array.isArray(now) ? { ...now, ...(value as object) } : value]
  })
  return { ...species, side: { ...side, ...Object.fromEntries(changed) } }
}

const slim = (by: number, species: Species): Species =>
  shaped(species, { nodes: species.side!.nodes.map(([x, y, radius], i) => [x, y, i < 2 ? radius : radius * by] as const) })

const BACK: readonly Point[] = [[14, -27], [4, -14], [-14, 6], [-30, 18], [-24, 0], [0, -26], [12, -34]]
const UPPER: readonly Point[] = [[20, -51], [36, -51], [45, -44], [38, -41], [29, -38], [21, -28], [13, -23], [4, -13], [-14, 6], [-32, 18], [-24, -2], [4, -32]]
const CAP: readonly Point[] = [[20, -44], [28, -51], [40, -49], [46, -42.4], [37, -42.8], [28, -41.6], [21, -37]]
const HOOD: readonly Point[] = [[17, -52], [44, -52], [50, -38], [43, -29], [33, -24.5], [22, -26], [14, -33]]
const THROAT: readonly Point[] = [[47, -37.6], [43, -30], [36, -24], [28, -24], [30, -30], [38, -35.4]]
const BREAST: readonly Point[] = [[44, -32], [40, -20], [31, -7], [20, -1], [14, -8], [19, -20], [27, -28]]
const BELLY: readonly Point[] = [[36, -16], [27, 1], [12, 13], [-6, 17], [-16, 13], [4, 4], [17, -5]]
const VENT: readonly Point[] = [[0, 13], [-14, 17], [-36, 28], [-42, 25], [-27, 14], [-10, 8]]
const MASK: readonly Point[] = [[48, -40.4], [37, -40.8], [27, -38], [18, -33], [20, -29], [28, -32.8], [38, -34.8], [48, -36.4]]
const BROW: readonly Point[] = [[47, -42], [38, -43.4], [28, -41], [20, -36.4], [20.6, -34.6], [28, -38.8], [38, -41.4], [47, -40.6]]
const BOLD_BROW: readonly Point[] = [[48, -42.4], [38, -44.4], [28, -42.4], [17, -36.4], [18, -33.4], [28, -38.6], [38, -41.2], [48, -40.4]]
const STRIPE: readonly Point[] = [[47, -37.6], [39, -32.6], [31, -24], [25, -14], [19, -9], [18, -13], [23, -24], [30, -32], [39, -37.4]]

const on = (colour: string, area: readonly Point[], soft = 1.2, opacity?: number): Patch => ({ colour, area, soft, opacity })
const line = (colour: string, area: readonly Point[]): Patch => ({ colour, area })

/** Streaks along the back or the flanks: each a short stroke that follows the body. */
const streaks = (at: readonly Point[], width: number): SideView['ticks'] => at.map(([x, y]) => [[x + 2, y - 2.6], [x - 2.2, y + 2.8], width] as const)
const FLANK: readonly Point[] = [[29, -16], [24, -9], [18, -3], [12, 3], [5, 8], [24, -1], [17, 6]]
const CROWN: readonly Point[] = [[27, -42.6], [31, -44.4], [24, -38.4]]

/** A white bar or patch on the folded wing. */
const wingPatch = (colour: string, through: readonly Point[], width: number) => (drawing: Drawing): void =>
  drawing.over(brush(through, width * 0.4, width * 0.4, width), colour)

const LONG_LEGS = { hip: [6, 10] as Point, tibia: 8, tarsus: 19, width: 1.9, toe: 10, colour: '#d9a48e', far: '#b07f6c', thigh: 7 }

export const streakedReedWarbler = slim(0.9, songbird('reedWarbler', 'Acrocephalus sorghophilus', {
  lean: -8, colour: '#eddfb8', bill: { length: 10.5, depth: 3.8, colour: '#a98a5a' },
  patches: [on('#b8955a', UPPER), line('#f2e6c4', BROW), line('#4a3a28', [[46, -43.4], [38, -45.4], [28, -43.2], [19, -37.6], [20, -36.2], [28, -41.2], [38, -43.6], [46, -42]]), on('#dcc289', BELLY, 2, 0.6)],
  ticks: streaks([...CROWN, [14, -26], [8, -20], [2, -12], [-6, -4], [-14, 4]], 1.3),
  wing: { colour: '#b08e55', feathers: '#8a6d42', tip: '#6c5435', edge: '#e2cd9a' }, tail: { colour: '#8a6d42', length: 31, fork: -0.14 },
}))

export const amurStonechat = shaped(songbird('stonechat', 'Saxicola stejnegeri', {
  lean: -24, colour: '#f5efe2', bill: { length: 8, depth: 4.2, colour: '#2c2723' },
  patches: [on('#2a2523', UPPER, 0.8), on('#2a2523', HOOD, 0.8), on('#fbf7ee', [[24, -27], [30, -22], [28, -12], [20, -10], [15, -18], [18, -25]], 1), on('#cf7434', [[42, -27], [38, -16], [30, -8], [25, -12], [29, -22], [33, -26]], 2)],
  wing: { colour: '#2e2926', feathers: '#38322d', tip: '#2a2523', edge: '#8a7a64' }, tail: { colour: '#2a2523', length: 26 },
}), { front: wingPatch('#fbf7ee', [[1, -36], [-2, -26], [-3, -18]], 6), legs: { colour: '#2f2a26', far: '#4a423c', tarsus: 15 } })

export const yellowBreastedBunting = songbird('aureola', 'Emberiza aureola', {
  lean: -10, colour: '#efce4a', bill: { length: 8, depth: 7, colour: '#8d8377' },
  patches: [on('#6a3b24', UPPER), on('#231f1d', [[36, -47], [48, -42], [46, -34], [40, -29], [32, -30], [29, -36], [31, -42]], 0.6), on('#6a3b24', [[40, -25], [36, -17], [26, -12], [16, -14], [17, -20], [28, -20], [37, -26]], 0.8), on('#f5dc6d', BELLY, 2, 0.8)],
  ticks: streaks([[14, 4], [8, 8], [20, -2]], 1.2),
  wing: { colour: '#6a3b24', feathers: '#4c3627', tip: '#3a2b22', edge: '#d9b98a' }, tail: { colour: '#4c3627', length: 32, fork: 0.08 },
})
Object.assign(yellowBreastedBunting.side!, { front: wingPatch('#fbf7ee', [[12, -25], [4, -16], [1, -8]], 6.5) })

export const brownShrike = songbird('brownShrike', 'Lanius cristatus', {
  lean: -22, colour: '#f2e3c9', bill: { length: 9.5, depth: 6.6, hook: 2.6, colour: '#3a3431' },
  patches: [on('#9a6a44', UPPER), line('#fbf3e2', BOLD_BROW), line('#241f1d', MASK), on('#e8c393', [[34, -14], [25, 2], [8, 13], [-6, 15], [2, 2], [18, -8]], 2, 0.8)],
  wing: { colour: '#8d6242', feathers: '#6a4b36', tip: '#4c382a', edge: '#cba77c' }, tail: { colour: '#a0623a', length: 44, fork: -0.16 },
})

export const easternYellowWagtail = slim(0.86, shaped(songbird('wagtail', 'Motacilla tschutschensis', {
  lean: 12, colour: '#f1d452', bill: { length: 9, depth: 3.6, colour: '#37322f' },
  patches: [on('#8d9350', UPPER), on('#6f8492', [...CAP, [20, -34]], 1), line('#6f8492', MASK), line('#fbf7ee', BROW), on('#f7e27c', BELLY, 2, 0.8)],
  wing: { colour: '#85854f', feathers: '#4d4a3c', tip: '#3a372f', edge: '#f0e6c0' }, tail: { colour: '#35312c', length: 54 },
}), {
  legs: { tibia: 6, tarsus: 16, width: 1.8, colour: '#3a342f', far: '#574e47' },
}))

export const daurianStarling = songbird('daurianStarling', 'Agropsar sturninus', {
  lean: -4, colour: '#dcd8d2', bill: { length: 10, depth: 4.8, colour: '#3a3636' }, eye: { r: 2.4 },
  patches: [on('#5b3f66', BACK), on('#5b3f66', [[20, -47], [25, -49], [27, -43], [22, -37], [16, -34], [16, -42]], 0.8), on('#e8d7b6', VENT, 1.5, 0.9), on('#efebe4', THROAT, 2, 0.8)],
  wing: { colour: '#4c4368', feathers: '#2f5a52', tip: '#26332f', edge: '#e9dcc0' }, tail: { colour: '#2c4a45', length: 26 },
})
Object.assign(daurianStarling.side!, { front: wingPatch('#f1e6cf', [[12, -24], [2, -18], [-5, -8]], 4.4) })

export const fairyPitta = shaped(songbird('pitta', 'Pitta nympha', {
  lean: -30, colour: '#f0dfa6', bill: { length: 11, depth: 5.2, colour: '#2f2a28' },
  patches: [
    on('#3f8a5c', BACK, 1), on('#9a5530', CAP, 0.8), line('#f0e3b4', BOLD_BROW),
    line('#1f1b1a', [[48, -40.6], [37, -41], [26, -38], [14, -29.6], [17, -25], [27, -31.6], [38, -34.2], [48, -36.4]]),
    on('#fbf3dc', THROAT, 1), on('#c8392c', [[16, 2], [8, 13], [-6, 17], [-26, 18], [-20, 10], [-4, 6], [8, 0]], 2),
  ],
  wing: { colour: '#3f8a5c', feathers: '#2f7a6a', tip: '#22211f', edge: '#6bb07f' }, tail: { colour: '#2f6f86', length: 13 },
}), { legs: { ...LONG_LEGS, colour: '#e3bfa6', far: '#bb937d' }, front: wingPatch('#4fb3d9', [[4, -23], [-2, -16], [-5, -8]], 7) })

export const japaneseParadiseFlycatcher = shaped(songbird('paradiseFlycatcher', 'Terpsiphone atrocaudata', {
  lean: -14, colour: '#f6f1e6', bill: { length: 9, depth: 5, colour: '#4f7fb4' }, eye: { r: 2.3, ring: '#5a93cf' },
  patches: [on('#4b2f4a', BACK, 1), on('#26222e', HOOD, 1), on('#3a3542', BREAST, 3, 0.9)],
  wing: { colour: '#512f45', feathers: '#3a2736', tip: '#2a2029', edge: '#7a5570' }, tail: { colour: '#2a2029', length: 36 },
}), { behind: streamers, middle: crest })

function streamers(drawing: Drawing): void {
  drawing.part(brush([[-24, 22], [-56, 52], [-88, 96]], 5.4, 1.6, 5), '#26202a')
  drawing.part(brush([[-22, 24], [-48, 60], [-70, 106]], 5.4, 1.4, 5), '#332a35')
}
function crest(drawing: Drawing): void {
  for (const [middle, end] of [[[11, -51], [4, -45]], [[10, -48], [6, -41]], [[12, -53], [4, -50]]] as const) drawing.part(brush([[20, -49], middle, end], 5, 0.4), '#26222e')
}

export const brownChestedJungleFlycatcher = shaped(songbird('jungleFlycatcher', 'Cyornis brunneatus', {
  lean: -12, colour: '#f1eadb', bill: { length: 11, depth: 4.6, colour: '#5a4a3a', tip: '#e0b85a' }, eye: { r: 2.6, ring: '#d9c39a' },
  patches: [on('#8e7152', UPPER), on('#bda482', BREAST, 3, 0.85), on('#f8f3e8', THROAT, 1)],
  ticks: streaks([[33, -27], [30, -22]], 0.9),
  wing: { colour: '#876b4d', feathers: '#735838', tip: '#5d4630', edge: '#c39a66' }, tail: { colour: '#7f5638', length: 28 },
}), { legs: { colour: '#e0b9a4', far: '#b58f7c' } })

export const rufousHeadedRobin = shaped(songbird('rufousRobin', 'Larvivora ruficeps', {
  lean: -18, colour: '#cfd0cd', bill: { length: 8.5, depth: 4, colour: '#2d2927' },
  patches: [
    on('#7c8388', UPPER), on('#c9672a', [[14, -38], [20, -49], [30, -52], [42, -49], [47, -42], [36, -41], [27, -37], [20, -27], [13, -26]], 1),
    line('#241f1d', MASK), line('#241f1d', STRIPE), on('#fbf8f0', [[45, -37], [42, -30], [36, -24], [30, -20], [29, -25], [36, -32]], 0.6), on('#f5f1e8', BELLY, 2, 0.9),
  ],
  wing: { colour: '#757c80', feathers: '#60666a', tip: '#4a4e52', edge: '#a0a6a8' }, tail: { colour: '#b5602c', length: 26 },
}), { legs: LONG_LEGS })

export const silverOriole = songbird('silverOriole', 'Oriolus mellianus', {
  lean: -4, colour: '#e6e1dd', bill: { length: 12, depth: 5.4, curve: 1.6, colour: '#7d9cb4' }, eye: { colour: '#e8dcae', r: 2.3 },
  patches: [on('#221f22', HOOD, 0.8), on('#f2eeea', BACK, 2, 0.7), on('#c9a9aa', BELLY, 3, 0.5)],
  ticks: streaks([[24, -8], [18, -2], [12, 4], [20, 2]], 1),
  wing: { colour: '#2b272a', feathers: '#242124', tip: '#1d1a1d', edge: '#5a5357' }, tail: { colour: '#9a3038', length: 34 },
})

export const yellowBunting = songbird('yellowBunting', 'Emberiza sulphurata', {
  lean: -8, colour: '#e2d672', bill: { length: 7.5, depth: 6, colour: '#8a8f93' }, eye: { ring: '#f4efe0' },
  patches: [on('#8d9463', UPPER), on('#a49c62', BACK, 1, 0.9), on('#2c2a26', [[48, -42], [44, -43], [40, -39], [42, -36], [48, -36]], 0.5), on('#efe69a', BELLY, 2, 0.8)],
  ticks: streaks([[14, -25], [8, -19], [2, -12], [-6, -4], ...FLANK.slice(0, 5)], 1.3),
  wing: { colour: '#8a7f58', feathers: '#5c5140', tip: '#443c31', edge: '#f2ead2' }, tail: { colour: '#5c5140', length: 34, fork: 0.08 },
})

export const siberianBlueRobin = shaped(songbird('blueRobin', 'Larvivora cyane', {
  lean: -6, colour: '#faf6ee', bill: { length: 8.5, depth: 4, colour: '#33302f' },
  patches: [on('#3a5f9e', UPPER, 1), on('#3a5f9e', [[26, -44], [40, -46], [47, -41], [38, -37], [28, -33], [22, -28]], 0.8), line('#1f2330', STRIPE), on('#4c74b6', [[24, -47], [36, -49], [30, -43], [20, -34], [12, -28]], 1.5, 0.7)],
  wing: { colour: '#3a5a94', feathers: '#364a72', tip: '#2c3650', edge: '#6c8cc4' }, tail: { colour: '#32507f', length: 22 },
}), { legs: LONG_LEGS })

export const siberianThrush = shaped(songbird('siberianThrush', 'Geokichla sibirica', {
  lean: -14, colour: '#4b5566', bill: { length: 9.5, depth: 4.4, colour: '#2c2a2b' },
  patches: [on('#3d4656', UPPER, 1), line('#fbf7ee', BOLD_BROW), on('#d8d8d6', VENT, 1.5), on('#6b7484', BELLY, 3, 0.7)],
  ticks: [[[4, 14], [-2, 15], 2], [[-6, 16], [-12, 17], 2]],
  wing: { colour: '#434d5e', feathers: '#39414f', tip: '#2e343f', edge: '#6d788a' }, tail: { colour: '#39414f', length: 32 },
}), { tail: { band: '#e6e4de', bandAt: 0.9 }, legs: { colour: '#d0a860', far: '#a8853f', tarsus: 15 } })

export const narcissusFlycatcher = shaped(songbird('narcissus', 'Ficedula narcissina', {
  lean: -12, colour: '#f4c93e', bill: { length: 7.5, depth: 4.2, colour: '#37332f' },
  patches: [on('#262220', UPPER, 0.8), line('#262220', MASK), line('#f6c430', BOLD_BROW), on('#ee8a22', [[48, -37.6], [45, -27], [38, -16], [30, -12], [22, -16], [26, -24], [32, -31], [40, -36]], 2.4), on('#fbf3dc', VENT, 2), on('#f2c53a', [[-2, -8], [-12, 2], [-20, 8], [-14, -3], [-6, -12]], 1)],
  wing: { colour: '#2b2623', feathers: '#332d29', tip: '#262220', edge: '#5c5047' }, tail: { colour: '#262220', length: 27 },
}), { front: wingPatch('#fbf7ee', [[6, -25], [-1, -17], [-4, -9]], 7), legs: { colour: '#4a423c', far: '#655a52' } })
