// The buildings as a few meshes: painted walls, windows, roofs, and the ink along their edges.

import { BufferAttribute, BufferGeometry, Color } from 'three'
import { noise } from '../../../art/paint'
import type { Block } from '../geometry'
import type { Colours, Token } from './colours'

type Triple = readonly [number, number, number]

/** Four-cornered faces with a colour, collected into one geometry. */
class Faces {
  readonly positions: number[] = []
  readonly colours: number[] = []
  readonly places: number[] = []

  add(corners: readonly [Triple, Triple, Triple, Triple], colour: Color): void {
    const [a, b, c, d] = corners
    this.positions.push(...a, ...b, ...c, ...a, ...c, ...d)
    this.places.push(0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1)
    for (let i = 0; i < 6; i++) this.colours.push(colour.r, colour.g, colour.b)
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry()
    made.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    made.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 3))
    made.setAttribute('uv', new BufferAttribute(new Float32Array(this.places), 2))
    return made
  }
}

interface Wall {
  /** The corners at the foot, seen from outside: left and right. */
  left: readonly [number, number]
  right: readonly [number, number]
  /** Which way it faces. */
  out: readonly [number, number]
  /** How much of the dark wall is in it: light falls from the south-west. */
  shade: number
}

const INSET = 0.06 // buildings stand a little inside their spaces, as on the printed board

function wallsOf({ west, east, south, north }: Block): Wall[] {
  const [w, e, s, n] = [west + INSET, east - INSET, south + INSET, north - INSET]
  return [
    { left: [w, s], right: [e, s], out: [0, -1], shade: 0 },
    { left: [e, s], right: [e, n], out: [1, 0], shade: 1 },
    { left: [e, n], right: [w, n], out: [0, 1], shade: 1.25 },
    { left: [w, n], right: [w, s], out: [-1, 0], shade: 0.45 },
  ]
}

const SILL = 0.3
const LINTEL = 0.74
const PANES = [0.24, 0.62] as const // along an inch and a half
const PANE = 0.17

export interface Buildings {
  walls: BufferGeometry
  roofs: BufferGeometry
  windows: BufferGeometry
  /** Pairs of points. */
  edges: number[]
  squares: number[]
}

export function buildingsOf(blocks: readonly Block[], colours: Colours): Buildings {
  const [walls, roofs, windows] = [new Faces(), new Faces(), new Faces()]
  const [edges, squares]: [number[], number[]] = [[], []]
  const [light, dark] = [new Color(colours.wall), new Color(colours['wall-dark'])]
  for (const block of blocks) {
    for (const wall of wallsOf(block)) {
      const tone = light.clone().lerp(dark, Math.min(1, wall.shade)).multiplyScalar(wall.shade > 1 ? 0.9 : 1)
      raise(walls, wall, block.height, tone)
      glaze(windows, wall, block, tone, colours)
      outline(edges, wall, block.height)
    }
    cover(roofs, squares, block, new Color(colours[`roof-${block.height}` as Token]))
  }
  return { walls: walls.geometry(), roofs: roofs.geometry(), windows: windows.geometry(), edges, squares }
}

function raise(faces: Faces, { left, right }: Wall, height: number, tone: Color): void {
  faces.add([[...left, 0], [...right, 0], [...right, height], [...left, height]], tone)
}

/** Two windows to a space and floor; at dusk some are lit, most are not. */
function glaze(faces: Faces, { left, right, out }: Wall, block: Block, tone: Color, colours: Colours): void {
  const length = Math.abs(right[0] - left[0]) + Math.abs(right[1] - left[1])
  const along = [(right[0] - left[0]) / length, (right[1] - left[1]) / length] as const
  const spaces = Math.round(length / 2)
  const at = (far: number, z: number): Triple => [left[0] + along[0] * far + out[0] * 0.012, left[1] + along[1] * far + out[1] * 0.012, z]
  for (let floor = 0; floor < block.height; floor++) {
    for (let pane = 0; pane < 2 * spaces; pane++) {
      const start = (Math.floor(pane / 2) + PANES[pane % 2]!) * (length / spaces)
      const luck = noise(block.number * 37 + floor * 11 + pane * 5 + out[0] * 3 + out[1] * 7, 3)
      const colour = tone.clone().lerp(new Color(colours.window), colours.dusk ? (luck > 0.1 ? 0.92 : 0.16) : 0.42 + 0.3 * Math.abs(luck))
      const width = PANE * 2
      faces.add([at(start, floor + SILL), at(start + width, floor + SILL), at(start + width, floor + LINTEL), at(start, floor + LINTEL)], colours.dusk && luck <= 0.1 ? tone.clone().multiplyScalar(0.7) : colour)
    }
  }
}

function outline(edges: number[], { left, right }: Wall, height: number): void {
  edges.push(...left, 0, ...left, height, ...left, height, ...right, height, ...left, 0, ...right, 0)
}

function cover(faces: Faces, squares: number[], { west, east, south, north, height }: Block, colour: Color): void {
  const [w, e, s, n] = [west + INSET, east - INSET, south + INSET, north - INSET]
  faces.add([[w, s, height], [e, s, height], [e, n, height], [w, n, height]], colour)
  const z = height + 0.012
  for (let x = west + 1; x < east; x++) squares.push(x, s, z, x, n, z)
  for (let y = south + 1; y < north; y++) squares.push(w, y, z, e, y, z)
}
