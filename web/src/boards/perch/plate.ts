import { branch, ground, place } from '../../art/paint'
import { picture } from '../../art/pictures'
import { wash } from '../../art/plates/scene'

const BIRDHOUSE =
  '<g stroke="var(--bird-ink)" stroke-width="1.1" stroke-linejoin="round"><path d="M196 92L200 196L209 196L208 92Z" fill="var(--wood)"/>' +
  '<path d="M178 54h48v42h-48Z" fill="#e6d3ac"/><path d="M172 58L202 30L232 58L226 60L202 38L178 60Z" fill="#a8553a"/>' +
  '<circle cx="202" cy="70" r="7.5" fill="#3c3028"/><path d="M202 82v9" stroke-width="2.4"/></g>'

export const plate = (): string =>
  wash(3, 'var(--wash-sage)', ground([[0, 152], [60, 138], [130, 148], [200, 130], [262, 140]], 210, 'var(--wash-moss)', 0.7)) +
  BIRDHOUSE +
  branch([[-6, 150], [50, 143], [110, 148], [176, 138]], 9, 2.4, [[0.1, -60, 20], [0.28, 60, 19], [0.62, 55, 18], [0.97, -20, 20], [0.9, 40, 17], [0.8, -70, 18]]) +
  place(picture('robin', 'side'), { x: 74, y: 144, h: 100 }) +
  place(picture('blueTit', 'side'), { x: 146, y: 142, h: 76, flip: true })
