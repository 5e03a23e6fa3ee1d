// The nine creatures of Perch as standees: looking right, their feet on the origin, in the same hand as the birds.

import { side } from './birdkit'
import { type Node, type Point, blade, brush, path, polar, smooth, tube } from './kit/curves'
import { type Picture, Drawing, HALO, INK } from './kit/drawing'
import { blotCurve } from './paint'
import { cuckoo as cuckooSpecies } from './species/cuckoo'
import { goshawk } from './species/goshawk'

export const CREATURES = ['dog', 'cat', 'hawk', 'red-fox', 'bee', 'scarecrow', 'cuckoo', 'owl', 'squirrel'] as const
export type CreatureName = (typeof CREATURES)[number]

const FEET: Point = [0, 0]
const area = (points: readonly Point[]) => smooth(points, true)

function eye(d: Drawing, [x, y]: Point, r = 2.3, colour = '#1b1714'): void {
  d.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="#1b1714" stroke-width=".8"/>`)
  if (colour !== '#1b1714') d.raw(`<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#120f0d"/>`)
  d.raw(`<circle cx="${x + r * 0.34}" cy="${y - r * 0.36}" r="${r * 0.3}" fill="#fff"/>`)
}

/** A leg from the hip to the paw. */
function leg(d: Drawing, line: readonly Point[], start: number, end: number, colour: string, sock = colour): void {
  d.part(brush(line, start, end), colour)
  const [x, y] = line[line.length - 1]!
  d.part(area([[x - end * 0.5, y - 4], [x + end * 0.7, y - 3.4], [x + end * 1.1, y - 0.6], [x, y + 0.6], [x - end * 0.6, y]]), sock)
}

interface Coat {
  coat: string
  dark: string
  pale: string
}

/** What dog and fox share: four legs, a trunk, a head held up. */
function hound(d: Drawing, { coat, dark, pale }: Coat, socks: string, trunk: readonly Node[], patches: Parameters<Drawing['body']>[2]): void {
  leg(d, [[-20, -26], [-27, -13], [-22, -1]], 11, 5.5, dark, socks)
  leg(d, [[24, -26], [24, -13], [26, -1]], 9, 5, dark, socks)
  d.body(tube(trunk), coat, patches)
  leg(d, [[-27, -28], [-34, -14], [-29, 0]], 15, 5.5, coat, socks)
  leg(d, [[17, -28], [16, -13], [18, 0]], 11, 5.5, coat, socks)
  d.over(area([[-37, -4], [-25, -4], [-25, 0], [-34, 1]]), socks === coat ? pale : socks, 0.5)
}

function dog(): Picture {
  const d = new Drawing('dog', 1.1)
  const coat = { coat: '#c08a52', dark: '#8a5f38', pale: '#f6ead2' }
  d.part(brush([[-34, -38], [-46, -50], [-46, -64]], 7, 3), coat.coat)
  hound(d, coat, coat.pale, [[40, -58, 11], [34, -50, 10.5], [24, -39, 13], [6, -33, 14.5], [-14, -33, 13.5], [-30, -34, 9]], {
    patches: [
      { colour: '#4f3a2c', area: [[16, -50], [4, -50], [-22, -48], [-26, -36], [-8, -32], [12, -36]], soft: 2 },
      { colour: coat.pale, area: [[30, -46], [40, -44], [36, -22], [18, -18], [20, -30]], soft: 1.5 },
    ],
  })
  d.body(tube([[57, -53, 5.4], [50, -54, 6.6], [42, -58, 9.6]]), coat.pale, { shade: 0.35 })
  d.over(area([[34, -68], [44, -69], [50, -62], [44, -58], [36, -58], [30, -62]]), coat.coat)
  d.part(area([[33, -67], [38, -62], [38, -50], [33, -41], [27, -44], [27, -58]]), '#8a5f38', 0.8)
  d.raw('<ellipse cx="61.5" cy="-56" rx="3.4" ry="2.8" fill="#2b211d"/>')
  d.ink(brush([[60, -50], [54, -48.6], [49, -50]], 0.4, 0.4, 1.2), 0.7)
  eye(d, [45.4, -60])
  d.over(brush([[27, -42], [34, -38], [42, -41]], 3, 3), '#a8302a')
  return d.done(FEET)
}

