import type { ShelfEntry } from '../board'
import { plate } from './plate'

export default { number: 3, players: [1, 5], minutes: 40, plate, secrets: () => false } satisfies ShelfEntry
