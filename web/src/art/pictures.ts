// Each bird is drawn once a page and kept as an image, so that the browser paints a bitmap and not three hundred paths.

import { type Picture, flight, side } from './birdkit'
import { HALO, INK } from './kit/drawing'
import { type SpeciesName, species } from './species'

export type ViewName = 'side' | 'flight'

export interface BirdImage {
  readonly url: string
  /** Around the bird, in the units of its drawing. */
  readonly box: Picture['box']
}

const drawn = new Map<string, Picture>()
const images = new Map<string, BirdImage>()

/** The picture of a species, drawn at its first use. */
export function picture(name: SpeciesName, view: ViewName): Picture {
  return remembered(drawn, `${name} ${view}`, () => (view === 'side' ? side : flight)(species[name]))
}

/** The same as an image with fixed colours for line and halo. */
export function birdImage(name: SpeciesName, view: ViewName, ink: string, halo: string): BirdImage {
  return remembered(images, `${name} ${view} ${ink} ${halo}`, () => {
    const { svg, box } = picture(name, view)
    const inked = svg.replaceAll(INK, ink).replaceAll(HALO, halo)
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}">${inked}</svg>`
    return { url: URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' })), box }
  })
}

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
