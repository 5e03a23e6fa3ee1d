// The one sentence over the board, where it can say more than the decision's own.

import type { Game, LegalAction } from '../board'
import type { FlywayView } from '../../wire/fly_a_way'

export function prompt(game: Game): { id: string; values?: Record<string, string | number> } {
  const { decision, using, links_this_turn: links, route } = game.view as FlywayView
  const left = links.allowed - links.placed
  if (decision === 'act') return left > 0 ? { id: 'board-prompt-act', values: { left } } : { id: 'board-prompt-act-done' }
  if (decision === 'extra-link' && using.left) return using.habitat ? { id: 'board-prompt-extra-habitat', values: { left: using.left, habitat: using.habitat } } : { id: 'board-prompt-extra', values: { left: using.left } }
  if (decision === 'remove' && using.left) return using.habitat ? { id: 'board-prompt-remove-habitat', values: { left: using.left, habitat: using.habitat } } : { id: 'board-prompt-remove', values: { left: using.left } }
  if (decision === 'route' && route.saving) return { id: 'board-prompt-route', values: { bird: route.saving } }
  if ((decision === 'discard' || decision === 'give') && using.left) return { id: `board-prompt-${decision}`, values: { left: using.left } }
  if ((decision === 'save-power' || decision === 'save') && using.bird) return { id: `board-prompt-${decision}`, values: { bird: using.bird } }
  if (decision === 'bird' && using.effect && game.text.has(`board-prompt-${using.effect}`)) return { id: `board-prompt-${using.effect}` }
  if (decision === 'fowl-play') return { id: fowlPlay(game.legal) }
  return { id: `decision-${decision}` }
}

/** What can be done about a Fowl Play card; nothing is promised that has no button. */
function fowlPlay(legal: readonly LegalAction[]): string {
  const [pays, cancels] = [legal.some(({ verb }) => verb === 'neutralise'), legal.some(({ verb }) => verb === 'power')]
  return pays && cancels ? 'decision-fowl-play' : `board-prompt-fowl-${pays ? 'pay' : cancels ? 'cancel' : 'perform'}`
}