function redFox(): Picture {
  const d = new Drawing('fox', 1.1)
  const coat = { coat: '#c8632c', dark: '#8e4420', pale: '#fbf3e4' }
  d.body(tube([[-84, -18, 4], [-74, -20, 9], [-58, -26, 11], [-42, -32, 7], [-30, -36, 4]]), coat.coat, { patches: [{ colour: coat.pale, area: [[-94, -30], [-74, -32], [-72, -8], [-94, -6]], soft: 3 }] })
  hound(d, coat, '#3a2b26', [[40, -50, 10], [33, -45, 9.6], [23, -37, 11.5], [6, -33, 12], [-14, -33, 11.5], [-30, -34, 8]], {
    patches: [{ colour: coat.pale, area: [[30, -40], [42, -42], [34, -20], [16, -20], [20, -30]], soft: 2 }],
  })
  d.body(tube([[62, -44, 2.6], [54, -46, 5], [44, -50, 8.6]]), coat.coat, { shade: 0.3, patches: [{ colour: coat.pale, area: [[64, -43], [52, -45], [40, -44], [40, -36], [58, -38]], soft: 1 }] })
  for (const x of [31, 42]) {
    d.part(area([[x - 5, -56], [x - 2, -67], [x + 1, -74], [x + 5, -66], [x + 8, -56]]), x === 31 ? coat.dark : coat.coat)
    d.over(area([[x - 1, -58], [x + 1, -68], [x + 4, -58]]), '#3a2b26', 0.8)
  }
  d.raw('<circle cx="64" cy="-45" r="2.6" fill="#2b211d"/>')
  eye(d, [48, -52.4], 2.1, '#d9a13a')
  return d.done(FEET)
}

function cat(): Picture {
  const d = new Drawing('cat', 1.1)
  const [coat, dark, pale] = ['#8f8a86', '#57514e', '#f4ede1']
  d.part(brush([[-24, -6], [-44, -6], [-50, -22], [-42, -34]], 7, 4), coat)
  for (const [a, b] of [[[-46, -9], [-42, -3]], [[-52, -20], [-45, -19]], [[-46, -32], [-40, -29]]] as const) d.ink(brush([a, b], 1.6, 1.6), 0.5)
  d.body(area([[10, -52], [22, -40], [26, -16], [24, -2], [0, 1], [-26, 0], [-33, -12], [-28, -32], [-12, -48]]), coat, { patches: [{ colour: pale, area: [[12, -50], [24, -44], [27, -16], [18, -8], [12, -24]], soft: 2 }] })
  for (const [a, b, c] of [[[-30, -22], [-20, -26], [-10, -22]], [[-26, -33], [-16, -37], [-6, -33]], [[-32, -11], [-22, -15], [-12, -11]]] as const) d.over(brush([a, b, c], 0.6, 0.6, 3), dark, 0.7)
  leg(d, [[14, -30], [16, -14], [17, 0]], 10, 6, coat, pale)
  leg(d, [[-16, -8], [-4, -3], [4, 0]], 12, 7, coat, pale)
  for (const x of [2, 24]) {
    d.part(area([[x - 6, -66], [x - 4, -78], [x - 1, -84], [x + 4, -78], [x + 7, -66]]), coat)
    d.over(area([[x - 2, -68], [x - 1, -77], [x + 3, -68]]), '#d9a79a', 0.9)
  }
  d.body(area([[13, -78], [26, -74], [33, -63], [28, -52], [14, -47], [0, -52], [-5, -63], [1, -74]]), coat, { shade: 0.35, patches: [{ colour: pale, area: [[8, -60], [15, -63], [22, -60], [28, -55], [14, -46], [2, -54]], soft: 1 }] })
  for (const x of [7, 14, 21]) d.over(brush([[x, -78], [x, -70]], 2.4, 0.6), dark, 0.7)
  eye(d, [7, -63.5], 2.8, '#a9b84a')
  eye(d, [22, -63.5], 2.8, '#a9b84a')
  d.over(area([[12, -58], [17, -58], [14.5, -55]]), '#c77f74')
  for (const s of [-1, 1]) for (const dy of [-2, 1, 4]) d.ink(brush([[14.5 + s * 8, -56 + dy * 0.5], [14.5 + s * 27, -58 + dy * 2]], 0.6, 0.2), 0.5)
  return d.done(FEET)
}

