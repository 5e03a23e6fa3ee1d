// The nine special locations.

import { type Point, blade, brush, bush, cloud, crown, fill, flowers, inked, land, light, noise, path, pencil, polar, shade, sky, smoothArea, stroke, tufts, wood } from './scenery'

const across = (n: number, from: number, to: number): number[] => Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1))
const v = (x: number, y: number, s: number): string => pencil([[x - s, y - s * 0.4], [x - s * 0.3, y - s * 0.5], [x, y], [x + s * 0.4, y - s * 0.6], [x + s, y - s * 0.5]], 2, 0.7)

export const earlyBird = (): string =>
  sky('var(--wash-rose)') + `<circle cx="40" cy="6" r="52" fill="var(--lamp)"/>` + [-150, -120, -90, -60, -30].map((turn) => pencil([polar(turn, 64, [40, 6]), polar(turn, 90, [40, 6])], 2, 0.4)).join('') +
  land([12, -4, 14, -6], 'var(--wash-sage)') + land([62, 52, 62], 'var(--wash-moss)', 0.8) +
  inked('M-190 30L190 24V31L-190 37Z', 'var(--wood)', 1) + [-150, -90, -30, 30, 90, 150].map((x) => inked(`M${x - 5} 14h9l1 52h-10Z`, 'var(--wood)', 1) + shade(`M${x} 14h4l1 52h-4Z`)).join('') +
  // the worm
  inked(path(brush([[-86, 84], [-76, 76], [-66, 84], [-56, 76], [-46, 83]], 5, 4)), 'var(--wash-clay)', 0.9) + v(-112, -30, 12) + v(-86, -42, 9) + tufts(98, 5, 6)

function rookTree(x: number, foot: number, top: number, seed: number): string {
  const boughs = [0.5, 0.62, 0.74, 0.86, 0.97].flatMap((t, i) => {
    const y = foot + (top - foot) * t
    const side = i % 2 ? 1 : -1
    const end: Point = [x + side * (46 - i * 5), y - 26 + noise(i, seed) * 6]
    return [wood([[x, y], [x + side * 20, y - 8], end], 6, 1.6), wood([[x + side * 20, y - 8], [x + side * 26, y - 22], [x + side * 24, y - 34]], 3.4, 1)]
  })
  return wood([[x, foot], [x + noise(1, seed) * 6, (foot + top) / 2], [x, top]], 14, 4) + boughs.join('')
}
const heap = (x: number, y: number, w: number, seed: number): string =>
  inked(smoothArea([[x - w, y], [x - w * 0.5, y - 7], [x + w * 0.5, y - 7], [x + w, y], [x + w * 0.5, y + 11], [x - w * 0.5, y + 11]]), 'var(--wood)', 1) +
  Array.from({ length: 7 }, (_, i) => stroke([[x - w + i * (w / 3.4) - 5, y + noise(i, seed) * 6], [x - w + i * (w / 3.4) + 10, y + noise(i + 9, seed) * 7]], 1.6, 0.8, i % 2 ? 'var(--wash-sand)' : 'var(--window)', 0.8)).join('')

export const rookery = (): string =>
  sky('var(--wash-sea)') + land([40, 30, 38, 26], 'var(--wash-sage)') + rookTree(-108, 74, -58, 3) + rookTree(-2, 80, -70, 7) + rookTree(106, 74, -56, 5) +
  heap(-132, -22, 17, 2) + heap(-84, -36, 16, 4) + heap(-30, -40, 18, 6) + heap(32, -24, 17, 8) + heap(84, -18, 16, 3) + heap(128, -40, 17, 9) + heap(6, -72, 14, 1) +
  v(-64, -66, 9) + v(62, -70, 10) + v(150, -14, 8) + v(-158, -52, 8) + land([86, 74, 80, 72], 'var(--wash-moss)', 0.9) + tufts(96, 2, 8)

