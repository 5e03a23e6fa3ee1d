import type { ShelfEntry } from '../board'
import { plate } from './plate'

export default { number: 2, players: [2, 4], minutes: 45, plate, seats: ['madder', 'ochre', 'mallow', 'lapis'] } satisfies ShelfEntry
