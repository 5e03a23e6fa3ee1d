import { type Point, blade, brush, lerp } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const blueParadise: Species = {
  id: 'blue', latin: 'Paradisornis rudolphi',
  side: {
    colour: '#262a38', weight: 1.05,
    nodes: [[34, -50, 10], [30, -44, 10.2], [23, -32, 13], [13, -17, 16.5], [0, -2, 14.5], [-12, 12, 9], [-19, 21, 5]],
    bill: { length: 15, depth: 6, angle: 6, curve: 2.4, colour: '#cfd9dd' },
    eye: { at: [37, -51.4], r: 2.1 },
    patches: [
      { colour: '#5a2f3a', area: [[38, -40], [36, -26], [26, -10], [14, -6], [20, -22], [30, -36]], soft: 2, opacity: .7 },
      { colour: '#3a4668', area: [[22, -58], [34, -62], [26, -48], [14, -30], [4, -16], [2, -26]], soft: 2, opacity: .6 },
    ],
    wing: { from: [21, -31], to: [-22, 22], depth: 22, colour: '#3f7fb5', feathers: '#2f639b', tip: '#254e80', edge: '#7fb6dc', primaries: 4, secondaries: 5 },
    tail: { deg: 128, length: 30, n: 4, spread: 10, width: 8, colour: '#2f6aa3' },
    legs: { hip: [8, 6], tibia: 6, tarsus: 9, width: 2.8, toe: 9, colour: '#6b6470', far: '#4b4650', grip: true, gap: 8, lean: 1, step: 1, thigh: 8, thighColour: '#262a38' },
    behind: tailWires,
    middle: flankPlumes,
    front: eyeRing,
  },
}

const WIRES: readonly { line: readonly [Point, Point, Point, Point]; deg: number }[] = [
  { line: [[-18, 20], [-52, 40], [-64, 70], [-80, 84]], deg: 140 },
  { line: [[-16, 22], [-44, 50], [-50, 82], [-64, 100]], deg: 130 },
]

/** Two long wires, each with a blue paddle at its end. */
function tailWires(drawing: Drawing): void {
  for (const { line, deg } of WIRES) {
    const [x, y] = line[3]
    drawing.part(brush(line, 1.5, 1.1), '#23252f')
    drawing.part(blade([x + 2, y - 2], deg, 13, 5.4, { tip: 0.2 }), '#3f7fb5', 0.5)
  }
}

/** The flank plumes from back to front: colour, length, how far forward, and how many. */
const PLUMES = [
  ['#6f4f9c', 66, 0, 8], ['#4a5fb2', 64, 0.22, 8], ['#3d80c2', 58, 0.45, 7],
  ['#64a9d8', 49, 0.68, 6], ['#9ccbe6', 38, 0.85, 4], ['#bd7c49', 30, 1, 4],
] as const

/** A cascade, violet behind, sky and russet before. */
function flankPlumes(drawing: Drawing): void {
  for (const [colour, length, forward, n] of PLUMES)
    for (let i = 0; i < n; i++) {
      const u = i / (n - 1)
      const [x, y] = [lerp(-8, 15, u) + forward * 3, lerp(10, -8, u) - forward * 4]
      const reach = lerp(-46, 30, u) * (1 - forward * 0.25)
      const end: Point = [x + reach, y + length * (0.86 + 0.14 * Math.sin(u * 3.1))]
      drawing.part(brush([[x, y], [x + reach * 0.34, y + length * 0.5], end], 5.4, 0.3, 6.2), colour)
    }
}

/** The broken white ring round the eye. */
function eyeRing(drawing: Drawing): void {
  const d = 'M34.6 -54.2q2.4 -2 5 -.4M34.8 -48.4q2.4 1.6 4.8 .2'
  drawing.raw(`<path d="${d}" fill="none" stroke="#fffaf0" stroke-width="1.5" stroke-linecap="round"/>`)
}