export const birdbath = (): string =>
  sky() + cloud(50, -54, 110, { seed: 5, opacity: 0.8 }) + land([34, 22, 30, 20], 'var(--wash-sage)') + bush(-132, 56, 96, 'var(--foliage)', 3) + bush(136, 52, 92, 'var(--foliage)', 6) +
  flowers([[-160, 26], [-136, 10], [-112, 26], [112, 20], [140, 8], [160, 24]], 'var(--wash-rose)', 'var(--lamp)', 4.4) + land([66, 58, 62, 56], 'var(--wash-moss)') +
  inked('M-15 78L-10 22H12L17 78Q0 84 -15 78Z', 'var(--wash-stone)') + shade('M4 80L2 22H12L17 78Z', 0.14) + inked('M-30 84q30 -14 62 0l4 9q-36 9 -70 0Z', 'var(--wash-stone)') +
  inked('M-76 0C-66 24 -30 32 0 32C30 32 66 24 76 0Z', 'var(--wash-stone)') + shade('M14 32C40 30 66 22 76 0H50C48 18 36 26 14 32Z', 0.13) +
  inked('M-76 0a76 15 0 1 0 152 0a76 15 0 1 0 -152 0Z', 'var(--wash-stone)') + inked('M-66 0a66 11 0 1 0 132 0a66 11 0 1 0 -132 0Z', 'var(--wash-sky-deep)', 1) +
  light(smoothArea([[-40, -3], [-16, -7], [8, -4], [-14, -1]]), 0.6) + pencil([[10, 3], [26, 5], [42, 2]], 1.3, 0.5) + [[-12, -20, -20], [0, -28, 0], [14, -18, 22], [-26, -12, -34], [28, -12, 36]].map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})">` + inked('M0 -7q5 7 0 10q-5 -3 0 -10Z', 'var(--wash-sky-deep)', 0.8) + '</g>').join('') + tufts(104, 6, 6)

