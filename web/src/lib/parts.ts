/** Parts of the boards by the names that lessons and guides point at them with, and by the actions that are about them. */

import { waysTo } from '../kit/toward'
import type { LegalAction } from '../wire/protocol'

/** What is no panel and has no mark of its own in the page. */
const PARTS: Record<string, Record<string, string>> = {
  above_the_clouds: { flock: '.flock', action: '.under', actions: '.under' },
  perch: { homestead: '.ground' },
  birdwatcher: { jungle: '.zone.jungle', clearing: '.zone.clearing', journal: '.journal:not(.small)', tree: '.tree:not(.small)', trees: '.tree' },
  fly_a_way: { map: '.board > .frame' },
  pigeons: { board: '[data-stage]', actions: '.under' },
}

/**
 * The elements that a name means: a part of this board, a panel or the tab that it lies behind, `hand`, `prompt`, or
 * what is marked with a word, such as `space f3`.
 */
export function partsOf(game: string, name: string): Element[] {
  const [kind = '', word] = name.split(' ')
  if (name === 'prompt') return seen('.sentence')
  const known = PARTS[game]?.[name] ?? PARTS[game]?.[kind]
  if (known) return seen(known.replaceAll('$', CSS.escape(word ?? '')))
  if (word !== undefined) return seen(`[data-${kind}="${CSS.escape(word)}"]`)
  const panel = seen(`[data-part="${CSS.escape(kind)}"]`)
  return panel.length ? panel : seen(`#tab-${CSS.escape(kind)}`)
}

/** What the pieces and places of boards are marked with in the page. */
const MARKS = ['space', 'place', 'location', 'linkway', 'spot', 'square', 'park', 'pigeon', 'roost', 'creature', 'bird', 'card']

/**
 * The parts of the board that an action is about, in the order in which its words name them: what is touched for it, where it
 * leads. At most two of them: from where, and to where.
 */
export function partsOfAction({ action, args }: LegalAction): Element[] {
  const board = document.querySelector('main') ?? document
  const [way] = waysTo(action, board)
  const named = Object.values(args).flatMap((word) => MARKS.flatMap((mark) => seen(`main [data-${mark}="${CSS.escape(word)}"]`).slice(0, 1)).slice(0, 1))
  const found = way && !named.some((part) => part.contains(way) || way.contains(part)) ? (way.dataset.choice ? [way] : [way, ...named]) : named
  return [...new Set(found)].slice(0, 2)
}

/** Those of the elements that are drawn. */
const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
