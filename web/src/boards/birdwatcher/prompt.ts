// The one sentence over the board, where it can say more than the decision's own.

import type { Game } from '../board'
import { choice } from './choice.svelte'
import { sideName } from './names'
import type { WatcherView } from '../../wire/birdwatcher'
import { coming } from './reading'

export function prompt(game: Game): { id: string; values?: Record<string, string | number> } {
  const view = game.view as WatcherView
  const { decision, about } = view
  if (decision === 'turn') {
    if (choice.mode === 'photo' && choice.bird) return { id: 'board-prompt-land', values: { bird: choice.bird } }
    if (choice.mode === 'call' && choice.species) return { id: 'board-prompt-call-species', values: { species: choice.species, count: coming(view, choice.species) } }
    if (choice.mode) return { id: `board-prompt-${choice.mode}`, values: { left: view.actions_left } }
    return { id: 'board-prompt-turn', values: { left: view.actions_left } }
  }
  if (decision === 'flush' && about.bird) return { id: 'board-prompt-flush', values: { bird: about.bird } }
  if (decision === 'give' && about.target) return { id: 'board-prompt-give', values: { name: sideName(game, about.target) } }
  return { id: `decision-${decision}` }
}