function squirrel(): Picture {
  const d = new Drawing('squirrel', 1.05)
  const [coat, dark, pale] = ['#b5592b', '#7d3c1e', '#fbf3e4']
  d.body(tube([[-22, -76, 6], [-34, -72, 11], [-42, -54, 13], [-36, -32, 12], [-24, -14, 8], [-14, -6, 4]]), coat, { patches: [{ colour: dark, area: [[-46, -70], [-36, -62], [-34, -30], [-24, -14], [-46, -30], [-58, -54]], soft: 3, opacity: 0.6 }] })
  for (let i = 0; i < 8; i++) d.ink(brush([polar(200 + i * 10, 12, [-40, -62 + i * 6]), polar(200 + i * 10, 19, [-40, -62 + i * 6])], 0.4, 0.2, 1.2), 0.4)
  d.body(area([[8, -46], [18, -36], [20, -18], [12, -3], [-8, 0], [-20, -8], [-20, -26], [-8, -42]]), coat, { patches: [{ colour: pale, area: [[12, -42], [20, -34], [20, -16], [12, -4], [6, -20]], soft: 2 }] })
  d.part(area([[-18, -16], [-4, -18], [6, -8], [16, -3], [18, 0], [-10, 1], [-20, -4]]), coat, 0.7)
  for (const x of [4, 13]) { d.part(area([[x - 3, -60], [x - 2, -70], [x, -80], [x + 3, -71], [x + 5, -60]]), x === 4 ? dark : coat); d.ink(brush([[x, -78], [x - 1, -86]], 1, 0.2), 0.6) }
  d.body(tube([[24, -50, 5], [18, -53, 8.6], [8, -54, 10]]), coat, { shade: 0.3, patches: [{ colour: pale, area: [[28, -48], [16, -47], [12, -44], [26, -42]], soft: 1 }] })
  eye(d, [17, -56], 2.6)
  d.raw('<circle cx="29" cy="-51" r="1.8" fill="#2b211d"/>')
  d.part(brush([[6, -34], [18, -32], [24, -37]], 7, 4), coat)
  d.part(area([[22, -38], [30, -42], [36, -36], [30, -28], [23, -31]]), '#c99a55', 0.8)
  d.part(area([[22, -38], [30, -43], [36, -37], [29, -38]]), '#7a5634', 0.7)
  return d.done(FEET)
}

function bee(): Picture {
  const d = new Drawing('bee', 1.1)
  d.raw('<ellipse cx="0" cy="-2" rx="26" ry="4" fill="#2a2140" opacity=".16"/>')
  for (const [x, turn] of [[-4, -118], [6, -72]] as const) d.part(blade([x, -52], turn, 44, 24, { tip: 0.15 }), '#dfe8ea', 0.7)
  for (const [x, turn] of [[-4, -118], [6, -72]] as const) for (const off of [-9, 0, 9]) d.ink(brush([[x, -52], polar(turn + off, 38, [x, -52])], 0.6, 0.3), 0.35)
  d.part(area([[-50, -34], [-42, -40], [-40, -28]]), '#3a2e26')
  const body = area([[30, -46], [38, -36], [34, -22], [18, -14], [-8, -12], [-32, -20], [-44, -33], [-34, -46], [-10, -54], [14, -54]])
  d.body(body, '#e5b233', {
    patches: [
      { colour: '#33291f', area: [[-44, -50], [-32, -50], [-30, -14], [-46, -20]] },
      { colour: '#33291f', area: [[-18, -58], [-6, -58], [-6, -8], [-18, -8]] },
      { colour: '#33291f', area: [[10, -58], [20, -58], [20, -8], [8, -8]] },
      { colour: '#f8efdd', area: [[-48, -40], [-40, -46], [-38, -22], [-48, -26]], soft: 1 },
    ],
  })
  for (let i = 0; i < 14; i++) d.ink(brush([[-36 + i * 5, -50 + Math.abs(i - 7) * 1.2], [-34 + i * 5, -44 + Math.abs(i - 7)]], 0.3, 0.2, 1), 0.45)
  d.body(area([[36, -44], [46, -38], [46, -26], [36, -20], [28, -28], [28, -38]]), '#40342a', { shade: 0.3 })
  for (const [x, y] of [[50, -52], [42, -56]] as const) d.ink(brush([[40, -42], [(40 + x) / 2 + 2, y + 4], [x, y]], 1.6, 1), 1)
  eye(d, [40, -34], 3)
  for (const x of [-16, 2, 18]) d.ink(brush([[x, -14], [x + 4, -7], [x - 1, -2]], 1.8, 1), 0.95)
  return d.done(FEET)
}