export const feeder = (): string =>
  sky('var(--wash-sea)') + land([40, 26, 34, 22], 'var(--wash-sage)') + crown([[-150, 0, 80, 70], [-116, 22, 60, 44]], 'var(--foliage)', 7) +
  wood([[2, 124], [0, 60], [1, 12]], 13, 11) + inked('M-76 6H78l-6 13H-70Z', 'var(--wood)') + inked('M-76 -2H78v8H-76Z', 'var(--wall)', 1) +
  // seeds heaped over the edge
  inked(smoothArea([[-66, -2], [-44, -13], [-14, -21], [16, -21], [46, -13], [68, -2]]), 'var(--wash-sand)') +
  Array.from({ length: 34 }, (_, i) => { const t = (i % 17) / 16; const x = -56 + t * 114; const y = -4 - Math.sin(Math.PI * t) * (i < 17 ? 13 : 6) + noise(i, 4) * 2; return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="3.4" ry="2" transform="rotate(${(noise(i, 7) * 60).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${i % 3 ? 'var(--wood)' : 'var(--lamp)'}" stroke="var(--bird-ink)" stroke-width=".6"/>` }).join('') +
  [[-70, 26], [-58, 44], [64, 30], [56, 56], [72, 70]].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="2" fill="var(--wood)" stroke="var(--bird-ink)" stroke-width=".6"/>`).join('') +
  inked('M-62 -2V-40h6V-2ZM58 -2V-40h6V-2Z', 'var(--wood)', 1) + inked('M-88 -36L1 -74L90 -36L82 -30L1 -62L-80 -30Z', 'var(--roof-2)') + inked('M-70 -36L1 -64L72 -36Z', 'var(--roof-1)') + shade('M1 -64L72 -36H24Z', 0.13) +
  land([88, 74, 82, 72]) + flowers([[120, 70], [140, 78], [158, 68]], 'var(--lamp)', 'var(--wood)', 4) + tufts(100, 8, 7)

export const statue = (): string =>
  sky('var(--wash-sky)') + land([26, 14, 22, 10], 'var(--wash-sage)') + [-140, 142].map((x, k) => inked(smoothArea([[x - 34, 62], [x - 36, 10], [x - 18, -34 + k * 6], [x + 6, -46], [x + 28, -28], [x + 36, 14], [x + 34, 62]]), 'var(--foliage)') + shade(smoothArea([[x + 8, 60], [x + 12, -30], [x + 28, -28], [x + 36, 14], [x + 34, 62]]), 0.14) + [0, 1, 2, 3].map((i) => pencil([[x - 20 + i * 9, 30 - i * 14], [x - 14 + i * 9, 24 - i * 14], [x - 8 + i * 9, 29 - i * 14]], 1.5, 0.4)).join('')).join('') +
  land([60, 50, 56, 48], 'var(--wash-moss)') + inked('M-44 86V54h90V86ZM-52 54h106v-9H-52ZM-54 92h110v-8H-54Z', 'var(--wash-stone)') + shade('M22 86V54h24V86Z', 0.14) + pencil([[-26, 68], [26, 67]], 1.4, 0.5) + pencil([[-20, 76], [20, 75]], 1.2, 0.4) +
  // a gentleman with his hat, and an outstretched hand for birds
  inked(smoothArea([[-24, 46], [-20, 10], [-24, -14], [-14, -28], [8, -30], [18, -18], [20, 10], [24, 46], [0, 48]]), 'var(--wash-stone)') + shade(smoothArea([[6, 47], [8, 8], [6, -28], [18, -18], [20, 10], [24, 46]]), 0.15) +
  inked(path(brush([[12, -20], [38, -24], [62, -38]], 13, 7)), 'var(--wash-stone)') + inked('M58 -42q8 -4 12 2q-4 6 -12 4Z', 'var(--wash-stone)', 1) + inked(path(brush([[-18, -18], [-32, 2], [-30, 24]], 12, 8)), 'var(--wash-stone)') +
  inked('M-14 -44a13 14 0 1 0 26 0a13 14 0 1 0 -26 0Z', 'var(--wash-stone)') + inked('M-24 -54q23 -6 46 0l-10 -4l-3 -16q-10 -4 -20 0l-3 16Z', 'var(--wash-stone)') + pencil([[-2, -16], [0, 14], [-2, 40]], 1.3, 0.45) + pencil([[4, -46], [8, -43]], 1.6, 0.6) +
  inked(smoothArea([[-8, -72], [-2, -76], [2, -72], [-2, -68]]), 'var(--cloud)', 0.8) + tufts(104, 3, 6)

export const highPerch = (): string =>
  sky('var(--wash-sky-deep)') + `<path d="M-210 190V20H210V190Z" fill="var(--wash-sky)"/>` + cloud(-190, 8, 170, { seed: 2, opacity: 0.95 }) + cloud(44, 0, 170, { seed: 6, opacity: 0.95 }) + cloud(-90, 44, 230, { seed: 9, opacity: 0.95 }) +
  land([92, 66, 84, 58, 80], 'var(--wash-lilac)') + land([116, 100, 108, 96], 'var(--wash-moss)') +
  wood([[-6, 150], [4, 70], [-4, 4], [0, -66]], 26, 9) + wood([[2, 40], [40, 22], [72, 26]], 9, 3) + wood([[-2, 14], [-40, -6], [-66, -2]], 8, 3) + wood([[-1, -22], [34, -42], [52, -40]], 7, 3) + wood([[-2, -40], [-26, -56], [-40, -54]], 6, 2.4) +
  inked('M-46 -72L46 -76V-68L-46 -64Z', 'var(--wood)') + pencil([[-4, 120], [2, 70], [-2, 30]], 1.6, 0.5) + pencil([[6, 110], [8, 70]], 1.4, 0.4) + inked(smoothArea([[-6, 84], [2, 80], [6, 90], [2, 102], [-5, 98]]), 'var(--window)', 0.9) + v(-112, -50, 11) + v(-134, -36, 8) + v(120, -48, 9)

export const powerLines = (): string => {
  const sag = (y: number, x0: number, x1: number, drop: number): string => pencil(across(9, 0, 1).map((t): Point => [x0 + (x1 - x0) * t, y + drop * 4 * t * (1 - t)]), 2.2, 0.85)
  const pole = (x: number, top: number, foot: number): string =>
    wood([[x, foot], [x, (foot + top) / 2], [x, top]], 12, 8) + inked(`M${x - 42} ${top + 12}h84v7h-84ZM${x - 34} ${top + 34}h68v6h-68Z`, 'var(--wood)') +
    [-38, -14, 14, 38].map((dx) => inked(`M${x + dx - 3} ${top + 12}v-8q3 -4 6 0v8Z`, 'var(--wash-sky-deep)', 0.9)).join('') + pencil([[x - 26, top + 38], [x, top + 56]], 2, 0.6) + pencil([[x + 26, top + 38], [x, top + 56]], 2, 0.6)
  return (
    sky('var(--wash-sand)') + cloud(-40, -40, 130, { seed: 3, opacity: 0.8 }) + land([44, 32, 40, 26, 36], 'var(--wash-sage)') + land([78, 66, 74, 64], 'var(--wash-moss)') +
    sag(-54, -210, -112, 6) + sag(-54, -74, 74, 22) + sag(-54, 112, 210, 6) + sag(-52, -98, 98, 26) + sag(-30, -210, -126, 6) + sag(-30, -62, 62, 22) + sag(-30, 126, 210, 6) + sag(-28, -98, 98, 30) +
    pole(-98, -66, 78) + pole(98, -66, 78) + inked('M-16 74l6 -12h14l6 12ZM-12 62l7 -6l7 6Z', 'var(--wall)', 0.9) + bush(-150, 74, 44, 'var(--foliage)', 5) + pencil([[-44, -10], [-38, -14]], 1.4, 0.5) + pencil([[40, -8], [46, -12]], 1.4, 0.5) + tufts(94, 6, 8)
  )
}

export const hangingNest = (): string =>
  sky('var(--wash-sage)') + light(smoothArea([[-120, -20], [-40, -70], [80, -60], [130, 10], [40, 60], [-80, 50]]), 0.12) + land([74, 60, 70, 54], 'var(--wash-moss)', 0.7) +
  wood([[-210, -70], [-120, -62], [-20, -66], [70, -52], [130, -44]], 15, 3) + wood([[-150, -64], [-120, -40], [-92, -32]], 6, 2) + wood([[60, -54], [96, -70], [120, -70]], 5, 1.6) +
  [[-110, -40, 60], [-88, -34, 20], [-60, -62, 70], [96, -68, -30], [118, -68, 10], [128, -44, 30], [104, -46, 70], [-170, -60, 80], [60, -50, 90]].map(([x, y, turn], i) => fill(blade([x!, y!], turn!, 30, 13, { tip: 0.8 }), i % 2 ? 'var(--reed)' : 'var(--foliage)') + pencil([[x!, y!], polar(turn!, 26, [x!, y!])], 1, 0.5)).join('') +
  // frayed fibres, and a bag woven of grass
  stroke([[14, -62], [10, -44], [13, -28]], 5, 7, 'var(--wood)') + pencil([[19, -60], [22, -46], [15, -30]], 1.6, 0.7) + pencil([[6, -62], [3, -46], [9, -30]], 1.6, 0.7) + pencil([[26, -58], [34, -48], [31, -40]], 1.2, 0.6) +
  inked(smoothArea([[12, -36], [24, -24], [32, 4], [42, 30], [36, 58], [14, 70], [-10, 62], [-20, 36], [-12, 8], [0, -22]]), 'var(--wash-sand)') + shade(smoothArea([[18, -28], [32, 4], [42, 30], [36, 58], [14, 70], [24, 36], [20, 6]]), 0.16) +
  Array.from({ length: 26 }, (_, i) => { const t = i / 25; const y = -24 + t * 86; const w = 10 + 22 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1)); const x = 12 + noise(i, 3) * w * 0.5; return stroke([[x - w * 0.8, y + noise(i, 5) * 5], [x, y + 4], [x + w * 0.7, y + noise(i, 8) * 5]], 1.4, 1, i % 3 ? 'var(--wood)' : 'var(--reed)', 0.7) }).join('') +
  inked(smoothArea([[-2, 30], [6, 20], [18, 22], [22, 34], [14, 44], [2, 42]]), 'var(--window)') + [[-14, 70], [6, 78], [22, 74]].map(([x, y]) => pencil([[x! + 4, y! - 12], [x!, y!]], 1.4, 0.6)).join('') + pencil([[-40, 10], [-34, 24], [-40, 38]], 1.6, 0.35) + pencil([[62, 10], [56, 24], [62, 38]], 1.6, 0.35) + tufts(98, 4, 7)

