// The small things of Perch: birdhouse, lightning and bag, about the origin. Each returns SVG children.

import { path, smooth } from './kit/curves'

const line = 'stroke="var(--bird-ink)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'

/** A birdhouse that stands on a stack, 52 wide; its foot on the origin. */
export const BIRDHOUSE =
  `<g ${line}><path d="M-19 0V-24L0 -41L19 -24V0Z" fill="#e6d3ac"/><path d="M6 0V-36L19 -24V0Z" fill="#2a2140" opacity=".12" stroke="none"/>` +
  '<path d="M-27 -21L0 -46L27 -21L22 -16L0 -36L-22 -16Z" fill="#b0573a"/><circle cx="0" cy="-20" r="5.4" fill="#3c3028"/><path d="M0 -11v6" stroke-width="2.4"/><path d="M-14 -4h28" stroke-width=".8" opacity=".5"/></g>'

/** A stroke of lightning, 40 high, about the origin. */
export const LIGHTNING = `<path d="M3 -21L-12 3H-2L-6 21L12 -5H2L8 -21Z" fill="#efc94c" ${line}/><path d="M3 -17L-6 0" fill="none" stroke="#fff8e8" stroke-width="1.6" stroke-linecap="round"/>`

/** The migration bag, 76 wide, standing on the origin. */
export const BAG =
  `<g ${line}><path d="${path(smooth([[-14, -62], [-20, -48], [-36, -26], [-36, -8], [-22, 0], [0, 1], [24, 0], [37, -9], [35, -27], [19, -48], [14, -62]], true))}" fill="#b08d5f"/>` +
  `<path d="${path(smooth([[8, -58], [16, -44], [22, -20], [18, 0], [30, -3], [37, -12], [34, -28], [19, -48], [14, -60]], true))}" fill="#2a2140" opacity=".16" stroke="none"/>` +
  `<path d="${path(smooth([[-16, -62], [-20, -72], [-8, -68], [0, -74], [9, -68], [20, -72], [16, -62], [0, -59]], true))}" fill="#c9a878"/>` +
  '<path d="M-17 -60Q0 -54 17 -60" fill="none" stroke="#9a3b22" stroke-width="3.4"/><path d="M-12 -44q-6 14 -10 20M2 -46q2 14 0 30" fill="none" stroke-width=".9" opacity=".5"/></g>'
