import { type Point, brush, frame, heading, lerp, pointOn, smooth } from '../kit/curves'
import type { Drawing } from '../kit/drawing'
import type { Species } from '../kit/species'

export const kingOfSaxony: Species = {
  id: 'saxony', latin: 'Pteridophora alberti',
  side: {
    colour: '#2b2a2c', weight: 1,
    nodes: [[33, -40, 9.2], [29, -34, 9.6], [21, -23, 12.6], [9, -8, 15], [-5, 5, 11.5], [-19, 15, 5.5]],
    bill: { length: 11, depth: 5.2, angle: 4, curve: .8, colour: '#45403e' },
    eye: { at: [35.6, -41.4], r: 1.9 },
    patches: [
      { colour: '#e3b23c', area: [[36, -22], [32, -8], [16, 8], [-2, 16], [-14, 14], [0, 2], [18, -8], [26, -24]], soft: 2 },
      { colour: '#d08a35', area: [[36, -26], [34, -18], [24, -14], [22, -22], [28, -28]], soft: 2, opacity: .8 },
    ],
    wing: { from: [19, -23], to: [-27, 18], depth: 18, colour: '#35312f', feathers: '#4d3f33', tip: '#2d2825', edge: '#b3854e', primaries: 4, secondaries: 4 },
    tail: { deg: 146, length: 26, n: 4, spread: 8, width: 7.4, colour: '#332f2d' },
    legs: { hip: [6, 6], tibia: 5, tarsus: 8, width: 2.4, toe: 8, colour: '#5b4e46', far: '#453b35', grip: true, gap: 7, lean: 1, step: 1, thigh: 7, thighColour: '#2b2a2c' },
    behind: (drawing) => browPlume(drawing, [[27, -45], [12, -70], [-22, -88], [-66, -78], [-98, -48]]),
    front: (drawing) => browPlume(drawing, [[30, -46], [24, -78], [-2, -104], [-44, -112], [-84, -96]]),
  },
}

const FLAGS = 17

/** A bare wire with a row of enamel-blue flags along one side. */
function browPlume(drawing: Drawing, line: readonly Point[]): void {
  drawing.part(brush(line, 1.9, 0.8), '#2b2a2c')
  for (let i = 0; i < FLAGS; i++) {
    const t = 0.14 + (0.85 * i) / (FLAGS - 1)
    const size = lerp(4.6, 6.6, Math.sin(t * 3))
    const along = heading(pointOn(line, Math.max(0, t - 0.01)), pointOn(line, Math.min(1, t + 0.01)))
    const q = frame(pointOn(line, t), along)
    const flag = [q(-size * 0.34, -0.4), q(-size * 0.42, -size * 0.7), q(size * 0.1, -size * 1.02), q(size * 0.46, -size * 0.62), q(size * 0.36, -0.4)]
    drawing.part(smooth(flag, true, 0.9), i % 2 ? '#79b4d6' : '#9acbe3', 0.45)
  }
}