function owl(): Picture {
  const d = new Drawing('owl', 1.1)
  const [coat, dark, pale] = ['#c99d62', '#8a7a6a', '#fbf5e8']
  d.part(area([[-14, -14], [-4, -14], [-6, 10], [-12, 10]]), coat)
  d.body(area([[0, -70], [20, -62], [26, -40], [20, -14], [4, 0], [-8, 0], [-22, -14], [-28, -40], [-20, -62]]), pale, { patches: [{ colour: coat, area: [[-30, -70], [-14, -66], [-16, -30], [-10, 2], [-30, 0]], soft: 2 }, { colour: coat, area: [[30, -70], [14, -66], [16, -30], [8, 2], [30, 0]], soft: 2 }] })
  for (const [x, y] of [[-4, -34], [5, -30], [-2, -24], [6, -20], [0, -14], [-6, -18], [2, -38]] as const) d.raw(`<circle cx="${x}" cy="${y}" r="1" fill="#5b4636"/>`)
  for (const s of [-1, 1]) {
    d.body(area([[s * 16, -58], [s * 27, -46], [s * 27, -20], [s * 18, 4], [s * 12, -8], [s * 11, -36]]), coat, { lift: 3, shade: 0.4 })
    for (const k of [0, 1, 2, 3]) d.over(brush([[s * (15 + k), -40 + k * 9], [s * (24 - k), -34 + k * 10]], 0.6, 0.6, 2.2), dark, 0.75)
    d.part(brush([[s * 5, -4], [s * 5, 1]], 4, 3), pale)
    for (const toe of [-4, 0, 4]) d.part(brush([[s * 5, 0], [s * 5 + toe, 3.4]], 2.4, 1.2), '#a99a86')
  }
  d.body(area([[0, -92], [20, -86], [27, -70], [20, -56], [0, -48], [-20, -56], [-27, -70], [-20, -86]]), coat, { shade: 0.4 })
  d.edged(area([[0, -82], [8, -88], [20, -80], [20, -66], [10, -56], [0, -50], [-10, -56], [-20, -66], [-20, -80], [-8, -88]]), pale, 'stroke="#8a6a44" stroke-width="1.3" stroke-opacity=".7"')
  d.over(brush([[0, -80], [0, -68], [0, -60]], 5, 3), '#e8d6b6', 0.9)
  for (const s of [-1, 1]) { d.over(area([[s * 4, -74], [s * 10, -78], [s * 14, -72], [s * 9, -68]]), '#d9b98a', 0.5); eye(d, [s * 8.6, -72], 3.6) }
  d.part(area([[-2.6, -66], [2.6, -66], [1.6, -58], [0, -55.6], [-1.6, -58]]), '#e5d2bd', 0.7)
  return d.done(FEET)
}

