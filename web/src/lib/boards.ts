/** The boards, each loaded when a table first needs it. */

import type { Board } from '../boards/board'

const BOARDS = import.meta.glob<{ default: Board }>('../boards/*/index.ts')

/** Whether the page has a board for a game: rules alone make no table. */
export const hasBoard = (game: string) => `../boards/${game}/index.ts` in BOARDS

export async function loadBoard(game: string): Promise<Board | null> {
  const load = BOARDS[`../boards/${game}/index.ts`]
  return load ? (await load()).default : null
}
