import { cloud, place } from '../../art/paint'
import { picture } from '../../art/pictures'
import { wash } from '../../art/plates/scene'

export const plate = (): string =>
  wash(8, 'var(--wash-sky)', cloud(-30, 190, 190, { seed: 2 }) + cloud(110, 200, 190, { seed: 5 }) + cloud(20, 66, 70, { seed: 9, opacity: 0.9 })) +
  place(picture('swift', 'flight'), { x: 214, y: 122, w: 64, rotate: 28 }) +
  place(picture('swallow', 'flight'), { x: 44, y: 118, w: 66, rotate: 22 }) +
  place(picture('crane', 'flight'), { x: 128, y: 84, w: 188, rotate: 24 })
