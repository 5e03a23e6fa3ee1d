// The tiles of a homestead: flat-topped hexagons with painted edges, about the origin. Scenes are drawn for RADIUS.

import { type Point, path, polar, smooth } from '../kit/curves'
import { noise } from '../paint'

export const RADIUS = 200

const CORNERS = [0, 60, 120, 180, 240, 300]
const ALONG = [0.07, 0.3, 0.55, 0.8, 0.93]

/** The outline of a hexagon as a hand paints it: straight by eye, a little soft at the corners. */
export function hexagon(radius: number, seed: number): string {
  const corners = CORNERS.map((degrees) => polar(degrees, radius))
  const points = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 6]!
    return ALONG.map((t): Point => [
      from[0] + (to[0] - from[0]) * t + noise(i * 7 + t * 10, seed) * 1.6,
      from[1] + (to[1] - from[1]) * t + noise(i * 5 + t * 20, seed) * 1.6,
    ])
  })
  return path(smooth(points, true, 0.9))
}
