// The six basic locations: trees.

import { type Point, blade, bush, cloud, crown, fill, inked, land, light, noise, path, pencil, shade, sky, smoothArea, stroke, tufts, wood } from './scenery'

function birchTrunk(x: number, top: number, foot: number, width: number, lean: number, seed: number): string {
  const at = (t: number): Point => [x + lean * t, foot + (top - foot) * t]
  const bark = wood([at(0), at(0.5), at(1)], width, width * 0.55, 'var(--cloud)')
  const scars = Array.from({ length: 8 }, (_, i) => {
    const [px, py] = at(0.06 + i * 0.115)
    const side = noise(i, seed) > 0 ? 1 : -1
    return pencil([[px + side * width * 0.42, py], [px + side * width * 0.06, py + 1.6]], 2.6, 0.75)
  })
  const [cx, cy] = at(0.34 + noise(1, seed) * 0.1)
  const curl = inked(`M${cx - width * 0.1} ${cy}q${width * 0.62} -3 ${width * 0.7} 7q-${width * 0.2} 7 -${width * 0.44} 1Z`, 'var(--wash-rose)', 0.8)
  return bark + scars.join('') + curl
}

export const birch = (): string =>
  sky() + cloud(-150, -64, 120, { seed: 4, opacity: 0.75 }) + land([44, 30, 38, 26], 'var(--wash-sage)') +
  birchTrunk(-104, -58, 62, 13, 8, 2) + birchTrunk(108, -50, 62, 13, -8, 6) +
  crown([[-98, -42, 96, 62], [104, -40, 92, 58], [-30, -54, 120, 70], [46, -58, 116, 66], [6, -34, 90, 46]], 'var(--reed)', 8) +
  birchTrunk(-38, -62, 72, 18, 10, 3) + birchTrunk(40, -64, 70, 17, -6, 9) +
  crown([[-26, -62, 62, 34], [36, -66, 66, 34]], 'var(--reed)', 14) + land([84, 66, 74, 64], 'var(--wash-moss)', 0.85) + tufts(92, 3)

export const ash = (): string =>
  sky() + land([52, 40, 46, 34], 'var(--wash-sage)') + bush(-140, 52, 56, 'var(--wash-moss)', 2) + bush(142, 44, 60, 'var(--wash-moss)', 5) +
  wood([[4, 78], [0, 26], [2, -30]], 40, 20) + wood([[0, 14], [42, -18], [78, -34]], 14, 5) + wood([[0, 18], [-40, -12], [-80, -26]], 14, 5) + wood([[2, -10], [-20, -44], [-30, -66]], 11, 4) +
  pencil([[-8, 66], [-6, 34], [-8, 8]], 1.6) + pencil([[6, 62], [5, 30], [8, 4]], 1.4) +
  crown([[-92, -34, 108, 66], [88, -40, 112, 72], [-40, -62, 112, 66], [44, -66, 116, 62], [0, -38, 118, 58]], 'var(--foliage)', 4) +
  // Leaves of an ash are feathers of leaflets.
  [[-96, -30], [-44, -58], [0, -34], [52, -62], [96, -36], [30, -24]].map(([x, y], k) => [-1, 0, 1, 2].map((i) => fill(blade([x! + i * 7, y! + i * 2], 60 + k * 7, 11, 4, { tip: 0.9 }), 'var(--reed)', 0.8) + fill(blade([x! + i * 7, y! + i * 2], -70 + k * 7, 11, 4, { tip: 0.9 }), 'var(--reed)', 0.8)).join('') + pencil([[x! - 12, y! - 3], [x! + 18, y! + 5]], 1.2, 0.5)).join('') +
  land([90, 76, 80, 70], 'var(--wash-moss)', 0.8) + tufts(94, 7)

export const elm = (): string =>
  sky('var(--wash-rose)') + `<circle cx="-92" cy="-34" r="27" fill="var(--lamp)"/>` + cloud(54, -48, 110, { seed: 7, opacity: 0.7 }) +
  land([46, 50, 40, 46, 52], 'var(--wash-lilac)') + land([76, 62, 34, 56, 78], 'var(--wash-sage)') +
  wood([[2, 50], [0, 18], [3, -8]], 22, 13) + wood([[2, 2], [-18, -30], [-40, -52]], 9, 3) + wood([[3, 0], [22, -32], [46, -54]], 9, 3) + wood([[3, -4], [4, -36], [2, -60]], 8, 3) +
  crown([[-44, -50, 76, 44], [50, -52, 80, 46], [2, -66, 92, 46], [0, -40, 62, 34]], 'var(--foliage)', 9) +
  pencil([[-60, 60], [-20, 48], [24, 47], [64, 60]], 1.4, 0.35) + land([104, 84, 74, 84, 104], 'var(--wash-moss)', 0.7) + tufts(96, 4, 7)

