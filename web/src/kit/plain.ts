import type { Board } from '../boards/board'
import Main from './PlainMain.svelte'
import Emblem from './PlainEmblem.svelte'

/** The board of a game that has none of its own: what is seen in words, and all moves. */
export default { main: Main, emblem: Emblem, panels: { left: {}, right: {} } } satisfies Board
