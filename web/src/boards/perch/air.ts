// Letting birds fly: a picture goes from where a bird was to where it is now, over everything else. Transforms only.

import { birdImage } from '../../art/pictures'
import { birdInk } from '../../art/theme'
import { SPECIES } from './flocks'
import type { Flight, Where } from './flights'
import { stackKey } from './legal'
import type { Flock } from '../../wire/perch'

const STAGGER = 60 // milliseconds between one bird and the next
const GLIDE = { duration: 560, easing: 'cubic-bezier(.45, .05, .25, 1)' }
const SIZE = 46
const LEAN = 8 // degrees, into the direction of flight

/** Starts every flight whose ends can be seen. Returns a function that brings all of them to their end at once. */
export function fly(root: ParentNode, flights: readonly Flight[], you: number | null): () => void {
  const { ink, haloOnWash } = birdInk()
  const running = flights.flatMap(({ flock, from, to }, order) => {
    const [start, end] = [middleOf(root, from, flock, you), middleOf(root, to, flock, you)]
    if (!start || !end) return []
    const bird = document.createElement('img')
    bird.src = birdImage(SPECIES[flock], 'side', ink, haloOnWash).url
    bird.alt = ''
    Object.assign(bird.style, { position: 'fixed', left: '0', top: '0', width: `${SIZE}px`, zIndex: '60', pointerEvents: 'none' })
    document.body.append(bird)
    const at = ([x, y]: [number, number], more = ''): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) ${more}`
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
    const top: [number, number] = [(start[0] + end[0]) / 2 - dy * 0.12, (start[1] + end[1]) / 2 - Math.abs(dx) * 0.14 - 30]
    const turn = Math.sign(dx || 1)
    const frames = [
      { transform: at(start, `scale(${turn}, 1)`) },
      { transform: at(top, `scale(${turn * 1.12}, 1.12) rotate(${-LEAN}deg)`) },
      { transform: at(end, `scale(${turn}, 1)`), opacity: 1, offset: 0.96 },
      { transform: at(end, `scale(${turn}, 1)`), opacity: 0 },
    ]
    const animation = bird.animate(frames, { ...GLIDE, delay: order * STAGGER, fill: 'both' })
    animation.onfinish = () => bird.remove()
    return [animation]
  })
  return () => running.forEach((animation) => animation.finish())
}

function middleOf(root: ParentNode, where: Where, flock: Flock, you: number | null): [number, number] | null {
  const found = elementOf(root, where, flock, you)
  const box = found?.getBoundingClientRect()
  return box && (box.x !== 0 || box.y !== 0) ? [box.left + box.width / 2, box.top + box.height / 2] : null
}

function elementOf(root: ParentNode, where: Where, flock: Flock, you: number | null): Element | null {
  if ('tile' in where) return root.querySelector(`[data-stack="${stackKey(where.tile, flock)}"]`) ?? root.querySelector(`[data-location="${where.tile}"]`)
  if ('spot' in where) return root.querySelector(`[data-spot="${where.spot}"]`)
  if ('plaza' in where) return root.querySelector('[data-plaza]')
  return (where.hand === you ? root.querySelector(`[data-bird="${flock}"]`) : null) ?? root.querySelector(`[data-emblem="${where.hand}"]`)
}
