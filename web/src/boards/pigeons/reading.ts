// Small questions to the view of Pigeons.

import type { Direction, Pigeon, PigeonsView, PlaceName } from '../../wire/pigeons'
import type { View } from '../../wire/protocol'

export const isPark = (place: PlaceName): boolean => place.startsWith('park-')
export const parkOf = (place: PlaceName): Direction => place.slice('park-'.length) as Direction
export const onRoof = ({ place }: Pigeon): boolean => place !== 'bag' && !isPark(place)
/** The kind of a tile, without the number that tells it from its twins: `couple`. */
export const kindOf = (tile: string): string => tile.replace(/-\d+$/, '')
/** What a seat has so far; the table counts it only at the end. */
export const points = (view: View, seat: number): number => (view as PigeonsView).seats[seat]?.total ?? 0
