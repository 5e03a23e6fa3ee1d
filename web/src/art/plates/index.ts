import { aboveTheClouds } from './aboveTheClouds'
import { birdwatcher } from './birdwatcher'
import { flyAWay } from './flyAWay'
import { perch } from './perch'
import { pigeons } from './pigeons'

/** The plate of each game, by the game's name on the server. */
export const plates: Record<string, () => string> = {
  perch,
  above_the_clouds: aboveTheClouds,
  birdwatcher,
  fly_a_way: flyAWay,
  pigeons,
}
