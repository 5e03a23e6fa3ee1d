// Where places and linkways lie on the map, and on which side of its place a name stands.

import { gapTo } from './camera'
import { onMap } from '../../art/flyway/land'
import type { Point } from '../../art/kit/curves'
import type { FlywayView, Linkway, Place, PlaceCode } from '../../wire/fly_a_way'
import { ends } from './reading'

type Side = 'n' | 'e' | 's' | 'w' | 'ne' | 'se' | 'nw' | 'sw'

/** Chosen so that names keep clear of the linkways; the east is usual. */
const NAME_SIDE: Record<PlaceCode, Side> = {
  tai: 'n', len: 'n', kyt: 'n', chu: 'n', bai: 'w', dau: 'n', glb: 'n', kha: 'w', sik: 's', gob: 'w', ord: 'w', ncp: 'w', jia: 'se', qin: 'w', poy: 'w',
  hen: 'w', nan: 'w', red: 'w', mai: 's', tha: 'w', pal: 'w', mal: 'w', bor: 'w', sum: 'w', jav: 's', was: 'ne', roe: 's', kak: 's', mor: 's', thm: 's',
}

export interface Label {
  /** From the middle of the place, in units of its size. */
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Which line of several stands at dy: the first, the middle, the last. */
  readonly lines: 'first' | 'middle' | 'last'
}

export function labelOf({ code, habitats }: Place): Label {
  const side = NAME_SIDE[code] ?? 'e'
  const reach = habitats.length > 1 ? 25 : 18
  const [east, west] = [side.includes('e'), side.includes('w')]
  const dx = east ? reach : west ? -reach : 0
  if (side.startsWith('n')) return { dx: dx * 0.7, dy: -19, anchor: east ? 'start' : west ? 'end' : 'middle', lines: 'last' }
  if (side.startsWith('s')) return { dx: dx * 0.7, dy: 27, anchor: east ? 'start' : west ? 'end' : 'middle', lines: 'first' }
  return { dx, dy: 4.5, anchor: east ? 'start' : 'end', lines: 'middle' }
}

/** How wide a letter is on average, as a part of its height. */
const LETTER = 0.56
const ABOVE = 66 // from a place to over the marker that stands on it

/** The same label, or one over the place's marker where the name would run over the edge of the map. */
export function kept(label: Label, x: number, unit: number, letters: number, lines: readonly string[], edge: number): Label {
  const width = Math.max(...lines.map((words) => words.length)) * letters * LETTER
  const near = x + label.dx * unit
  const over = label.anchor === 'end' ? near < width : label.anchor === 'start' ? near > edge - width : false
  return over ? { dx: 0, dy: -ABOVE, anchor: 'middle', lines: 'last' } : label
}

const LONG = 12 // letters from which a name goes on two lines
const VERY_LONG = 15 // and from which it is even parted at a hyphen

/** A name in one or two lines, without what is said in brackets. */
export function inLines(name: string): string[] {
  const plain = name.replace(/ \(.*\)/, '')
  const breaks = [...plain.matchAll(plain.length < VERY_LONG ? /[ /]/g : /[ /-]/g)].map(({ index }) => index)
  if (plain.length < LONG || breaks.length === 0) return [plain]
  const at = breaks.reduce((best, one) => (Math.abs(one - plain.length / 2) < Math.abs(best - plain.length / 2) ? one : best))
  return [plain.slice(0, plain[at] === '-' ? at + 1 : at), plain.slice(at + 1)]
}

export interface Geography {
  readonly at: Map<PlaceCode, Point>
  readonly place: Map<PlaceCode, Place>
}

export function geography({ places }: FlywayView['map']): Geography {
  return { at: new Map(places.map(({ code, x, y }) => [code, onMap(x, y)])), place: new Map(places.map((place) => [place.code, place])) }
}

export function line({ at }: Geography, linkway: Linkway): [Point, Point] {
  const [north, south] = ends(linkway)
  return [at.get(north)!, at.get(south)!]
}

const [FOOT, HEAD, BREADTH] = [10, 42, 14] // of a marker, from the place it stands on

/** Whether a marker over a place hides the middle of a linkway. */
export function hides([x, y]: Point, slot: number, unit: number, [px, py]: Point): boolean {
  return gapTo([px - x - slot * 30 * unit, py - y], [0, -FOOT * unit], [0, -HEAD * unit]) < BREADTH * unit
}

export function middle(geo: Geography, linkway: Linkway): Point {
  const [[ax, ay], [bx, by]] = line(geo, linkway)
  return [(ax + bx) / 2, (ay + by) / 2]
}
