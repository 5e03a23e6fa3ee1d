import { type Point, blade, brush, lerp } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const standardwing: Species = {
  id: 'standardwing', latin: 'Semioptera wallacii',
  side: {
    colour: '#8f7357', weight: 1.05,
    nodes: [[34, -42, 9.8], [30, -36, 10], [23, -25, 13], [11, -10, 16], [-4, 4, 13], [-19, 14, 6]],
    bill: { length: 14, depth: 5, angle: 4, curve: 1.6, colour: '#8f836f' },
    eye: { at: [36.8, -43.2], r: 2 },
    patches: [
      { colour: '#a99abf', area: [[24, -54], [36, -54], [42, -46], [34, -46], [26, -40], [18, -34], [16, -44]], soft: 1.6, opacity: .85 },
      { colour: '#1f7a5e', area: [[40, -38], [44, -26], [36, -12], [24, -8], [20, -18], [28, -32], [33, -36]], soft: 1.2 },
    ],
    wing: { from: [18, -24], to: [-30, 18], depth: 20, colour: '#a3876a', feathers: '#8a6e53', tip: '#6a5341', edge: '#d9c4a4', primaries: 4, secondaries: 5 },
    tail: { deg: 150, length: 24, n: 4, spread: 8, width: 8, colour: '#80664d' },
    legs: { hip: [6, 8], tibia: 5, tarsus: 9, width: 3, toe: 10, colour: '#d58a3c', far: '#b06f2c', grip: true, gap: 8, lean: 1, step: 1, thigh: 8, thighColour: '#8f7357' },
    middle: breastShield,
    front: standards,
  },
}

/** Two flared tiers of narrow feathers and a short one on top: emerald, lighter upwards. */
const TIERS = [
  { n: 8, from: 118, to: 18, length: 37, y: 0, tones: ['#155c47', '#1a6a52'] },
  { n: 7, from: 108, to: 26, length: 25, y: -3, tones: ['#1f7d60', '#27906f'] },
  { n: 6, from: 100, to: 32, length: 14, y: -5, tones: ['#36a07e', '#4fb593'] },
] as const

function breastShield(drawing: Drawing): void {
  for (const { n, from, to, length, y, tones } of TIERS)
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const outer = Math.abs(t - 0.5) * 2
      const base: Point = [lerp(27, 37, t), lerp(-27, -33, t) + y]
      const shape = blade(base, lerp(from, to, t), length * (0.84 + 0.22 * outer ** 2), 6.4, { tip: 0.6 })
      drawing.part(shape, i % 2 ? tones[1] : tones[0], 0.45)
    }
}

const STANDARDS: readonly (readonly Point[])[] = [
  [[14, -24], [2, -60], [-22, -86], [-48, -92]],
  [[12, -22], [-10, -52], [-38, -68], [-66, -64]],
]

/** The white standards from the bend of the wing. */
function standards(drawing: Drawing): void {
  for (const line of STANDARDS) drawing.part(brush(line, 1.6, 1.4, 6.6), '#fbf7ee', 0.5)
}
