// Small questions to the view of Pigeons.

import type { Direction, Pigeon, PlaceName } from '../../wire/pigeons'

export const isPark = (place: PlaceName): boolean => place.startsWith('park-')
export const parkOf = (place: PlaceName): Direction => place.slice('park-'.length) as Direction
export const onRoof = ({ place }: Pigeon): boolean => place !== 'bag' && !isPark(place)
/** The kind of a tile, without the number that tells it from its twins: `couple`. */
export const kindOf = (tile: string): string => tile.replace(/-\d+$/, '')
