/** The boards, each loaded when a table first needs it. */

import type { Board } from '../boards/board'

const BOARDS = import.meta.glob<Board>('../boards/*/index.ts', { import: 'default' })

/** The board of a game; one that has none of its own is played on the plain one. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`../boards/${game}/index.ts`]
  return load ? load() : (await import('../kit/plain')).default
}
