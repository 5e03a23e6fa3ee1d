/** What can be done now, by its verb. */

import type { LegalAction } from '../boards/board'

type Arguments = Record<string, string>

export const all = (legal: readonly LegalAction[], verb: string): LegalAction[] => legal.filter((one) => one.verb === verb)

/** What a verb does with these arguments, if it can be done. */
export function find(legal: readonly LegalAction[], verb: string, args: Arguments = {}): LegalAction | null {
  const wanted = Object.entries(args)
  return all(legal, verb).find((one) => wanted.every(([name, word]) => one.args[name] === word)) ?? null
}

/** The same in the notation. */
export const actionOf = (legal: readonly LegalAction[], verb: string, args: Arguments = {}): string | null => find(legal, verb, args)?.action ?? null

/** Whether the reader decides, and nothing is on its way. */
export const deciding = ({ view, you, legal }: { view: { seat: number | null }; you: number | null; legal: readonly LegalAction[] }): boolean => you !== null && view.seat === you && legal.length > 0
