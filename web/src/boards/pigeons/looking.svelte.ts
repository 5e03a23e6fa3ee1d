// From where the city is looked at. The same numbers turn the city in space and place the buttons over it.

import { BOARD, type Vector } from './geometry'

const MIDDLE = BOARD / 2
export const TILT = { least: 24, usual: 36, most: 80 } as const
const ACROSS = 25.6 // inches that must fit
const LONG = 24.5 // of what lies flat, and of what stands upright
const TALL = 5
const SWING = 480 // milliseconds
const PLAN = BOARD + 2 * 2.6

/** How a point of the city comes to the screen. */
export interface Sight {
  /** Pixels to the right and down from the corner of the picture. */
  project(point: Vector): readonly [number, number]
  /** Pixels an inch, and how much of it is left of what lies flat. */
  scale: number
  flatness: number
  /** The direction of whoever looks, and which way is right. */
  toward: Vector
  right: Vector
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The sight of somebody who stands so many degrees east of south, and looks down at this angle. */
export function sightOf(turn: number, tilt: number, scale: number, width: number, height: number, target: Vector): Sight {
  const [t, p] = [radians(turn), radians(tilt)]
  const right: Vector = [Math.cos(t), Math.sin(t), 0]
  const up: Vector = [-Math.sin(t) * Math.sin(p), Math.cos(t) * Math.sin(p), Math.cos(p)]
  const toward: Vector = [Math.sin(t) * Math.cos(p), -Math.cos(t) * Math.cos(p), Math.sin(p)]
  const along = (axis: Vector, point: Vector): number => axis[0] * (point[0] - target[0]) + axis[1] * (point[1] - target[1]) + axis[2] * (point[2] - target[2])
  return { project: (point) => [width / 2 + scale * along(right, point), height / 2 - scale * along(up, point)], scale, flatness: Math.sin(p), toward, right }
}

class Looking {
  #request = 0
  turn = $state(45)
  tilt = $state<number>(TILT.usual)
  zoom = $state(1)
  width = $state(0)
  height = $state(0)
  /** The middle of the picture. */
  target = $state.raw<Vector>([MIDDLE, MIDDLE, 1.6])

  /** The city in space. */
  readonly city: Sight = $derived.by(() => sightOf(this.turn, this.tilt, this.scale, this.width, this.height, this.target))
  /** The flat plan, which fills its picture. */
  readonly plan: Sight = $derived.by(() => sightOf(0, 90, this.width / PLAN, this.width, this.width, [MIDDLE, MIDDLE, 0]))

  get scale(): number {
    const [flat, upright] = [LONG * Math.sin(radians(this.tilt)), TALL * Math.cos(radians(this.tilt))]
    return Math.min(this.width / ACROSS, this.height / (flat + upright)) * this.zoom
  }

  /** Turns to this side and slope, at once or in a short swing. */
  face(turn: number, tilt: number, calm: boolean): void {
    cancelAnimationFrame(this.#request)
    const [from, start] = [{ turn: this.turn, tilt: this.tilt }, performance.now()]
    const way = ((((turn - from.turn) % 360) + 540) % 360) - 180
    const swing = (now: number): void => {
      const part = calm ? 1 : Math.min(1, Math.max(0, now - start) / SWING)
      const eased = part * part * (3 - 2 * part)
      this.turn = from.turn + way * eased
      this.tilt = from.tilt + (tilt - from.tilt) * eased
      if (part < 1) this.#request = requestAnimationFrame(swing)
    }
    swing(start)
  }

  drag(right: number, down: number): void {
    this.turn -= right * 0.35
    this.tilt = Math.max(TILT.least, Math.min(TILT.most, this.tilt + down * 0.25))
  }

  turnBy(degrees: number): void {
    this.turn += degrees
  }

  zoomBy(factor: number): void {
    this.zoom = Math.max(0.8, Math.min(3.2, this.zoom * factor))
  }

  reset(): void {
    this.turn = 45
    this.tilt = TILT.usual
    this.zoom = 1
    this.target = [MIDDLE, MIDDLE, 1.6]
  }
}

/** One board is on the page at a time. */
export const looking = new Looking()
