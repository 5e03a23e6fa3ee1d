import type { ShelfEntry } from '../board'
import { plate } from './plate'

export default { number: 4, players: [2, 4], minutes: 60, plate } satisfies ShelfEntry
