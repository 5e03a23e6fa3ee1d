// Pigeons and the falcon from simple shapes. Inches; a pigeon stands on the origin and looks along y, the falcon hangs under the rod along x.

import { BoxGeometry, type BufferGeometry, ConeGeometry, CylinderGeometry, ExtrudeGeometry, Shape, SphereGeometry, TorusGeometry } from 'three'
import { part, together } from './shapes'

const ball = new SphereGeometry(1, 12, 8)
const small = new SphereGeometry(1, 6, 4)
const stick = new CylinderGeometry(1, 1, 1, 5)
const spike = new ConeGeometry(1, 1, 6)
const block = new BoxGeometry(1, 1, 1)

interface Coat {
  body: string
  wing: string
  bars: string
  head: string
  neck: string
  breast: string
}

/** City pigeons are never all the same: blue-bar, chequer, ash-red and pied. */
const COATS: readonly Coat[] = [
  { body: '#8d9aa8', wing: '#b3bcc4', bars: '#38383d', head: '#66758a', neck: '#4f8a78', breast: '#8a5f8e' },
  { body: '#6a7481', wing: '#7d8894', bars: '#33343b', head: '#4e5866', neck: '#3f7a6c', breast: '#745085' },
  { body: '#b98a74', wing: '#d8b8a2', bars: '#8a4f3a', head: '#a5715c', neck: '#9a6f86', breast: '#a8626a' },
  { body: '#cfcac0', wing: '#ece8de', bars: '#6f7783', head: '#7d8896', neck: '#6aa08e', breast: '#b9a5c0' },
]
const ORDER = [0, 1, 0, 3, 2, 0, 1, 3]
const known = new Map<number, BufferGeometry>()

/** The pigeon of a number, built at its first use. */
export function pigeonShape(number: number): BufferGeometry {
  const which = ORDER[(number - 1) % ORDER.length]!
  let shape = known.get(which)
  if (!shape) known.set(which, (shape = pigeon(COATS[which]!)))
  return shape
}

function pigeon({ body, wing, bars, head, neck, breast }: Coat): BufferGeometry {
  const sides = [-1, 1] as const
  return together([
    part(ball, body, { at: [0, -0.02, 0.42], scale: [0.21, 0.33, 0.2], turn: [24, 0, 0] }),
    part(ball, breast, { at: [0, 0.16, 0.5], scale: [0.175, 0.17, 0.19], turn: [20, 0, 0] }),
    part(ball, neck, { at: [0, 0.22, 0.69], scale: [0.115, 0.115, 0.16], turn: [-10, 0, 0] }),
    part(ball, head, { at: [0, 0.25, 0.87], scale: [0.118, 0.13, 0.115] }),
    part(spike, '#4b4644', { at: [0, 0.42, 0.85], scale: [0.036, 0.13, 0.036], turn: [-8, 0, 0] }),
    part(small, '#f2ece0', { at: [0, 0.37, 0.885], scale: [0.034, 0.045, 0.03] }),
    part(block, body, { at: [0, -0.42, 0.285], scale: [0.2, 0.26, 0.045], turn: [18, 0, 0] }),
    part(block, bars, { at: [0, -0.54, 0.247], scale: [0.225, 0.06, 0.05], turn: [18, 0, 0] }),
    ...sides.flatMap((side) => [
      part(ball, wing, { at: [0.165 * side, -0.09, 0.46], scale: [0.075, 0.32, 0.16], turn: [16, 0, -6 * side] }),
      part(block, bars, { at: [0.222 * side, -0.1, 0.45], scale: [0.035, 0.05, 0.19], turn: [40, 0, -6 * side] }),
      part(block, bars, { at: [0.212 * side, -0.21, 0.42], scale: [0.035, 0.05, 0.16], turn: [40, 0, -6 * side] }),
      part(small, '#e2762b', { at: [0.1 * side, 0.3, 0.9], scale: [0.032, 0.036, 0.036] }),
      part(small, '#1d1714', { at: [0.122 * side, 0.31, 0.9], scale: [0.016, 0.02, 0.02] }),
      part(stick, '#c1584a', { at: [0.075 * side, 0.02, 0.19], scale: [0.024, 0.2, 0.024], turn: [90, 0, 0] }),
      part(block, '#c1584a', { at: [0.075 * side, 0.07, 0.135], scale: [0.085, 0.14, 0.025] }),
    ]),
  ])
}

/** A wing of the falcon in outline: swept back, pointed. */
function wingOutline(side: number): Shape {
  const shape = new Shape()
  shape.moveTo(-0.26, 0.1 * side)
  shape.quadraticCurveTo(-0.3, 0.42 * side, -0.02, 0.62 * side)
  shape.quadraticCurveTo(0.2, 0.74 * side, 0.5, 0.78 * side)
  shape.quadraticCurveTo(0.26, 0.56 * side, 0.26, 0.34 * side)
  shape.lineTo(0.3, 0.1 * side)
  return shape
}

let falcon: BufferGeometry | null = null

/** The falcon under its ring, its head towards the socket. `hang` is how far its middle hangs below the rod. */
export function falconShape(hang: number): BufferGeometry {
  const wing = (side: number): BufferGeometry => new ExtrudeGeometry(wingOutline(side), { depth: 0.045, bevelEnabled: false })
  const sides = [-1, 1] as const
  return (falcon ??= together([
    part(new TorusGeometry(0.17, 0.045, 8, 18), '#c9a86a', { turn: [0, 90, 0] }),
    part(stick, '#6b5138', { at: [-0.1, 0, -0.45], scale: [0.018, 0.78, 0.018], turn: [90, 0, 0] }),
    part(stick, '#6b5138', { at: [0.12, 0, -0.45], scale: [0.018, 0.78, 0.018], turn: [90, 0, 0] }),
    part(ball, '#566273', { at: [0.02, 0, -hang + 0.04], scale: [0.5, 0.2, 0.19] }),
    part(ball, '#efe4cf', { at: [-0.04, 0, -hang - 0.05], scale: [0.42, 0.165, 0.16] }),
    part(ball, '#353d49', { at: [-0.5, 0, -hang + 0.08], scale: [0.17, 0.145, 0.14] }),
    part(ball, '#efe4cf', { at: [-0.54, 0, -hang + 0.02], scale: [0.12, 0.12, 0.1] }),
    part(spike, '#4a4f56', { at: [-0.71, 0, -hang + 0.04], scale: [0.05, 0.14, 0.05], turn: [0, 0, 90] }),
    part(small, '#e6b93f', { at: [-0.655, 0, -hang + 0.07], scale: [0.045, 0.05, 0.045] }),
    part(block, '#6d7b8b', { at: [0.62, 0, -hang + 0.04], scale: [0.42, 0.26, 0.04] }),
    part(block, '#2f343d', { at: [0.8, 0, -hang + 0.04], scale: [0.08, 0.29, 0.045] }),
    ...sides.flatMap((side) => [
      part(wing(side), '#4a5566', { at: [0, 0, -hang + 0.06] }),
      part(small, '#e6b93f', { at: [-0.585, 0.105 * side, -hang + 0.12], scale: [0.042, 0.03, 0.042] }),
      part(small, '#14131a', { at: [-0.6, 0.122 * side, -hang + 0.12], scale: [0.026, 0.02, 0.026] }),
      part(small, '#e6b93f', { at: [0.1, 0.1 * side, -hang - 0.2], scale: [0.09, 0.045, 0.06] }),
    ]),
  ]))
}
