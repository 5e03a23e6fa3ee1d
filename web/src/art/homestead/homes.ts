// The nine homes of creatures.

import { type Point, blade, bush, cloud, crown, fence, fill, flowers, inked, land, light, noise, pencil, shade, sky, smoothArea, stroke, tufts, wood } from './scenery'

const across = (n: number, from: number, to: number): number[] => Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1))

export const doghouse = (): string =>
  sky() + cloud(46, -44, 110, { seed: 3, opacity: 0.8 }) + land([34, 26, 32, 24], 'var(--wash-sage)') + fence(-190, 190, 14, 36, 'var(--wall)') + bush(-132, 50, 62, 'var(--foliage)', 7) +
  land([58, 50, 54, 48], 'var(--wash-moss)') +
  inked('M-52 66V6H52V66Z', 'var(--brick)') + across(4, 18, 54).map((y) => pencil([[-50, y], [50, y - 1]], 1.1, 0.35)).join('') + shade('M20 66V6H52V66Z', 0.16) +
  inked('M-66 12L0 -44L66 12L58 20L0 -28L-58 20Z', 'var(--roof-4)') + inked('M-46 10L0 -29L46 10Z', 'var(--wall)') + shade('M0 -29L46 10H14Z', 0.12) +
  inked('M-24 66V34Q-24 12 0 12Q24 12 24 34V66Z', 'var(--window)') + inked('M-13 -4q13 -9 26 0q2 9 -13 9t-13 -9Z', 'var(--wash-sand)', 0.9) +
  inked('M76 70q20 7 40 0l-5 14q-15 5 -30 0Z', 'var(--roof-1)') + inked('M76 70q20 -8 40 0q-20 8 -40 0Z', 'var(--wash-sky-deep)', 0.9) +
  inked('M-118 80q-7 -9 3 -9q1 -8 8 -2l22 8q9 -3 6 6q8 5 -3 7q-4 6 -8 -2l-20 -7q-8 4 -8 -1Z', 'var(--cloud)', 1) + tufts(96, 5, 6)

export const countryHouse = (): string =>
  sky() + cloud(-160, -52, 110, { seed: 8, opacity: 0.8 }) + land([30, 12, 24, 8], 'var(--wash-sage)') + crown([[-142, 6, 64, 60], [-108, 16, 52, 44], [150, 4, 60, 62]], 'var(--foliage)', 5) +
  inked('M46 -62h18v34h-18Z', 'var(--brick)') + stroke([[55, -66], [64, -80], [54, -94], [66, -108]], 6, 2, 'var(--cloud)', 0.8) +
  inked('M-82 62V-6H86V62Z', 'var(--wall)') + shade('M52 62V-6H86V62Z', 0.13) +
  inked('M-100 2L-74 -50H74L104 2Q0 8 -100 2Z', 'var(--roof-1)') + across(3, -38, -8).map((y, i) => pencil(across(7, -84 + i * -6, 84 + i * 6).map((x, k): Point => [x, y + (k % 2 ? 3 : 0)]), 1.2, 0.4)).join('') + shade('M40 4L34 -50H74L104 2Z', 0.12) +
  [-56, 46].map((x) => inked(`M${x - 14} 40V16h30V40Z`, 'var(--window)') + pencil([[x + 1, 16], [x + 1, 40]], 2, 0.9) + pencil([[x - 14, 28], [x + 16, 28]], 2, 0.9) + inked(`M${x - 17} 40h36v5h-36Z`, 'var(--wall-dark)', 0.9) + inked(`M${x - 24} 16h8v26h-8ZM${x + 18} 16h8v26h-8Z`, 'var(--roof-4)', 0.9)).join('') +
  inked('M-18 62V26Q-5 14 8 26V62Z', 'var(--wood)') + `<circle cx="3" cy="46" r="2" fill="var(--lamp)"/>` +
  land([66, 58, 62, 56], 'var(--wash-moss)') + inked(smoothArea([[-16, 62], [8, 62], [22, 88], [48, 124], [-30, 124], [-18, 90]]), 'var(--wash-sand)', 0.8) +
  flowers([[-78, 58], [-62, 66], [-46, 60], [36, 62], [54, 66], [74, 60]], 'var(--wash-rose)') + tufts(98, 8, 6)

