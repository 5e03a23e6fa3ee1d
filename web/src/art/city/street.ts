// People, cars and umbrellas seen from above, on tiles of 100 x 100. Each function returns SVG children.

import { path, smooth, tenth as f, type Point } from '../kit/curves'
import { noise } from '../paint'

/** West, north, east and south edge. */
export type Box = readonly [number, number, number, number]

export interface Scene {
  /** Tells twins apart: the same name always looks the same. */
  name: string
  cars: number
  people: number
  targets: readonly Box[]
  umbrellas: readonly Box[]
  figures: readonly Box[]
}

const INK = 'var(--bird-ink)'
const LINE = `stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`
const COATS = ['#5d7f86', '#a35f45', '#6d7d54', '#7c6694', '#c09a4a', '#46597e', '#94566a', '#8a7a62']
const HAIR = ['#3d2f28', '#6b4a32', '#a97c46', '#2c2a30', '#8e8a86', '#59382a']
const SKIN = ['#e9c6a4', '#c99572', '#8f6144', '#f0d3b6']
const PAINT = ['#b5533c', '#4f7a86', '#c69638', '#6f8a5c', '#7a6592', '#d9cdb4']
const CANOPY = ['#7d6aa0', '#b4564a', '#4f8390', '#c9983c']

const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
const pick = <T>(from: readonly T[], seed: number): T => from[Math.floor(Math.abs(noise(seed, 3)) * from.length * 0.999)]!
const area = ([west, north, east, south]: Box): number => (east - west) * (south - north)

/** Draws something of so many units along and across, turned along the longer side of its box. */
function along([west, north, east, south]: Box, flip: boolean, draw: (length: number, width: number) => string): string {
  const [w, h] = [east - west, south - north]
  const turn = (w >= h ? 0 : 90) + (flip ? 180 : 0)
  return `<g transform="translate(${f((west + east) / 2)} ${f((north + south) / 2)}) rotate(${turn})">${draw(Math.max(w, h), Math.min(w, h))}</g>`
}

const shadow = (shape: string): string => `<g transform="translate(1.6 2)" fill="#2a2140" opacity=".17">${shape}</g>`

/** Somebody on foot: shoulders, a head with hair, the tips of two shoes. */
function person(box: Box, seed: number, important = false): string {
  const coat = important ? '#34343f' : pick(COATS, seed)
  const skin = pick(SKIN, seed + 5)
  return along(box, noise(seed, 9) > 0, (l, w) => {
    const [r, a, b] = [f(w * 0.33), f(l * 0.47), f(w * 0.36)]
    const body = `<ellipse rx="${a}" ry="${b}"/>`
    const shoes = `<g fill="#3b302a"><ellipse cx="${f(-l * 0.13)}" cy="${f(-w * 0.4)}" rx="${f(l * 0.07)}" ry="${f(w * 0.15)}"/><ellipse cx="${f(l * 0.13)}" cy="${f(-w * 0.3)}" rx="${f(l * 0.07)}" ry="${f(w * 0.15)}"/></g>`
    const sleeves = `<g fill="${coat}" stroke-width=".9" ${LINE}><ellipse cx="${f(-l * 0.38)}" cy="${f(w * 0.04)}" rx="${f(l * 0.1)}" ry="${f(w * 0.26)}"/><ellipse cx="${f(l * 0.38)}" cy="${f(-w * 0.06)}" rx="${f(l * 0.1)}" ry="${f(w * 0.26)}"/></g>`
    const head = important
      ? `<circle r="${r}" fill="${skin}" stroke-width="1" ${LINE}/><path d="M${f(-w * 0.12)} ${f(-w * 0.16)}q${f(w * 0.1)} ${f(-w * 0.1)} ${f(w * 0.2)} 0" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/><path d="M0 ${f(-w * 0.34)}L${f(-w * 0.07)} ${f(-w * 0.52)}L0 ${f(-w * 0.62)}L${f(w * 0.07)} ${f(-w * 0.52)}Z" fill="#a8302a" stroke-width=".6" ${LINE}/>`
      : `<circle r="${r}" fill="${skin}" stroke-width="1" ${LINE}/><path d="M${f(-w * 0.33)} ${f(-w * 0.04)}A${r} ${r} 0 1 0 ${f(w * 0.33)} ${f(-w * 0.04)}Q0 ${f(-w * 0.24)} ${f(-w * 0.33)} ${f(-w * 0.04)}Z" fill="${pick(HAIR, seed + 11)}"/>`
    const hat = !important && noise(seed, 13) > 0.45 ? `<circle r="${f(w * 0.36)}" fill="${pick(COATS, seed + 17)}" stroke-width="1" ${LINE}/><circle r="${f(w * 0.2)}" fill="#fff" opacity=".22"/>` : ''
    return shadow(body) + shoes + sleeves + `<g fill="${coat}" stroke-width="1" ${LINE}>${body}</g><path d="M${f(-l * 0.34)} ${f(-w * 0.14)}Q0 ${f(-w * 0.36)} ${f(l * 0.34)} ${f(-w * 0.14)}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".35"/>${head}${hat}`
  })
}

