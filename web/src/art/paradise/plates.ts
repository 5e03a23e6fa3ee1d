// The pictures on the cards of Birdwatcher: each bird on its branch, on a wash of its own.

import { type Point, blade, brush, path, polar } from '../kit/curves'
import { blot, branch, fill, nest, place } from '../paint'
import { picture } from '../pictures'
import type { SpeciesName } from '../species'

/** The words of the notation, and who sits for each of them. */
const SITTERS = {
  'king-of-saxony': 'kingOfSaxony',
  standardwing: 'standardwing',
  'arfak-astrapia': 'arfakAstrapia',
  'western-parotia': 'westernParotia',
  greater: 'greaterParadise',
  lophorina: 'lophorina',
  wilsons: 'wilsonsParadise',
  blue: 'blueParadise',
  red: 'redParadise',
  'black-sicklebill': 'blackSicklebill',
  'twelve-wired': 'twelveWired',
  'king-of-ribbons': 'kingOfRibbons',
  bobairo: 'bobairo',
  'lobe-billed': 'lobeBilled',
  'captain-blood': 'captainBlood',
  'astrapian-sicklebill': 'astrapianSicklebill',
  'six-wired': 'sixWired',
  nestling: 'nestling',
} as const satisfies Record<string, SpeciesName>
export type Paradise = keyof typeof SITTERS

export const PARADISES = Object.keys(SITTERS) as Paradise[]
export const isParadise = (word: string): word is Paradise => word in SITTERS
export const sitter = (word: Paradise): SpeciesName => SITTERS[word]

export const WIDTH = 260
export const HEIGHT = 260

interface Setting {
  wash: string
  seed: number
  /** How far down the branch is, where on it the bird sits, and how tall its picture is. */
  branch: number
  x: number
  tall: number
}

const on = (wash: string, seed: number, branch: number, x: number, tall: number): Setting => ({ wash: `var(--wash-${wash})`, seed, branch, x, tall })

const SETTINGS: Record<Paradise, Setting> = {
  'king-of-saxony': on('sand', 8, 226, 166, 208),
  standardwing: on('rose', 12, 226, 142, 196),
  'arfak-astrapia': on('sage', 4, 128, 156, 240),
  'western-parotia': on('sand', 15, 218, 134, 196),
  greater: on('rose', 6, 156, 178, 196),
  lophorina: on('lilac', 9, 222, 124, 184),
  wilsons: on('sea', 5, 186, 166, 156),
  blue: on('sage', 3, 166, 146, 194),
  red: on('stone', 7, 132, 166, 208),
  'black-sicklebill': on('sky', 11, 126, 138, 240),
  'twelve-wired': on('lilac', 14, 158, 158, 206),
  'king-of-ribbons': on('sand', 17, 144, 164, 248),
  bobairo: on('sea', 10, 152, 136, 212),
  'lobe-billed': on('sage', 18, 202, 146, 178),
  'captain-blood': on('sand', 20, 144, 170, 196),
  'astrapian-sicklebill': on('stone', 13, 128, 140, 240),
  'six-wired': on('rose', 16, 218, 128, 188),
  nestling: on('sand', 2, 224, 122, 150),
}

/** Big leaves at the edges: where, heading, length. */
const LEAVES = [[2, 30, 22, 80], [14, 4, 52, 86], [256, 78, 160, 84], [260, 130, 185, 74], [250, 177, 205, 66], [0, 161, -20, 66]] as const
const DEPTH = [0.5, 0.38, 0.55]

function leaves(): string {
  return LEAVES.map(([x, y, degrees, length], i) => {
    const leaf = path(blade([x, y], degrees, length, length * 0.32, { tip: 0.95, bend: 7 }))
    const vein = brush([[x, y], polar(degrees, length * 0.92, [x, y])], 1.1, 0.2)
    return `<path d="${leaf}" fill="var(--foliage)" opacity="${DEPTH[i % 3]}"/>${fill(vein, 'var(--bird-ink)', 0.3)}`
  }).join('')
}

const TWIGS = [[0.15, 50, 22], [0.06, -40, 20], [0.82, -60, 18]] as const
const bough = (y: number): readonly Point[] => [[10, y + 4], [90, y - 3], [170, y + 3], [254, y - 10]]

/** A plate as SVG children, in a box of WIDTH x HEIGHT; its colours are the page's tokens. */
export function plate(word: Paradise): string {
  const { wash, seed, branch: y, x, tall } = SETTINGS[word]
  const ground = blot(6, 8, WIDTH - 12, HEIGHT - 16, { seed, colour: wash, rough: 0.03, square: 4.4, inside: leaves() })
  const seat = branch(bough(y), 6, 8.5, TWIGS)
  const bird = place(picture(SITTERS[word], 'side'), { x, y: y + 1, h: tall })
  return word === 'nestling' ? ground + inNest(bird) : ground + seat + bird
}

/** The rim of the nest before the bird. */
const RIM = 'M44 192C83 221 173 221 212 192V260H44Z'

function inNest(bird: string): string {
  const woven = nest(128, 192, 150, [])
  return `${branch(bough(228), 6, 8.5, TWIGS)}${woven}${bird}<clipPath id="rim"><path d="${RIM}"/></clipPath><g clip-path="url(#rim)">${woven}</g>`
}
