/** The games of the house, in the order of their plates: each brings its entry in its own folder. Whether one can be played is for the server to say. */

import type { SeatColour } from '../art/seats'
import type { ShelfEntry } from '../boards/board'
import type { OptionValue } from '../wire/protocol'
import type { GameInfo } from './api'

export interface ShelfGame extends Omit<ShelfEntry, 'minutes'> {
  /** As the server calls it, which is also the name of its folder. */
  name: string
  minutes: number | null
}

const ENTRIES = import.meta.glob<ShelfEntry>('../boards/*/shelf.ts', { import: 'default', eager: true })

export const SHELF: ShelfGame[] = Object.entries(ENTRIES)
  .map(([path, entry]) => ({ name: path.split('/').at(-2)!, ...entry }))
  .sort((one, other) => one.number - other.number)

/** The shelf with what else the server has: a game without a folder here stands at the end, behind a bare plate. */
export function shelfWith(games: readonly GameInfo[]): ShelfGame[] {
  const others = games.filter(({ name }) => !SHELF.some((game) => game.name === name))
  const bare = ({ name, players }: GameInfo, i: number): ShelfGame => ({ name, number: SHELF.length + 1 + i, players: [players[0]!, players.at(-1)!], minutes: null, plate: () => '' })
  return [...SHELF, ...others.map(bare)]
}

/** Something of one game, or of each on the shelf, by their names. */
export async function ofGames<T>(game: string | null, ask: (game: string) => Promise<T>): Promise<Record<string, T>> {
  const wanted = game === null ? SHELF.map(({ name }) => name) : [game]
  return Object.fromEntries(await Promise.all(wanted.map(async (name) => [name, await ask(name)] as const)))
}

const USUAL: readonly SeatColour[] = ['madder', 'ochre', 'verdigris', 'lapis', 'mallow']

/** Which colour a seat of a game has. */
export function seatColour(game: string, seat: number): SeatColour {
  return (SHELF.find(({ name }) => name === game)?.seats ?? USUAL)[seat] ?? 'neutral'
}

/** Whether the people at one screen have anything to hide from each other. */
export function hasSecrets(game: string, options: Readonly<Record<string, OptionValue>>): boolean {
  return SHELF.find(({ name }) => name === game)?.secrets?.(options) ?? true
}

const DIGITS = [['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]] as const

/** The number of a plate, as plates are numbered. */
export function roman(number: number): string {
  const digit = DIGITS.find(([, worth]) => worth <= number)
  return digit ? digit[0] + roman(number - digit[1]) : ''
}
