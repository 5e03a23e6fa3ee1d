// The one sentence over the board, where it can say more than the decision's own.

import type { Game } from '../board'
import { choice } from './choice.svelte'
import { offers } from './legal'
import type { PerchView } from '../../wire/perch'

const BONUS = ['activate', 'house', 'zap', 'zap-nest']

export function prompt(game: Game): { id: string; values?: Record<string, string | number> } {
  const view = game.view as PerchView
  const { decision, about } = view
  const { flock } = offers(game.legal, view, choice)
  if (decision === 'turn') {
    if (choice.mode) return { id: `board-prompt-${choice.mode}` }
    if (about.placed) return { id: 'board-prompt-bonus' }
    if (flock) return { id: 'board-prompt-place', values: { flock } }
    const bonus = game.legal.some(({ verb }) => BONUS.includes(verb))
    return { id: about.bonus ? 'board-prompt-bird' : bonus ? 'decision-turn' : 'board-prompt-only-bird' }
  }
  if ((decision === 'push' || decision === 'carry') && flock) return { id: `board-prompt-${decision}`, values: { flock } }
  if (decision === 'seat' && about.flock) return { id: 'board-prompt-seat', values: { flock: about.flock } }
  if (decision === 'move' && about.creature) return { id: about.from ? 'board-prompt-again' : 'board-prompt-move', values: { creature: about.creature } }
  return { id: `decision-${decision}` }
}