/** A car, its bonnet to the right; open, it shows its driver. */
function car(box: Box, seed: number, open: boolean): string {
  const colour = pick(PAINT, seed + 2)
  return along(box, noise(seed, 4) > 0, (l, w) => {
    const [x, y] = [l / 2, w / 2]
    const hull: Point[] = [[-x, -y * 0.72], [-x * 0.86, -y * 0.96], [x * 0.72, -y * 0.98], [x * 0.96, -y * 0.7], [x, 0], [x * 0.96, y * 0.7], [x * 0.72, y * 0.98], [-x * 0.86, y * 0.96], [-x, y * 0.72]]
    const body = `<path d="${path(smooth(hull, true))}"/>`
    const wheels = `<g fill="#2f2823">${[-0.62, 0.58].map((at) => [-1, 1].map((side) => `<rect x="${f(x * at - l * 0.08)}" y="${f(side * y - w * 0.06)}" width="${f(l * 0.16)}" height="${f(w * 0.12)}" rx="1.2"/>`).join('')).join('')}</g>`
    const lights = `<g fill="#f7e3a1" stroke-width=".6" ${LINE}><circle cx="${f(x * 0.88)}" cy="${f(-y * 0.6)}" r="${f(w * 0.07)}"/><circle cx="${f(x * 0.88)}" cy="${f(y * 0.6)}" r="${f(w * 0.07)}"/></g>`
    const glass = `fill="#cfdfe2" stroke-width=".8" ${LINE}`
    const front = `<path d="M${f(x * 0.24)} ${f(-y * 0.72)}Q${f(x * 0.44)} 0 ${f(x * 0.24)} ${f(y * 0.72)}L${f(x * 0.06)} ${f(y * 0.58)}Q${f(x * 0.16)} 0 ${f(x * 0.06)} ${f(-y * 0.58)}Z" ${glass}/>`
    const rear = `<path d="M${f(-x * 0.66)} ${f(-y * 0.66)}Q${f(-x * 0.76)} 0 ${f(-x * 0.66)} ${f(y * 0.66)}L${f(-x * 0.54)} ${f(y * 0.54)}Q${f(-x * 0.6)} 0 ${f(-x * 0.54)} ${f(-y * 0.54)}Z" ${glass}/>`
    const roof = `<rect x="${f(-x * 0.52)}" y="${f(-y * 0.6)}" width="${f(x * 0.56)}" height="${f(y * 1.2)}" rx="2.4" fill="#fff" opacity=".26"/>`
    const seats = `<rect x="${f(-x * 0.56)}" y="${f(-y * 0.62)}" width="${f(x * 0.62)}" height="${f(y * 1.24)}" rx="2.6" fill="#5a4334" stroke-width=".8" ${LINE}/><g transform="translate(${f(-x * 0.16)} ${f(-y * 0.22)})"><ellipse rx="${f(w * 0.13)}" ry="${f(w * 0.19)}" fill="${pick(COATS, seed + 8)}" stroke-width=".8" ${LINE}/><circle r="${f(w * 0.12)}" fill="${pick(SKIN, seed + 9)}" stroke-width=".8" ${LINE}/><path d="M${f(-w * 0.1)} ${f(-w * 0.06)}A${f(w * 0.12)} ${f(w * 0.12)} 0 0 0 ${f(-w * 0.1)} ${f(w * 0.06)}Z" fill="${pick(HAIR, seed + 4)}"/></g>`
    const crease = `<path d="M${f(x * 0.5)} ${f(-y * 0.5)}Q${f(x * 0.72)} ${f(-y * 0.5)} ${f(x * 0.86)} ${f(-y * 0.34)}M${f(x * 0.5)} ${f(y * 0.5)}Q${f(x * 0.72)} ${f(y * 0.5)} ${f(x * 0.86)} ${f(y * 0.34)}" fill="none" stroke="#2a2140" stroke-width=".7" opacity=".4"/>`
    return shadow(body) + wheels + `<g fill="${colour}" stroke-width="1.1" ${LINE}>${body}</g>${crease}${open ? front + seats : front + rear + roof}${lights}`
  })
}

