/** The boards, each loaded when a table first needs it. */

import type { Board, Gallery } from '../boards/board'

const BOARDS = import.meta.glob<Board>('../boards/*/index.ts', { import: 'default' })

/** The board of a game; one that has none of its own is played on the plain one. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[`../boards/${game}/index.ts`]
  return load ? load() : (await import('../kit/plain')).default
}

const GALLERIES = import.meta.glob<Gallery>('../boards/*/reference.ts', { import: 'default' })

/** The pictures of a game's rulebook; null where it has none. */
export async function loadGallery(game: string): Promise<Gallery | null> {
  return (await GALLERIES[`../boards/${game}/reference.ts`]?.()) ?? null
}
