// The one sentence over the board, where it can say more than the decision's own.

import type { Game } from '../board'
import { choice } from './choice.svelte'
import type { PigeonsView } from '../../wire/pigeons'

type Sentence = { id: string; values?: Record<string, string | number> }

export function prompt(game: Game): Sentence {
  const view = game.view as PigeonsView
  const { decision } = view
  if (decision === 'place') return placing(view)
  if (decision === 'turn') return turn(view)
  if (decision === 'line' && view.drop) return { id: view.drop.cubes > 1 ? 'board-prompt-deuce' : 'board-prompt-drop' }
  if (decision === 'roost' && choice.roost) return { id: 'board-prompt-aim' }
  if (decision === 'azimuth' || decision === 'elevation' || decision === 'trim') return { id: 'board-prompt-aim' }
  return { id: `decision-${decision}` }
}

function placing(view: PigeonsView): Sentence {
  const missing = view.seats[view.seat ?? 0]?.quadrants_missing ?? 0
  return missing > 0 ? { id: 'board-prompt-place', values: { missing } } : { id: 'decision-place' }
}

function turn(view: PigeonsView): Sentence {
  const values = { actions: view.actions_left }
  if (view.aloft) return { id: 'board-prompt-aloft', values }
  if (choice.mode === 'mate') return { id: 'board-prompt-mate', values }
  if (choice.start) return { id: choice.mode === 'fly' ? 'board-prompt-to' : 'board-prompt-over', values }
  return { id: 'board-prompt-turn', values }
}