export const hawksNest = (): string =>
  sky('var(--wash-sky-deep)') + cloud(-168, -30, 130, { seed: 5, opacity: 0.85 }) + cloud(70, 20, 120, { seed: 9, opacity: 0.7 }) + land([52, 26, 44, 18, 36], 'var(--wash-lilac)') +
  inked('M210 190V-20L176 -44L140 -34L116 -6L122 24L96 48L104 90L80 190Z', 'var(--wash-stone)') + shade('M210 190V-20L176 -44L182 10L160 50L170 190Z', 0.16) + pencil([[124, 0], [150, 8], [142, 34]], 1.5) + pencil([[110, 56], [138, 60], [130, 92]], 1.4) +
  wood([[-34, 120], [-30, 52], [-22, -2], [-26, -44]], 28, 12) + wood([[-26, 14], [24, -4], [70, -2]], 13, 6) + wood([[-24, -14], [-62, -34], [-92, -30]], 11, 3) + wood([[-26, 40], [-68, 24], [-104, 30]], 9, 2) + wood([[44, -3], [66, -26], [70, -46]], 7, 2) +
  // a heap of sticks
  inked(smoothArea([[-36, -2], [-20, -16], [20, -20], [62, -14], [84, -2], [66, 22], [24, 30], [-16, 22]]), 'var(--wood)') + shade(smoothArea([[-20, 16], [20, 16], [66, 8], [60, 22], [24, 30], [-12, 22]]), 0.22) +
  Array.from({ length: 26 }, (_, i) => { const [x, y] = [-30 + i * 4.4 + noise(i, 2) * 8, 4 + noise(i, 6) * 15]; return stroke([[x - 20, y + noise(i, 3) * 9], [x, y - 2], [x + 22, y + noise(i, 8) * 9]], 1.6, 1, i % 3 ? INK_SOFT : 'var(--wash-sand)', 0.75) }).join('') +
  inked('M2 -16q8 -16 16 0ZM24 -17q8 -15 16 0Z', 'var(--cloud)', 1) + land([104, 92, 98, 90])

const INK_SOFT = 'var(--window)'

export const foxsDen = (): string =>
  sky('var(--wash-sand)') + `<circle cx="96" cy="-34" r="24" fill="var(--lamp)"/>` + crown([[-132, -26, 90, 60], [-72, -46, 86, 50], [-164, 4, 70, 60]], 'var(--brick)', 3) + wood([[-106, 60], [-104, 10], [-112, -34]], 18, 8) +
  land([30, -4, -22, -10, 26], 'var(--wash-moss)') + land([60, 40, 24, 34, 56], 'var(--wash-clay)', 0.9) +
  inked(smoothArea([[-62, 66], [-56, 28], [-26, 4], [10, 0], [44, 16], [60, 44], [62, 68], [0, 74]]), 'var(--wood)') + `<path d="${smoothArea([[-48, 68], [-42, 36], [-20, 16], [10, 12], [36, 26], [48, 52], [48, 70], [0, 74]])}" fill="#241a16"/>` +
  [[-60, 20, -34, 40], [-20, -6, -14, 18], [26, -4, 20, 20], [60, 24, 40, 42]].map(([x, y, a, b]) => wood([[x!, y!], [(x! + a!) / 2 + 5, (y! + b!) / 2], [a!, b!]], 7, 2)).join('') +
  [-88, 84, 112].map((x, k) => across(7, -160, -20).map((turn, i) => fill(blade([x, 66 + k * 3], turn, 34 - Math.abs(i - 3) * 3, 8, { tip: 0.9, bend: turn < -90 ? -9 : 9 }), i % 2 ? 'var(--foliage)' : 'var(--reed)')).join('')).join('') +
  land([84, 72, 74, 72, 80], 'var(--wash-sage)', 0.9) + [[-40, 84], [-6, 88], [30, 84]].map(([x, y]) => [0, 4, 8].map((k) => `<circle cx="${x! + k}" cy="${y! - (k === 4 ? 3 : 0)}" r="1.5" fill="var(--window)" opacity=".6"/>`).join('') + `<ellipse cx="${x! + 4}" cy="${y! + 4}" rx="3" ry="2.4" fill="var(--window)" opacity=".6"/>`).join('') + tufts(104, 2, 5)

