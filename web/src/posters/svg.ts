// Small pieces of SVG, as text: the server draws pictures without a page.

import type { Picture } from '../art/kit/drawing'
import { SEAT_MARK, type SeatColour } from '../art/seats'
import type { View } from '../wire/protocol'

/** A part of a picture in a box of its own. */
export interface Drawn {
  svg: string
  width: number
  height: number
}

/** What boards/<game>/poster.ts exports. */
export interface Poster {
  draw(view: View): Drawn
  /** The points that a seat would have if the game ended now, where the view counts them only at the end. */
  points?(view: View, seat: number): number
}

/** A picture that is drawn once and used often. */
export class Shelf {
  #kept = new Map<string, string>()

  use(name: string, draw: () => string): string {
    if (!this.#kept.has(name)) this.#kept.set(name, draw())
    return `<use href="#${name}"/>`
  }

  get defs(): string {
    return `<defs>${[...this.#kept].map(([name, svg]) => `<g id="${name}">${svg}</g>`).join('')}</defs>`
  }
}

export const at = (x: number, y: number, svg: string, scale = 1): string => `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${svg}</g>`

export const escaped = (words: string): string => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

interface Type {
  size: number
  anchor?: 'start' | 'middle' | 'end'
  font?: 'display' | 'text'
  fill?: string
  bold?: boolean
}

export const words = (x: number, y: number, said: string | number, { size, anchor = 'start', font = 'display', fill = 'var(--ink)', bold = false }: Type): string =>
  `<text x="${x}" y="${y}" font-family="${font === 'display' ? 'Fraunces' : 'Atkinson Hyperlegible Next'}" font-size="${size}"${bold ? ' font-weight="700"' : ''} text-anchor="${anchor}" fill="${fill}">${escaped(String(said))}</text>`

/** The mark of a seat's colour, about the origin. */
export const mark = (colour: SeatColour, size: number): string =>
  colour === 'neutral'
    ? `<circle r="${size * 0.37}" fill="none" stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="0.5 3.4" stroke-linecap="round"/>`
    : `<path transform="scale(${size / 20}) translate(-10 -10)" d="${SEAT_MARK[colour]}" fill="var(--seat-${colour})" stroke="var(--bird-ink)" stroke-width="1.4" stroke-linejoin="round"/>`

/** A picture in a box of this size about the origin. */
export function within({ svg, box: [left, top, w, h] }: Picture, width: number, height: number): string {
  const scale = Math.min(width / w, height / h)
  return `<g transform="scale(${scale.toFixed(4)}) translate(${-(left + w / 2)} ${-(top + h / 2)})">${svg}</g>`
}
