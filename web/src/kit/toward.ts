// Where on the board an action is chosen. A part says in the page what touching it plays (data-choice), or which actions it
// is on the way to (data-toward): hints, reviews, previews and tests find the parts of an action by that.

const BETWEEN = '|'

/** The actions that a part is on the way to, for its attribute; nothing if there are none. */
export function toward(actions: Iterable<string>): string | undefined {
  return [...actions].join(BETWEEN) || undefined
}

/** The actions that touching an element plays or is on the way to. */
export function actionsAt(element: Element): string[] {
  const plays = element.getAttribute('data-choice')
  return plays ? [plays] : (element.getAttribute('data-toward')?.split(BETWEEN) ?? [])
}

const drawn = (element: Element): boolean => element.getClientRects().length > 0

/** The parts that play an action, or else those on the way to it; the most particular first. */
export function waysTo(action: string, within: ParentNode = document): HTMLElement[] {
  const plays = [...within.querySelectorAll<HTMLElement>(`[data-choice="${CSS.escape(action)}"]`)].filter(drawn)
  if (plays.length) return plays
  const leads = [...within.querySelectorAll<HTMLElement>('[data-toward]')].filter((one) => drawn(one) && actionsAt(one).includes(action))
  return leads.sort((a, b) => actionsAt(a).length - actionsAt(b).length)
}