export const cornfield = (): string =>
  sky() + cloud(-170, -48, 120, { seed: 4, opacity: 0.8 }) + cloud(84, -66, 90, { seed: 2, opacity: 0.7 }) + land([-2, -12, -6, -16], 'var(--wash-sage)') +
  inked('M106 -14V-40l16 -12l16 12v26Z', 'var(--brick)', 1) + inked('M102 -38l20 -16l20 16l-4 3l-16 -13l-16 13Z', 'var(--roof-3)', 1) + land([6, -6, 0, -8], 'var(--wash-sand)') +
  [0, 1, 2].map((row) => Array.from({ length: 15 + row * 2 }, (_, i) => {
    const n = 15 + row * 2
    const x = -186 + (372 * i) / (n - 1) + noise(i + row * 20, 2) * 5
    const y = 24 + row * 26 + noise(i, 6 + row) * 5
    const h = 40 + row * 8 + noise(i, 9) * 6
    return stroke([[x, y], [x + 2, y - h * 0.5], [x + noise(i, 5) * 5, y - h]], 3, 0.8, 'var(--reed)') +
      fill(blade([x + 1, y - h * 0.4], -48 - row * 4, 24, 6, { tip: 0.95, bend: 7 }), 'var(--foliage)') + fill(blade([x + 1, y - h * 0.55], -134, 22, 6, { tip: 0.95, bend: -7 }), 'var(--reed)') +
      (i % 2 ? inked(`M${x - 3} ${y - h * 0.56}q4 -15 8 0q-4 9 -8 0Z`, 'var(--lamp)', 0.8) : '')
  }).join('')).join('') + land([86, 78, 82, 76], 'var(--wash-sand)', 0.9) + pencil([[-120, 104], [-40, 96], [60, 100]], 1.4, 0.3)

export const thornBush = (): string =>
  sky('var(--wash-lilac)') + land([36, 26, 34, 24], 'var(--wash-sage)') +
  [[-120, 70, -150, -40, -20, -52], [-60, 74, -90, -70, 70, -40], [0, 76, 10, -80, 120, -6], [60, 74, 70, -70, -70, -46], [120, 70, 160, -30, 30, -54], [-20, 76, -130, -30, -150, 30], [30, 76, 140, -20, 158, 36]].map(([x, y, mx, my, ex, ey], k) => {
    const at = (t: number): Point => [(1 - t) ** 2 * x! + 2 * t * (1 - t) * mx! + t * t * ex!, (1 - t) ** 2 * y! + 2 * t * (1 - t) * my! + t * t * ey!]
    const line = across(6, 0, 1).map(at)
    const thorns = across(9, 0.12, 0.94).map((t, i) => { const [px, py] = at(t); const side = i % 2 ? 1 : -1; return inked(`M${px - 2} ${py}l${side * 6} -7l-1 9Z`, 'var(--wash-clay)', 0.7) })
    const leaves = across(6, 0.25, 0.95).map((t, i) => { const [px, py] = at(t); return fill(blade([px, py], i % 2 ? 40 + k * 11 : -130 + k * 9, 17, 9, { tip: 0.7 }), i % 2 ? 'var(--foliage)' : 'var(--reed)') })
    const [bx, by] = at(0.7)
    const berries = k % 2 ? '' : [[0, 0], [5, 3], [1, 6]].map(([dx, dy]) => `<circle cx="${bx + dx!}" cy="${by + dy! + 5}" r="4" fill="var(--seat-madder)" stroke="var(--bird-ink)" stroke-width=".8"/>`).join('')
    return wood(line, 7, 2) + thorns.join('') + leaves.join('') + berries
  }).join('') + land([86, 72, 78, 70], 'var(--wash-moss)', 0.92) + tufts(96, 7, 8)