export const overstuffed = (): string =>
  sky() + cloud(-164, -40, 110, { seed: 7, opacity: 0.8 }) + land([44, 30, 38, 28], 'var(--wash-sage)') + crown([[142, -14, 96, 80], [110, 18, 64, 46]], 'var(--foliage)', 2) + wood([[138, 74], [138, 24]], 14, 10) +
  wood([[4, 140], [2, 90], [3, 54]], 15, 13) +
  // walls that bulge, straw at every seam
  Array.from({ length: 30 }, (_, i) => { const side = i % 2 ? 1 : -1; const y = -30 + (i / 30) * 84; return stroke([[side * 40, y], [side * (62 + noise(i, 3) * 10), y + noise(i, 7) * 12]], 2, 0.5, i % 3 ? 'var(--wash-sand)' : 'var(--lamp)') + pencil([[side * 44, y + 1], [side * (60 + noise(i, 3) * 9), y + 2 + noise(i, 7) * 10]], 0.8, 0.4) }).join('') +
  inked('M-44 56Q-66 16 -46 -28H50Q70 16 48 56Q0 64 -44 56Z', 'var(--wall)') + shade('M24 58Q44 14 28 -28H50Q70 16 48 56Z', 0.14) + [-8, 14, 36].map((y) => pencil([[-54, y], [0, y + 3], [58, y]], 1.2, 0.35)).join('') + pencil([[-30, 50], [-26, 30], [-33, 18]], 1.8, 0.6) + pencil([[34, -20], [30, -4], [36, 8]], 1.8, 0.6) +
  Array.from({ length: 18 }, (_, i) => stroke([[2 + noise(i, 2) * 14, 12 + noise(i, 5) * 8], [2 + noise(i, 2) * 34, 30 + Math.abs(noise(i, 9)) * 22]], 2, 0.5, i % 2 ? 'var(--lamp)' : 'var(--wash-sand)')).join('') +
  inked('M-17 8a20 19 0 1 0 40 0a20 19 0 1 0 -40 0Z', 'var(--window)') + [[-8, 12], [6, 6], [16, 13]].map(([x, y]) => inked(`M${x! - 7} ${y}q7 -15 14 0q-7 8 -14 0Z`, 'var(--cloud)', 1)).join('') + inked('M-2 34h8v14h-8Z', 'var(--wood)', 1) +
  `<g transform="rotate(-7 0 -30)">` + inked('M-74 -26L2 -72L78 -26L70 -18L2 -58L-66 -18Z', 'var(--brick)') + inked('M-54 -28L2 -60L58 -28Z', 'var(--wall-dark)') + '</g>' +
  [[-40, -34, -60], [-20, -36, -80], [30, -40, -50], [48, -30, -30]].map(([x, y, turn]) => fill(blade([x!, y!], turn!, 26, 4, { tip: 1 }), 'var(--lamp)')).join('') + land([96, 84, 90, 82]) + tufts(104, 5, 7)