export const oak = (): string =>
  sky() + land([62, 48, 56, 44], 'var(--wash-moss)', 0.75) +
  wood([[8, 72], [-2, 20], [2, -30]], 46, 18) + wood([[0, -4], [40, -28], [80, -40]], 15, 5) + wood([[0, 2], [-42, -22], [-84, -30]], 15, 5) +
  inked('M-14 66q-16 6 -26 14q18 2 30 -4ZM24 64q14 6 26 14q-20 2 -30 -4Z', 'var(--wood)', 0.9) + inked(smoothArea([[0, 22], [7, 28], [4, 40], [-3, 38], [-5, 28]]), 'var(--window)', 0.9) +
  crown([[-92, -22, 122, 76], [88, -28, 130, 80], [0, -52, 156, 78], [-36, -14, 110, 50], [52, -12, 106, 48]], 'var(--foliage)', 3) +
  [[-70, 8], [-20, 10], [44, 14], [92, 6]].map(([x, y]) => inked(`M${x! - 4} ${y}q4 13 8 0Z`, 'var(--wash-sand)', 0.8) + inked(`M${x! - 5} ${y! + 1}q5 -8 10 0Z`, 'var(--wood)', 0.8)).join('') + tufts(92, 9)

function conifer(x: number, foot: number, height: number, width: number, seed: number, colour = 'var(--foliage)'): string {
  const tiers = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4
    const y = foot - height * (0.16 + t * 0.6)
    const half = (width / 2) * (1 - t * 0.72)
    const drop = height * 0.2
    const ragged = Array.from({ length: 7 }, (_, k): Point => [x - half + (2 * half * k) / 6, y + (k % 2 ? -3 : 5) + noise(k + i * 7, seed) * 3])
    const d = path({ points: [[x, y - drop * 1.3], ...ragged.reverse().flatMap((p): Point[] => [p, p, p])], closed: true })
    return inked(d, colour, 1) + shade(`M${x} ${y - drop * 1.2}L${x + half} ${y + 2}L${x + half * 0.3} ${y + 3}Z`, 0.12)
  })
  return wood([[x, foot + 8], [x, foot - height * 0.2]], width * 0.13, width * 0.1) + tiers.join('')
}

export const pine = (): string =>
  sky('var(--wash-sea)') + land([6, -14, 2, -22, -4], 'var(--wash-sky-deep)', 0.6) + land([40, 28, 36, 22], 'var(--wash-sage)') +
  conifer(-134, 54, 96, 62, 3) + conifer(138, 50, 104, 66, 8) + conifer(-66, 64, 132, 84, 5) + conifer(74, 64, 124, 80, 2) + conifer(4, 74, 146, 90, 6) +
  land([88, 72, 80, 70], 'var(--wash-moss)', 0.85) + [[-96, 88], [34, 92], [110, 86]].map(([x, y]) => inked(`M${x! - 6} ${y}q6 -16 12 0q-6 7 -12 0Z`, 'var(--wood)', 0.9) + pencil([[x! - 4, y! - 3], [x! + 4, y! - 3]], 1, 0.5)).join('') + tufts(94, 6, 6)

export const maple = (): string =>
  sky('var(--wash-sea)') + land([40, 34, 42, 30], 'var(--wash-sage)') +
  wood([[-6, 74], [18, 40], [-4, 12], [10, -22]], 24, 9) + wood([[4, 20], [-36, 4], [-76, 0]], 9, 3) + wood([[6, 2], [46, -14], [88, -16]], 9, 3) +
  crown([[-86, -6, 104, 38], [90, -22, 108, 40], [-34, -38, 108, 42], [44, -54, 112, 40], [6, -66, 90, 30]], 'var(--brick)', 6) +
  [[-110, -2], [-76, -12], [-28, -40], [12, -62], [52, -54], [96, -24], [122, -18], [-56, 96], [20, 104], [84, 92]].map(([x, y], i) =>
    [-150, -120, -90, -60, -30].map((turn) => fill(blade([x!, y!], turn + noise(i, 4) * 30, 9, 3, { tip: 1 }), i > 6 ? 'var(--brick)' : 'var(--wash-clay)')).join('')).join('') +
  // a stone lantern
  inked('M116 76h26l-3 -8h-20ZM124 68l1 -18h8l1 18ZM117 50h24l-3 -14h-18ZM110 36q19 -4 38 0q-8 -10 -19 -16q-11 6 -19 16Z', 'var(--wash-stone)', 1.1) + inked('M124 48h10v-9h-10Z', 'var(--window)', 0.9) + shade('M133 68h6l3 8h-8ZM134 50h7l-2 -13h-6Z') +
  land([92, 78, 84, 74], 'var(--wash-moss)', 0.8) + light(smoothArea([[-110, 92], [-60, 84], [-20, 90], [-62, 98]]), 0.14) + stroke([[-140, 112], [-60, 104]], 1, 1, 'var(--brick)', 0.3)