export const owlBarn = (): string =>
  sky('var(--wash-lilac)') + `<circle cx="-106" cy="-50" r="22" fill="var(--lamp)"/>` + shade('M-98 -70a22 22 0 1 1 -6 41a26 26 0 0 0 6 -41Z', 0.1) + [[-150, -30], [110, -70], [140, -34], [-60, -72]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="var(--lamp)"/>`).join('') +
  land([30, 18, 28, 16], 'var(--wash-sage)') + crown([[-150, 20, 70, 50], [154, 14, 66, 54]], 'var(--foliage)', 6) +
  inked('M-84 66V-10L-54 -50L0 -70L54 -50L84 -10V66Z', 'var(--brick)') + across(11, -72, 72).map((x) => pencil([[x, 64], [x + noise(x, 2), -46 + Math.abs(x) * 0.42]], 1.1, 0.32)).join('') + shade('M36 66V-57L54 -50L84 -10V66Z', 0.16) +
  inked('M-98 0L-62 -56L0 -80L62 -56L98 0L88 4L54 -44L0 -66L-54 -44L-88 4Z', 'var(--roof-4)') +
  inked('M-17 -10V-28Q0 -48 17 -28V-10Z', 'var(--window)') + pencil([[-17, -18], [17, -18]], 1.6, 0.7) + inked('M-22 -10h44v5h-44Z', 'var(--wall-dark)', 0.9) +
  inked('M-38 66V10H38V66Z', 'var(--wall)') + inked('M-38 10L38 66M38 10L-38 66M0 10V66M-38 10H38V66H-38Z', 'none', 2.4) +
  inked('M56 66q-4 -20 14 -22q20 -2 22 14q4 8 -6 9Z', 'var(--wash-sand)', 1) + pencil([[62, 58], [74, 52], [86, 58]], 1.2, 0.5) + land([70, 62, 66, 60], 'var(--wash-moss)') + tufts(94, 4, 7)

export const beehive = (): string =>
  sky() + cloud(-150, -46, 110, { seed: 6, opacity: 0.75 }) + land([34, 22, 30, 18], 'var(--wash-sage)') + crown([[128, -16, 92, 70], [160, 14, 70, 60], [96, 12, 66, 44]], 'var(--foliage)', 9) + wood([[130, 66], [128, 30]], 14, 10) +
  land([60, 52, 56, 50], 'var(--wash-moss)') + inked('M-66 52h120v9H-66ZM-56 61h10l-4 36h-8ZM34 61h10l4 36h-9Z', 'var(--wood)') +
  inked(smoothArea([[-58, 52], [-62, 22], [-50, -14], [-28, -40], [-6, -48], [16, -40], [38, -14], [50, 22], [46, 52], [-6, 56]]), 'var(--wash-sand)') +
  shade(smoothArea([[14, 54], [26, 20], [18, -20], [10, -42], [38, -14], [50, 22], [46, 52]]), 0.14) +
  across(7, -30, 44).map((y, i) => { const w = [22, 36, 44, 50, 54, 55, 54][i]!; return pencil(across(7, -6 - w, -6 + w).map((x, k): Point => [x, y + 6 * Math.sin((Math.PI * k) / 6)]), 2, 0.5) }).join('') +
  inked('M-20 50Q-20 28 -6 28Q8 28 8 50Z', 'var(--window)') + inked('M-10 -48q4 -14 8 0Z', 'var(--wood)', 1) +
  [[-92, -18], [78, -8], [64, 34], [-104, 30], [20, -64]].map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.8)">` + inked('M-2 -2q-8 -14 2 -12q6 3 2 12ZM2 -2q6 -14 10 -8q0 7 -8 9Z', 'var(--cloud)', 0.7) + inked('M-9 2q9 -8 18 0q-9 9 -18 0Z', 'var(--lamp)', 0.9) + pencil([[-2, -2], [-2, 5]], 2.6, 0.9) + pencil([[4, -2], [4, 5]], 2.2, 0.9) + '</g>').join('') +
  flowers([[-150, 66], [-128, 78], [-102, 70], [-84, 88], [72, 84], [96, 72], [122, 82], [146, 70]], 'var(--wash-lilac)', 'var(--lamp)', 4.2) + tufts(104, 3, 6)

export const parkBench = (): string =>
  sky('var(--wash-sea)') + land([24, 10, 20, 6], 'var(--wash-sage)') + crown([[-136, -26, 104, 72], [-96, 2, 78, 46], [-164, 8, 66, 48]], 'var(--foliage)', 4) + wood([[-126, 64], [-126, 10]], 16, 12) +
  bush(146, 34, 84, 'var(--foliage)', 8) + land([54, 46, 50, 44], 'var(--wash-moss)') +
  inked('M94 70V-46h6V70Z', 'var(--roof-3)') + inked('M84 -48h26l-4 -22h-18ZM82 -70q15 -12 30 0Z', 'var(--lamp)') + inked('M88 70h18v6h-18Z', 'var(--roof-3)', 1) +
  inked('M-80 10H66v11H-80ZM-80 26H66v10H-80Z', 'var(--wood)') + inked('M-88 48H74v9H-88ZM-84 42H70v6H-84Z', 'var(--brick)') +
  inked('M-74 6h8v50l-4 26h-8l4 -26ZM52 6h8v50l4 26h-8l-4 -26Z', 'var(--roof-3)') + inked('M-92 34q10 -6 22 0v6h-22ZM56 34q12 -6 24 0v6h-24Z', 'var(--roof-3)', 1) + pencil([[-70, 16], [0, 14], [58, 16]], 1, 0.4) +
  inked(smoothArea([[-210, 96], [-80, 84], [80, 86], [210, 76], [210, 130], [0, 126], [-210, 140]]), 'var(--wash-sand)', 0.8) + inked('M18 41q6 -10 14 -2q8 -4 8 4Z', 'var(--cloud)', 0.9) + light('M100 -60h4v10h-4Z', 0.6) + tufts(80, 8, 6)
