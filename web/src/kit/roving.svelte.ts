// Keys from piece to piece: one stop for the Tab key, arrows to the nearest in that direction, page keys through all of them.

import type { Attachment } from 'svelte/attachments'

type Spot = readonly [number, number]

const WAYS: Record<string, Spot> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const TURNS: Record<string, number> = { PageDown: 1, PageUp: -1 }
const SIDEWAYS = 2.2 // what lies askew counts as this much farther
const ASKEW = 2.4 // and what lies this much more aside than ahead is not in that direction

/** Of points, the one that an arrow key leads to; -1 where there is none. */
export function nextPoint(key: string, from: Spot, points: readonly Spot[]): number {
  const way = WAYS[key]
  if (!way) return -1
  let [best, least] = [-1, Infinity]
  points.forEach(([x, y], at) => {
    const [dx, dy] = [x - from[0], y - from[1]]
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])]
    const far = ahead + SIDEWAYS * aside
    if (ahead > 2 && aside <= ASKEW * ahead && far < least) [best, least] = [at, far]
  })
  return best
}

/** The middle of an element on the screen. */
const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

function nextPiece<Piece extends Element>(key: string, from: Piece, pieces: readonly Piece[]): Piece | null {
  const turn = TURNS[key]
  if (turn) return pieces[(pieces.indexOf(from) + turn + pieces.length) % pieces.length] ?? null
  return pieces[nextPoint(key, middle(from), pieces.map(middle))] ?? null
}

export class Roving {
  #at = $state('')
  #inside = $state(false)

  /** `attribute` names the pieces in the page. `pieces` are those that can be reached, `usable` those where something can be done. */
  constructor(
    private readonly attribute: string,
    private readonly pieces: () => readonly string[],
    private readonly usable: () => readonly string[] = () => [],
  ) {}

  /** The one piece that the Tab key stops at: while nobody is among them, it waits where something can be done. */
  get stop(): string {
    const [pieces, usable] = [this.pieces(), this.usable()]
    const stays = pieces.includes(this.#at) && (this.#inside || usable.length === 0 || usable.includes(this.#at))
    return stays ? this.#at : (usable[0] ?? pieces[0] ?? '')
  }

  /** For the element around the pieces. */
  readonly group: Attachment<Element> = (group) => {
    const pieceOf = (event: Event): Element | null => (event.target as Element).closest(`[${this.attribute}]`)
    const focusin = (event: Event): void => {
      this.#inside = true
      this.#at = pieceOf(event)?.getAttribute(this.attribute) ?? this.#at
    }
    // A piece that is taken away loses the focus while the page is being drawn: look when that is done.
    const focusout = (): void => queueMicrotask(() => (this.#inside = group.contains(document.activeElement)))
    const keydown = (event: Event): void => {
      const { key } = event as KeyboardEvent
      const from = pieceOf(event)
      if (!from || !(key in WAYS || key in TURNS)) return
      event.preventDefault()
      event.stopPropagation()
      const reached = new Set(this.pieces())
      const pieces = [...group.querySelectorAll<HTMLElement>(`[${this.attribute}]`)].filter((one) => reached.has(one.getAttribute(this.attribute)!))
      nextPiece(key, from as HTMLElement, pieces)?.focus()
    }
    const listeners = Object.entries({ focusin, focusout, keydown })
    for (const [type, listener] of listeners) group.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) group.removeEventListener(type, listener)
    }
  }
}
