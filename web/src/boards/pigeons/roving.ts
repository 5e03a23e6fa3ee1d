// Keys from piece to piece: arrows to the nearest in that direction, page keys to the next or the one before.

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const SIDEWAYS = 2.2 // what lies askew counts as this much farther

/** The middle of an element on the screen. */
const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** Of points, the one that an arrow key leads to; -1 where there is none. */
export function nextPoint(key: string, from: readonly [number, number], points: readonly (readonly [number, number])[]): number {
  const way = WAYS[key]
  if (!way) return -1
  let [best, least] = [-1, Infinity]
  points.forEach(([x, y], at) => {
    const [dx, dy] = [x - from[0], y - from[1]]
    const [ahead, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])]
    const far = ahead + SIDEWAYS * aside
    if (ahead > 2 && far < least) [best, least] = [at, far]
  })
  return best
}

const TURNS: Record<string, number> = { PageDown: 1, PageUp: -1 }

export function nearestInDirection(key: string, from: HTMLElement, pieces: readonly HTMLElement[]): HTMLElement | null {
  const turn = TURNS[key]
  if (turn) return pieces[(pieces.indexOf(from) + turn + pieces.length) % pieces.length] ?? null
  return pieces[nextPoint(key, middle(from), pieces.map(middle))] ?? null
}
