// The one sentence over the board, where it can say more than the decision's own.

import type { Game } from '../board'
import { choice } from './choice.svelte'
import type { CloudsView } from '../../wire/above_the_clouds'

export function prompt(game: Game): { id: string } {
  const { decision } = game.view as CloudsView
  if (choice.bird !== null) return { id: 'board-prompt-partner' }
  if (choice.mode !== null) return { id: `board-prompt-${choice.mode}` }
  return { id: decision === 'turn' ? 'board-prompt-turn' : `decision-${decision}` }
}
