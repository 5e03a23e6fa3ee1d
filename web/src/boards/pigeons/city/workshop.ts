// Materials and shapes that pieces share, in the colours of the theme. One workshop a theme; it is cleared when the theme changes.

import {
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  EdgesGeometry,
  LineBasicMaterial,
  type Material,
  MeshBasicMaterial,
  MeshToonMaterial,
  PlaneGeometry,
  SphereGeometry,
  SpriteMaterial,
  type Texture,
} from 'three'
import { LineMaterial } from 'three/addons/lines/LineMaterial.js'
import type { SEAT_MARK } from '../../../art/seats'
import { colourOf } from '../flocks'
import { falconShape, pigeonShape } from './birds'
import type { Colours } from './colours'
import { hull } from './shapes'
import { markTexture, ringTexture, steps, washTexture } from './textures'

type Marked = keyof typeof SEAT_MARK

const OUTLINE = 0.022
const hulls = new Map<BufferGeometry, BufferGeometry>()

/** The outline of a shape, made once. */
export function outlineOf(shape: BufferGeometry): BufferGeometry {
  let found = hulls.get(shape)
  if (!found) hulls.set(shape, (found = hull(shape, OUTLINE)))
  return found
}

export const pigeonOf = pigeonShape
export const falconOf = falconShape
export const BASE = new BoxGeometry(0.7, 0.7, 0.12)
export const BASE_EDGES = new EdgesGeometry(BASE)
export const CUBE = new BoxGeometry(1, 1, 1)
export const POST = new CylinderGeometry(0.1, 0.16, 1, 10)
export const KNOB = new SphereGeometry(0.2, 16, 12)
export const RING = new PlaneGeometry(1.5, 1.5)
export const STICK = new CylinderGeometry(1, 1, 1, 10)

export class Workshop {
  readonly coat: MeshToonMaterial
  readonly ink: MeshBasicMaterial
  readonly line: LineMaterial
  readonly hair: LineBasicMaterial
  readonly edge: LineBasicMaterial
  readonly wall: MeshBasicMaterial
  readonly roof: MeshBasicMaterial
  readonly pane: MeshBasicMaterial
  readonly wood: MeshToonMaterial
  readonly brass: MeshToonMaterial
  readonly red: MeshBasicMaterial
  readonly slab: MeshBasicMaterial[]
  readonly #rings: readonly [MeshBasicMaterial, MeshBasicMaterial]
  readonly #bases = new Map<number, MeshToonMaterial>()
  readonly #cubes = new Map<number, MeshBasicMaterial>()
  readonly #signs = new Map<number, SpriteMaterial>()
  readonly #made: (Material | Texture)[] = []

  constructor(private readonly colours: Colours) {
    const light = this.#keep(steps(colours.dusk))
    const toon = (colour: string): MeshToonMaterial => this.#keep(new MeshToonMaterial({ color: colour, gradientMap: light }))
    this.coat = this.#keep(new MeshToonMaterial({ vertexColors: true, gradientMap: light }))
    this.ink = this.#keep(new MeshBasicMaterial({ color: colours['bird-ink'], side: BackSide }))
    this.line = this.#keep(new LineMaterial({ color: new Color(colours['bird-ink']).getHex(), linewidth: 1.5 }))
    this.hair = this.#keep(new LineBasicMaterial({ color: colours['bird-ink'], transparent: true, opacity: 0.34 }))
    this.edge = this.#keep(new LineBasicMaterial({ color: colours['bird-ink'] }))
    this.wall = this.#keep(new MeshBasicMaterial({ vertexColors: true, map: this.#keep(washTexture(11, 0.12)) }))
    this.roof = this.#keep(new MeshBasicMaterial({ vertexColors: true, map: this.#keep(washTexture(5, 0.04)) }))
    this.pane = this.#keep(new MeshBasicMaterial({ vertexColors: true }))
    this.wood = toon(colours.wood)
    this.brass = toon('#c9a86a')
    this.red = this.#keep(new MeshBasicMaterial({ color: colours.sanguine }))
    const ring = (solid: boolean): MeshBasicMaterial => this.#keep(new MeshBasicMaterial({ map: this.#keep(ringTexture(colours, solid)), transparent: true, depthWrite: false }))
    this.#rings = [ring(false), ring(true)]
    const [side, front] = [colours.wood, colours['wall-dark']].map((color) => this.#keep(new MeshBasicMaterial({ color })))
    this.slab = [side!, side!, front!, front!, side!, side!]
  }

  ring(chosen: boolean): MeshBasicMaterial {
    return this.#rings[chosen ? 1 : 0]
  }

  base(seat: number): MeshToonMaterial {
    return made(this.#bases, seat, () => this.#keep(new MeshToonMaterial({ color: this.colours[`seat-${colourOf(seat)}`], gradientMap: this.coat.gradientMap })))
  }

  cube(seat: number): MeshBasicMaterial {
    return made(this.#cubes, seat, () => this.#keep(new MeshBasicMaterial({ map: this.#keep(markTexture(colourOf(seat) as Marked, this.colours, 'cube')) })))
  }

  sign(seat: number): SpriteMaterial {
    return made(this.#signs, seat, () => this.#keep(new SpriteMaterial({ map: this.#keep(markTexture(colourOf(seat) as Marked, this.colours, 'sign')) })))
  }

  dispose(): void {
    for (const one of this.#made) one.dispose()
  }

  #keep<T extends Material | Texture>(one: T): T {
    this.#made.push(one)
    return one
  }
}

function made<T>(known: Map<number, T>, seat: number, make: () => T): T {
  let found = known.get(seat)
  if (!found) known.set(seat, (found = make()))
  return found
}
