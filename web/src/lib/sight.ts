/** Whether something of what can be chosen is in sight on a small screen. */

const BAR = 58 // pixels of the tabs at the lower edge
const PARTS = 'main [data-choice], main [data-toward], main [data-action]'

const drawn = (element: Element): boolean => element.getClientRects().length > 0

/** Whether a part lies between the prompt and the tabs, and nothing lies over its middle. */
function inSight(part: Element, top: number): boolean {
  const box = part.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (box.top < top || box.bottom > innerHeight - BAR || x < 0 || x > innerWidth) return false
  const upper = document.elementFromPoint(x, y)
  return upper !== null && (part.contains(upper) || upper.closest('[data-choice], [data-toward]') !== null)
}

/** Whether there is anything to choose on the page; if asked for, the page scrolls so that some of it is in sight. */
export function reachable(bring = false): boolean {
  const parts = [...document.querySelectorAll(PARTS)].filter(drawn)
  if (!bring || parts.length === 0) return parts.length > 0
  const top = document.querySelector('.sentence')?.getBoundingClientRect().bottom ?? 0
  if (!parts.some((part) => inSight(part, top))) parts[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
  return true
}

/** Scrolls so that a part comes out from under what stays at the upper edge: the prompt, and a lesson. */
export function uncover(part: Element): void {
  const staying = [...document.querySelectorAll('.sentence, .coach')].filter((one) => getComputedStyle(one).position === 'sticky')
  const covered = Math.max(0, ...staying.map((one) => one.getBoundingClientRect().bottom)) - part.getBoundingClientRect().top
  if (covered > 0) scrollBy({ top: -covered })
}
