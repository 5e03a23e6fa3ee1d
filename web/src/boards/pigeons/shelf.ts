import type { ShelfEntry } from '../board'
import { plate } from './plate'

export default { number: 5, players: [2, 5], minutes: 40, plate, secrets: () => false } satisfies ShelfEntry
