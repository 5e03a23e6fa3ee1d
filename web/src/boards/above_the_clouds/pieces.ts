// The shapes that a bird lies on, about the middle of its space.

import { path, smooth } from '../../art/kit/curves'
import { blotCurve } from '../../art/paint'
import type { CloudSpecies } from '../../art/seats'

/** Females lie on a round base, males on a diamond. */
export const DISC = path(blotCurve(-37, -37, 74, 74, { seed: 4, rough: 0.016, square: 2, n: 18 }))
export const DIAMOND = path(
  smooth(
    [[0, -45], [8, -38], [23, -23], [38, -8], [45, 0], [38, 9], [23, 23], [8, 38], [0, 45], [-9, 38], [-23, 23], [-38, 8], [-45, 0], [-38, -8], [-23, -24], [-8, -38]],
    true,
    0.9,
  ),
)

/** How wide each species spreads its wings, and how far below the middle its picture lies. */
export const SPAN: Record<CloudSpecies, { width: number; drop: number }> = {
  kite: { width: 108, drop: 2 },
  goose: { width: 104, drop: 0 },
  crane: { width: 110, drop: 3 },
  swallow: { width: 90, drop: 6 },
  swift: { width: 92, drop: 0 },
}
