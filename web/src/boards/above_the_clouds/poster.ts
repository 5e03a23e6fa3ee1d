// The flock in its sky, as the server draws it.

import { SEX_SIGN, blot, cloud } from '../../art/paint'
import { picture } from '../../art/pictures'
import { CLOUD_COLOURS } from '../../art/seats'
import { type Drawn, type Poster, Shelf, at } from '../../posters/svg'
import type { BirdWord, CloudsView } from '../../wire/above_the_clouds'
import type { View } from '../../wire/protocol'
import { WIDTH, layout } from './layout'
import { DIAMOND, DISC, SPAN } from './pieces'
import { columnOf, rowOf, sex, species } from './reading'

function piece(bird: BirdWord): string {
  const kind = species(bird)
  const colour = CLOUD_COLOURS[kind]
  const { svg, box: [left, top, w, h] } = picture(kind, 'flight')
  const { width, drop } = SPAN[kind]
  const scale = width / w
  const flying = `<g transform="translate(0 ${drop}) scale(${scale}) translate(${-(left + w / 2)} ${-(top + h / 2)})">${svg}</g>`
  const base = sex(bird) === 'male' ? DIAMOND : DISC
  const ground =
    colour === 'neutral'
      ? `<path d="${DISC}" fill="var(--seat-neutral-wash)" opacity=".55"/>`
      : `<path d="${base}" fill="var(--seat-${colour}-wash)" stroke="var(--bird-ink)" stroke-width="1.6"/><path d="${base}" transform="scale(.94)" fill="none" stroke="var(--seat-${colour})" stroke-width="4.6"/>`
  const sign = sex(bird)
  const told = sign ? at(31, 33, `<circle r="11" fill="#fcf8ee" stroke="#33291f" stroke-width="1.1"/><path d="${SEX_SIGN[sign]}" transform="translate(-7.6 -7.9) scale(.95)" fill="none" stroke="#33291f" stroke-width="1.7" stroke-linecap="round"/>`) : ''
  return ground + flying + told
}

const AIR =
  '<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--wash-sky-deep)"/><stop offset=".62" stop-color="var(--wash-sky)"/><stop offset="1" stop-color="var(--wash-sea)"/></linearGradient>'

function sky(height: number): string {
  const clouds = cloud(-60, height * 0.5, 240, { seed: 2, opacity: 0.55 }) + cloud(560, height * 0.38, 300, { seed: 6, opacity: 0.5 }) + cloud(-40, height + 8, 330, { seed: 5, opacity: 0.95 }) + cloud(240, height + 18, 300, { seed: 8, opacity: 0.9 }) + cloud(500, height + 10, 370, { seed: 12, opacity: 0.95 })
  return AIR + blot(2, 2, WIDTH - 4, height - 4, { seed: 31, rough: 0.012, square: 10, n: 44, colour: 'url(#air)', glaze: 0.05, inside: clouds })
}

function draw(seen: View): Drawn {
  const { columns, flock } = seen as CloudsView
  const { height, scale, x, y } = layout(columns, true)
  const shelf = new Shelf()
  const birds = Object.entries(flock).map(([space, bird]) => at(x(columnOf(space)), y(rowOf(space)), shelf.use(bird, () => piece(bird)), scale))
  return { svg: sky(height) + birds.join('') + shelf.defs, width: WIDTH, height }
}

export default { draw } satisfies Poster
