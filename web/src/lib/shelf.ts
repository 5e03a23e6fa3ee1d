/** The five games of the house, in the order of their plates. Whether one can be played is for the server to say. */

export interface ShelfGame {
  name: string
  plate: string
  players: [number, number]
  minutes: number
}

export const SHELF: ShelfGame[] = [
  { name: 'perch', plate: 'I', players: [2, 5], minutes: 45 },
  { name: 'above_the_clouds', plate: 'II', players: [2, 4], minutes: 45 },
  { name: 'birdwatcher', plate: 'III', players: [1, 5], minutes: 40 },
  { name: 'fly_a_way', plate: 'IV', players: [2, 4], minutes: 60 },
  { name: 'pigeons', plate: 'V', players: [2, 5], minutes: 40 },
]

/** The id of a message about a game. */
export const aboutGame = (game: string, what = '') => `game-${game.replaceAll('_', '-')}${what && `-${what}`}`
