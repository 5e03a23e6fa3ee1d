/** The pictures that the server draws of a table, for links that are handed on: one function in, SVG out. No page, no browser. */

import { painted } from '../art/paradise/images'
import TOKENS from '../art/tokens.css?raw'
import { type Filmed, film as filmed } from '../boards/pigeons/poster'
import { type Rank, ranks } from '../lib/ranks'
import { seatColour } from '../lib/shelf'
import type { View } from '../wire/protocol'
import { type Drawn, type Poster, at, mark, words } from './svg'

/** What the server knows; every word is already in the reader's language. */
interface Asked {
  view: View
  title: string
  /** Under the title: how it ended, or which moment it is. */
  line: string
  /** Who sits where; nobody is named where there is no score to tell. */
  names: string[]
  winners: number[]
}

const BOARDS = import.meta.glob<Poster>('../boards/*/poster.ts', { import: 'default', eager: true })

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 36
const COLUMN = 320 // for the words beside the board

const DAY = new Map([...TOKENS.slice(0, TOKENS.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]))
const inDaylight = (svg: string): string => painted(svg, (name) => DAY.get(name) ?? 'transparent')

const sheet = ({ width, height, svg }: Drawn): string =>
  inDaylight(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${svg}</svg>`)
const paper = (width: number, height: number): string => `<rect width="${width}" height="${height}" fill="var(--paper)"/>`

/** A position with its score: 1200 by 630, as pages that show links expect it. */
export function poster({ view, title, line, names, winners }: Asked): string {
  const { draw, points } = BOARDS[`../boards/${view.game}/poster.ts`] ?? {}
  const board = draw?.(view)
  const places = ranks(names.map((_, seat) => points?.(view, seat) ?? view.scores[seat] ?? 0), winners)
  const [wide, tall] = [WIDTH - 3 * EDGE - COLUMN, HEIGHT - 2 * EDGE]
  const scale = board ? Math.min(wide / board.width, tall / board.height) : 1
  const picture = board ? at(EDGE + (wide - board.width * scale) / 2, EDGE + (tall - board.height * scale) / 2, board.svg, scale) : ''
  return sheet({ width: WIDTH, height: HEIGHT, svg: paper(WIDTH, HEIGHT) + dots() + picture + at(WIDTH - EDGE - COLUMN, EDGE, beside(view.game, title, line, names, places)) })
}

/** A flight or a drop of Pigeons: what it was, what stays in every picture, and what moves over it. */
export function film(asked: Filmed): { moment: object; still: string; frames: string[] } {
  const { moment, still, frames } = filmed(asked)
  return { moment, still: sheet({ ...still, svg: paper(still.width, still.height) + still.svg }), frames: frames.map(sheet) }
}

/** What stands under a film. */
export function strip({ width, height, line }: { width: number; height: number; line: string }): string {
  const size = height * 0.36
  return sheet({ width, height, svg: paper(width, height) + words(20, height * 0.62, cut(line, size, width - 40 - 5 * size), { size, font: 'text' }) + words(width - 20, height * 0.62, 'Birdtable', { size, anchor: 'end', fill: 'var(--sanguine)' }) })
}

const dots = (): string =>
  `<pattern id="dots" width="22" height="22" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.3" fill="var(--dot)"/></pattern><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dots)"/>`

const LETTER = 0.52 // the width of a letter on average, in its size

function cut(said: string, size: number, room: number): string {
  const most = Math.floor(room / (size * LETTER))
  return said.length <= most ? said : `${said.slice(0, most - 1).trimEnd()}…`
}

function inLines(said: string, size: number, room: number): string[] {
  const lines = ['']
  for (const word of said.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length * size * LETTER > room && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function beside(game: string, title: string, line: string, names: string[], places: Rank[]): string {
  const heading = inLines(title, 46, COLUMN)
  const told = inLines(line, 23, COLUMN)
  const top = 44 + heading.length * 48
  const rows = top + told.length * 29 + 30
  const each = (HEIGHT - 2 * EDGE - rows - 54) / Math.max(4, places.length)
  return [
    ...heading.map((words_, i) => words(0, 44 + i * 48, words_, { size: 46 })),
    ...told.map((words_, i) => words(0, top + i * 29, words_, { size: 23, font: 'text', fill: 'var(--ink-soft)' })),
    ...places.map(({ seat, points, won }, i) =>
      at(0, rows + i * each, `<path d="M0 0H${COLUMN}" stroke="var(--rule)" stroke-width="1.5"/>` +
        at(15, each / 2, mark(seatColour(game, seat), 28)) +
        words(42, each / 2 + 9, cut(names[seat]!, 26, COLUMN - 42 - 70), { size: 26, font: 'text', bold: won }) +
        words(COLUMN, each / 2 + 13, points, { size: 40, anchor: 'end', fill: won ? 'var(--sanguine)' : 'var(--ink)' })),
    ),
    words(0, HEIGHT - 2 * EDGE - 2, 'Birdtable', { size: 30, fill: 'var(--sanguine)' }),
  ].join('')
}
