import { type Point, brush, path, smooth } from '../../art/kit/curves'
import { fill, place } from '../../art/paint'
import { picture } from '../../art/pictures'
import { wash } from '../../art/plates/scene'

const COAST: readonly Point[] = [[40, 26], [70, 46], [84, 78], [70, 104], [84, 134], [60, 160], [24, 196]]

const land = (): string =>
  `<path d="${path(smooth([[-8, 20], ...COAST, [-10, 196]], true))}" fill="var(--wash-sand)"/>` +
  fill(brush([[40, 30], ...COAST.slice(1)], 0.6, 0.6, 1.5), 'var(--ink)', 0.5) +
  `<path d="${path(smooth([[90, 200], [130, 178], [180, 173], [238, 177], [270, 190], [180, 210]], true))}" fill="var(--wash-sand)"/>` +
  fill(brush([[104, 188], [140, 177], [190, 173.6], [246, 179]], 0.3, 0.3, 1.3), 'var(--ink)', 0.4)

const ROUTE =
  '<path d="M92 78C84 104 98 132 74 158M98 84C94 106 106 130 86 158" fill="none" stroke="var(--ink)" stroke-width=".8" opacity=".22"/>' +
  '<g fill="none" stroke="var(--sanguine)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M66 52C110 40 150 26 216 40" stroke-dasharray="1 6.5"/><path d="M210 33l8 7-9 6"/></g>' +
  '<circle cx="66" cy="52" r="4" fill="var(--paper-raised)" stroke="var(--bird-ink)" stroke-width="1.4"/>'

export const plate = (): string =>
  wash(11, 'var(--wash-sea)', land()) + ROUTE + place(picture('sandpiper', 'side'), { x: 172, y: 180, h: 118 })
