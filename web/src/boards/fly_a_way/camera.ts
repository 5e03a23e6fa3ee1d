// Looking at the map: where the middle of the window lies on it, and how large it is shown.

import { ZoomTransform } from 'd3-zoom'
import { HEIGHT, WIDTH } from '../../art/flyway/land'
import type { Point } from '../../art/kit/curves'

export interface Camera {
  readonly x: number
  readonly y: number
  /** Pixels of the screen for a unit of the map. */
  readonly scale: number
}
export interface Pane {
  readonly width: number
  readonly height: number
}

export const LARGEST = 2.4
export const ZOOM_STEP = 1.5

/** The scale at which the whole map is seen. */
export const wholeScale = ({ width, height }: Pane): number => Math.min(width / WIDTH, height / HEIGHT)

export const whole = (pane: Pane): Camera => ({ x: WIDTH / 2, y: HEIGHT / 2, scale: wholeScale(pane) })

const MAINLAND = 0.36 // where most places lie, as a part of the width

/** The first look: the whole map, or in a narrow window its whole height, which can be read. */
export function first(pane: Pane): Camera {
  const tall = pane.height / HEIGHT
  return tall > wholeScale(pane) * 1.15 ? settled({ x: WIDTH * MAINLAND, y: HEIGHT / 2, scale: tall }, pane) : whole(pane)
}

/** Whether there is map above or below the window. */
export const beyond = (camera: Camera, pane: Pane): boolean => HEIGHT * camera.scale > pane.height + 1

/** The same look, brought back to where there is map to see. */
export function settled({ x, y, scale }: Camera, pane: Pane): Camera {
  const shown = Math.min(LARGEST, Math.max(wholeScale(pane), scale))
  return { x: within(x, pane.width / shown, WIDTH), y: within(y, pane.height / shown, HEIGHT), scale: shown }
}

/** The middle of a window of this length over a map of that length. */
function within(middle: number, window: number, length: number): number {
  if (window >= length) return length / 2
  return Math.min(length - window / 2, Math.max(window / 2, middle))
}

/** As d3-zoom says it: the scale, and where the map's corner lies in the window. */
export const transformOf = ({ x, y, scale }: Camera, { width, height }: Pane): ZoomTransform => new ZoomTransform(scale, width / 2 - x * scale, height / 2 - y * scale)

export const cameraOf = ({ k, x, y }: ZoomTransform, { width, height }: Pane): Camera => ({ x: (width / 2 - x) / k, y: (height / 2 - y) / k, scale: k })

export const toMap = ({ x, y, scale }: Camera, pane: Pane, [px, py]: Point): Point => [x + (px - pane.width / 2) / scale, y + (py - pane.height / 2) / scale]

export const toPane = (camera: Camera, pane: Pane, [x, y]: Point): Point => [(x - camera.x) * camera.scale + pane.width / 2, (y - camera.y) * camera.scale + pane.height / 2]

const EDGE = 48 // pixels that something looked for keeps from the edge of the window

/** How far the map has to be moved, in its own units, to bring a point of it into the window: no further than needed. */
export function outside(camera: Camera, pane: Pane, point: Point): [number, number] {
  const [px, py] = toPane(camera, pane, point)
  const over = (at: number, length: number): number => (at < EDGE ? EDGE - at : at > length - EDGE ? length - EDGE - at : 0)
  return [over(px, pane.width) / camera.scale, over(py, pane.height) / camera.scale]
}

/** How far a point is from a line between two others. */
export function gapTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - ax - t * dx, py - ay - t * dy)
}
