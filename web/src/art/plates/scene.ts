// The plates of the home page: a wash on the page, and birds that may cross its edge. 260 x 200.

import { blot } from '../paint'

export const WIDTH = 260
export const HEIGHT = 200

export const wash = (seed: number, colour: string, inside: string): string =>
  blot(8, 12, 244, 180, { seed, colour, inside, rough: 0.035, square: 4 })
