import { blade, brush, path, polar } from '../../art/kit/curves'
import { branch, fill, place } from '../../art/paint'
import { picture } from '../../art/pictures'
import { wash } from '../../art/plates/scene'

/** Big leaves at the edges of the clearing: where, heading, length. */
const LEAVES = [[8, 30, 20, 70], [20, 10, 48, 80], [240, 40, 150, 76], [250, 80, 175, 70], [236, 120, 205, 62], [6, 120, -25, 60], [10, 80, 5, 74]] as const
const DEPTH = [0.75, 0.95, 0.6]

const forest = (): string =>
  LEAVES.map(([x, y, deg, length], i) => {
    const leaf = path(blade([x, y], deg, length, length * 0.34, { tip: 0.95, bend: 6 }))
    const vein = brush([[x, y], polar(deg, length * 0.9, [x, y])], 1, 0.2)
    return `<path d="${leaf}" fill="var(--foliage)" opacity="${DEPTH[i % 3]}"/>${fill(vein, 'var(--bird-ink)', 0.3)}`
  }).join('')

export const plate = (): string =>
  wash(5, 'var(--wash-moss)', forest()) +
  branch([[40, 182], [120, 172], [200, 176], [262, 160]], 5, 7, [[0.2, 60, 20], [0.08, -50, 18]]) +
  place(picture('kingOfSaxony', 'side'), { x: 122, y: 175, h: 168 })
