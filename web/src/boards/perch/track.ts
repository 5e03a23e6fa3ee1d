// The stones of the score track, in a box of 240 x 148, and the tokens on them.

import type { PerchView } from '../../wire/perch'

export const LAST = 60
const ACROSS = 10
const PITCH = { x: 23.4, y: 22 }
const START = { x: 14.5, y: 136 }

export interface Stone {
  number: number
  x: number
  y: number
}

/** From the bottom to the right, then back, and so on. */
function placed(number: number): Stone {
  const row = Math.floor(number / ACROSS)
  const along = number % ACROSS
  return { number, x: START.x + (row % 2 ? ACROSS - 1 - along : along) * PITCH.x, y: START.y - row * PITCH.y + (row === 6 ? 6 : 0) }
}

export const stones = (): Stone[] => Array.from({ length: LAST + 1 }, (_, number) => placed(number))

/** Where a score lies, and whether its token is turned over. */
export function stone(points: number): Stone & { turned: boolean } {
  const turned = points > LAST
  return { ...placed(turned ? Math.min(LAST, points - LAST) : Math.max(0, points)), turned }
}

export interface Token extends Stone {
  seat: number
  turned: boolean
  /** Tokens that lie below it on its stone. */
  below: number
}

/** The tokens from the bottom of their piles to the top: whoever came to a stone first lies lowest and is ahead. */
export function piled({ scores, tokens }: Pick<PerchView, 'scores' | 'tokens'>): Token[] {
  const on = tokens.map((seat) => stone(scores[seat]!))
  return tokens.map((seat, i) => ({ seat, ...on[i]!, below: on.slice(0, i).filter(({ number }) => number === on[i]!.number).length }))
}
