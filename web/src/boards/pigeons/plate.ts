import { place } from '../../art/paint'
import { picture } from '../../art/pictures'
import { wash } from '../../art/plates/scene'

const boxes = (w: number, h: number, corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `M${x} ${y}h${w}v${h}h${-w}Z`).join('')

const HOUSES =
  '<g stroke="var(--bird-ink)" stroke-width="1" stroke-linejoin="round"><path d="M-4 128h70v82H-4ZM196 120h70v92H196Z" fill="var(--wash-stone)"/>' +
  '<path d="M66 104h40v108H66Z" fill="var(--wash-sand)"/></g>'
const WINDOWS =
  `<g fill="var(--window)" opacity=".62"><path d="${boxes(7, 11, [[24, 142], [40, 142], [24, 164], [40, 164]])}` +
  `${boxes(8, 13, [[74, 118], [90, 118]])}${boxes(8, 12, [[206, 134], [224, 134], [206, 158], [224, 158]])}"/></g>`
const BRICKS = boxes(18, 4, [[100, 160], [124, 160], [150, 160], [176, 160], [110, 170], [136, 170], [164, 170], [100, 180], [126, 180], [152, 180], [178, 180]])
const CHIMNEY =
  '<g stroke="var(--bird-ink)" stroke-width="1.1" stroke-linejoin="round"><path d="M92 152h118v60H92Z" fill="var(--brick)"/>' +
  `<path d="M86 144h130v9H86Z" fill="#e6d3b2"/></g><path d="${BRICKS}" fill="#8d4a34" opacity=".6"/>`

export const plate = (): string =>
  wash(14, 'var(--wash-rose)', HOUSES + WINDOWS + CHIMNEY) +
  place(picture('falcon', 'flight'), { x: 62, y: 52, w: 92, rotate: 128 }) +
  place(picture('pigeon', 'side'), { x: 152, y: 146, h: 104 })
