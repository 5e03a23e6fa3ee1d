import type { Species } from '../kit/species'
import { songbird } from './songbird'

export const blueTit: Species = songbird('tit', 'Cyanistes caeruleus', {
  colour: '#ecd368', bill: { length: 5.5, depth: 4.4, colour: '#3b3a3c' },
  patches: [
    { colour: '#fbf7ee', area: [[18, -52], [44, -52], [48, -36], [38, -27], [26, -26], [16, -34]] },
    { colour: '#3f74b0', area: [[24, -50], [34, -51], [40, -45.6], [34, -44], [26, -42], [21, -38]], soft: .8 },
    { colour: '#2c3a58', d: 'M46 -41L37 -39.4C31 -38.6 26 -36.6 19 -34L20 -31C27 -34 32 -36 37 -36.4L46 -37Z' },
    { colour: '#2c3a58', area: [[44, -33], [40, -27], [32, -25], [26, -25], [19, -30], [16, -26], [26, -21], [38, -23], [45, -28]] },
    { colour: '#86a06a', area: [[18, -28], [4, -14], [-14, 6], [-30, 18], [-24, 0], [2, -26], [12, -32]], soft: 2 }],
  wing: { colour: '#3f74b0', feathers: '#41669a', tip: '#3a5680', edge: '#f4efe0' }, tail: { colour: '#3f74b0', length: 27 },
})