function scarecrow(): Picture {
  const d = new Drawing('scarecrow', 1.1)
  d.part(area([[-2.6, 0], [-2.6, -60], [2.8, -60], [3.4, 0]]), '#82694f')
  d.part(brush([[-46, -70], [0, -72], [46, -75]], 5, 5), '#82694f')
  for (const s of [-1, 1]) for (let i = 0; i < 6; i++) d.part(blade([s * 38, -72 - s * 1.4], (s > 0 ? 0 : 180) + (i - 2.5) * 16, 17, 2.8, { tip: 1 }), '#e2c67f')
  for (let i = 0; i < 8; i++) d.part(blade([-15 + i * 4.4, -28], 80 + (i - 3.5) * 5, 15, 3, { tip: 1 }), '#e2c67f')
  d.body(area([[-16, -84], [0, -86], [17, -85], [40, -82], [38, -63], [18, -64], [20, -24], [0, -20], [-19, -23], [-16, -62], [-38, -59], [-40, -77]]), '#8f6b62', { shade: 0.5, patches: [{ colour: '#b98a4a', area: [[4, -44], [15, -45], [14, -34], [5, -33]] }] })
  d.ink(brush([[-8, -84], [-2, -46], [4, -84]], 0.6, 0.6, 1.2), 0.6)
  for (const y of [-60, -48, -36]) d.raw(`<circle cx="-2" cy="${y}" r="1.5" fill="#2b211d"/>`)
  for (let i = 0; i < 7; i++) d.part(blade([-9 + i * 3.2, -90], 90 + (i - 3) * 14, 13, 2.6, { tip: 1 }), '#e2c67f')
  d.body(area([[0, -116], [12, -111], [15, -100], [9, -89], [-3, -87], [-12, -93], [-14, -104], [-9, -113]]), '#e6d3ac', { shade: 0.35 })
  d.part(area([[-26, -110], [-12, -115], [2, -116.5], [16, -116], [28, -114], [14, -111], [-10, -107]]), '#6a5a48')
  d.part(area([[-11, -113], [-9, -131], [2, -136], [10, -132], [14, -114]]), '#6a5a48')
  d.over(brush([[-11, -116], [2, -119], [13, -117]], 4, 4), '#a8302a')
  for (const x of [-5, 5]) for (const s of [-1, 1]) d.ink(brush([[x - 2, -103 - s * 2], [x + 2, -103 + s * 2]], 1, 1), 0.9)
  d.ink(brush([[-5, -94], [0, -92], [6, -95]], 0.6, 0.6, 1.4), 0.85)
  return d.done(FEET)
}

/** A bird's own picture, moved so that its feet stand on the origin, on a mossy stone. */
function perched(picture: Picture): Picture {
  const [x, y] = picture.stand ?? [0, 0]
  const stone = path(blotCurve(-26, -9, 52, 17, { seed: 5, rough: 0.05, square: 2.4 }))
  const [left, top, width, height] = picture.box
  return {
    svg: `<path d="${stone}" fill="#b9b2a4" stroke="var(--bird-ink)" stroke-width="1.1"/><g transform="translate(${-x} ${-y - 3})">${picture.svg}</g>`,
    box: [Math.min(left - x, -28), top - y - 3, width, Math.max(height, y - top + 11)],
    stand: FEET,
  }
}

const MAKERS: Record<CreatureName, () => Picture> = {
  dog, cat, 'red-fox': redFox, bee, scarecrow, owl, squirrel,
  hawk: () => perched(side(goshawk)),
  cuckoo: () => perched(side(cuckooSpecies)),
}

const drawn = new Map<CreatureName, Picture>()

/** A creature as SVG children, drawn at its first use. */
export function creature(name: CreatureName): Picture {
  const known = drawn.get(name)
  if (known) return known
  const made = MAKERS[name]()
  drawn.set(name, made)
  return made
}

const images = new Map<string, string>()

/** The same as an image with fixed colours for line and halo, so that the browser keeps a bitmap. */
export function creatureImage(name: CreatureName, ink: string, halo: string): { url: string; box: Picture['box'] } {
  const { svg, box } = creature(name)
  const key = `${name} ${ink} ${halo}`
  let url = images.get(key)
  if (url === undefined) {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${svg.replaceAll(INK, ink).replaceAll(HALO, halo)}</svg>`
    url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
    images.set(key, url)
  }
  return { url, box }
}
