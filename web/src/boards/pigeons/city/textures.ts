// Paint for the city: canvases that become textures.

import { CanvasTexture, DataTexture, LinearFilter, NearestFilter, RedFormat, SRGBColorSpace } from 'three'
import { CITY, MARGIN, UNIT, type Laid, ground } from '../../../art/city/ground'
import { shade } from '../../../art/city/roofs'
import { freeCorner } from '../../../art/city/street'
import { noise } from '../../../art/paint'
import { SEAT_MARK } from '../../../art/seats'
import type { Block } from '../geometry'
import { drawsInSoftware } from '../space'
import { type Colours, painted } from './colours'

const SIZE = 2048 // pixels of the ground
const ACROSS = CITY + 2 * MARGIN
/** Inches that the ground's texture covers. */
export const GROUND_INCHES = ACROSS / UNIT

function canvas(width: number, height: number, draw: (brush: CanvasRenderingContext2D) => void): CanvasTexture {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  draw(element.getContext('2d')!)
  const texture = new CanvasTexture(element)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = drawsInSoftware() ? 1 : 8
  return texture
}

/** Board, parks, streets and the shade of the buildings, painted from the same drawing as the plan. */
export async function groundTexture(streets: readonly Laid[], blocks: readonly Block[], colours: Colours): Promise<CanvasTexture> {
  const drawing = painted(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${ACROSS} ${ACROSS}" width="${SIZE}" height="${SIZE}">${ground(streets)}${blocks.map(shade).join('')}</svg>`)
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  const picture = new Image()
  picture.src = address
  await picture.decode()
  URL.revokeObjectURL(address)
  await document.fonts.load('560 38px "Fraunces Variable"').catch(() => [])
  const texture = canvas(SIZE, SIZE, (brush) => {
    brush.drawImage(picture, 0, 0, SIZE, SIZE)
    brush.scale(SIZE / ACROSS, SIZE / ACROSS)
    brush.translate(MARGIN, MARGIN)
    brush.font = '560 19px "Fraunces Variable", Georgia, serif'
    brush.textAlign = 'center'
    brush.fillStyle = colours.ink
    for (const { column, row, scene } of streets) {
      if (!scene) continue
      const [x, y] = freeCorner(scene)
      brush.fillText(String(scene.points), 100 * column + x, 100 * row + y + 6)
    }
  })
  texture.generateMipmaps = true
  texture.magFilter = LinearFilter
  return texture
}

/** A wash of water colour in greys: darker where it dried, along the rim and low down. */
export function washTexture(seed: number, low: number): CanvasTexture {
  return canvas(256, 256, (brush) => {
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, 256, 256)
    const fall = brush.createLinearGradient(0, 0, 0, 256)
    fall.addColorStop(0, 'rgba(60, 50, 90, 0)')
    fall.addColorStop(1, `rgba(60, 50, 90, ${low})`)
    brush.fillStyle = fall
    brush.fillRect(0, 0, 256, 256)
    for (let i = 0; i < 26; i++) {
      const [x, y, r] = [128 + 128 * noise(i, seed), 128 + 128 * noise(i, seed + 1), 26 + 34 * Math.abs(noise(i, seed + 2))]
      const spot = brush.createRadialGradient(x, y, 0, x, y, r)
      const tone = noise(i, seed + 3) > 0 ? '255, 252, 244' : '74, 70, 104'
      spot.addColorStop(0, `rgba(${tone}, .03)`)
      spot.addColorStop(0.86, `rgba(${tone}, .035)`)
      spot.addColorStop(1, `rgba(${tone}, 0)`)
      brush.fillStyle = spot
      brush.fillRect(0, 0, 256, 256)
    }
    brush.strokeStyle = 'rgba(74, 70, 104, .1)'
    brush.lineWidth = 6
    brush.strokeRect(0, 0, 256, 256)
  })
}

/** The mark of a seat on its colour, for cubes; or on a halo, for the sign beside a pigeon. */
export function markTexture(colour: keyof typeof SEAT_MARK, colours: Colours, kind: 'cube' | 'sign'): CanvasTexture {
  return canvas(128, 128, (brush) => {
    const mark = new Path2D(SEAT_MARK[colour])
    const fill = colours[`seat-${colour}`]
    if (kind === 'cube') {
      brush.fillStyle = fill
      brush.fillRect(0, 0, 128, 128)
      brush.strokeStyle = colours['bird-ink']
      brush.lineWidth = 9
      brush.strokeRect(0, 0, 128, 128)
      brush.translate(29, 29)
      brush.scale(3.5, 3.5)
      brush.fillStyle = '#fcf8ee'
      brush.fill(mark)
      return
    }
    brush.translate(14, 14)
    brush.scale(5, 5)
    brush.lineJoin = 'round'
    brush.strokeStyle = '#fcf8ee'
    brush.lineWidth = 5
    brush.stroke(mark)
    brush.fillStyle = fill
    brush.fill(mark)
    brush.strokeStyle = colours['bird-ink']
    brush.lineWidth = 1.7
    brush.stroke(mark)
  })
}

/** The ring under a pigeon that can be picked up: dashed ink; solid, on paper, under the one in hand. */
export function ringTexture(colours: Colours, solid: boolean): CanvasTexture {
  return canvas(256, 256, (brush) => {
    brush.beginPath()
    brush.arc(128, 128, 112, 0, Math.PI * 2)
    brush.fillStyle = colours['paper-raised']
    brush.globalAlpha = solid ? 0.95 : 0.5
    brush.fill()
    brush.globalAlpha = 1
    brush.strokeStyle = colours.ink
    brush.lineCap = 'round'
    brush.lineWidth = solid ? 17 : 10
    if (!solid) brush.setLineDash([30, 29])
    brush.stroke()
  })
}

/** Three steps of light, as a pencil has: shade, wash, paper. */
export function steps(dusk: boolean): DataTexture {
  const texture = new DataTexture(new Uint8Array(dusk ? [120, 178, 235] : [150, 205, 255]), 3, 1, RedFormat)
  texture.minFilter = texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}