/** An open umbrella: eight panels, scalloped, with its tip in the middle. */
function umbrella([west, north, east, south]: Box, seed: number): string {
  const r = Math.min(east - west, south - north) / 2
  const tips = Array.from({ length: 8 }, (_, i): Point => [r * Math.cos((i * Math.PI) / 4 + 0.3), r * Math.sin((i * Math.PI) / 4 + 0.3)])
  const hem = (i: number): string => {
    const [[ax, ay], [bx, by]] = [tips[i]!, tips[(i + 1) % 8]!]
    return `Q${f(((ax + bx) / 2) * 0.84)} ${f(((ay + by) / 2) * 0.84)} ${f(bx)} ${f(by)}`
  }
  const rim = `M${f(tips[0]![0])} ${f(tips[0]![1])}${tips.map((_, i) => hem(i)).join('')}Z`
  const panels = tips.map(([x, y], i) => (i % 2 ? '' : `<path d="M0 0L${f(x)} ${f(y)}${hem(i)}Z"/>`)).join('')
  const colour = pick(CANOPY, seed + 6)
  return (
    `<g transform="translate(${f((west + east) / 2)} ${f((north + south) / 2)})">${shadow(`<path d="${rim}"/>`)}` +
    `<path d="${rim}" fill="${colour}"/><g fill="#fff6e4" opacity=".36">${panels}</g>` +
    `<path d="${rim}${tips.map(([x, y]) => `M0 0L${f(x)} ${f(y)}`).join('')}" fill="none" stroke-width="1" ${LINE}/><circle r="1.8" fill="#e6d3ac" stroke-width=".9" ${LINE}/></g>`
  )
}

/** The white round a target, with the pencil line that bounds it. */
const surround = ([west, north, east, south]: Box): string =>
  `<rect x="${west}" y="${north}" width="${east - west}" height="${south - north}" rx="7" fill="var(--target)" stroke="var(--ink)" stroke-opacity=".38" stroke-width=".9" stroke-dasharray="2.4 2.6"/>`

/** What stands on a tile; the paper under it is the board's. */
export function tileArt({ name, cars, people, targets, umbrellas, figures }: Scene): string {
  const seed = seedOf(name)
  const motors = new Set([...figures].sort((a, b) => area(b) - area(a)).slice(0, cars))
  const open = motors.size > 0 && people > 0 && figures.length === cars
  const drawn = figures.map((box, i) => (motors.has(box) ? car(box, seed + i, open) : person(box, seed + 7 * i, name.startsWith('vip'))))
  return targets.map(surround).join('') + drawn.join('') + umbrellas.map((box, i) => umbrella(box, seed + 3 * i)).join('')
}

const NEAR = 13
const CORNERS: readonly Point[] = [[NEAR, NEAR], [100 - NEAR, NEAR], [NEAR, 100 - NEAR], [100 - NEAR, 100 - NEAR]]

/** The corner of a tile where its points can be written. */
export function freeCorner({ targets, umbrellas }: Pick<Scene, 'targets' | 'umbrellas'>): Point {
  const taken = ([x, y]: Point): boolean => [...targets, ...umbrellas].some(([west, north, east, south]) => x > west - 9 && x < east + 9 && y > north - 9 && y < south + 9)
  return CORNERS.find((corner) => !taken(corner)) ?? CORNERS[0]!
}
