import type { ShelfEntry } from '../board'
import { plate } from './plate'

export default { number: 1, players: [2, 5], minutes: 45, plate, secrets: ({ objectives }) => objectives === true, seats: ['lapis', 'madder', 'ochre', 'verdigris', 'mallow'] } satisfies ShelfEntry
