/** A board that one reader plays alone, move by move with the server, which keeps nothing: a lesson, a puzzle. */

import type { Board, Game } from '../boards/board'
import * as api from './api'
import { Shown } from './boardgame.svelte'
import { loadBoard } from './boards'
import { inWords } from './errors'
import type { Level } from './plan'
import { words } from './words.svelte'
import type { LegalAction, LogEntry, Reason, SeatInfo, View } from '../wire/protocol'

/** What the page around such a board needs: the board, the game's words, and the list that it stands in. */
export class Beside {
  board = $state.raw<Board | null>(null)
  list = $state.raw<string[]>([])
  wrong = $state('')

  constructor(game: string, list: Promise<string[]>) {
    Promise.all([loadBoard(game), list, words.load(game)]).then(
      ([board, found]) => ([this.board, this.list] = [board, found]),
      (error) => (this.wrong = inWords(error)),
    )
  }
}

/** What the server answers, whatever is played. */
interface Answered {
  view: View
  legal: LegalAction[]
  seat: number
  log: LogEntry[]
}

export abstract class AloneGame<State extends Answered> extends Shown implements Game {
  readonly live = true
  state = $state.raw<State | null>(null)
  refusal = $state.raw<api.Refused | null>(null)
  busy = $state(false)
  /** How the others at the table play, as far as their seats show it. */
  protected abstract readonly level: Level

  protected get sitting(): SeatInfo[] {
    return Array.from({ length: this.state?.view.players ?? 0 }, (_, seat): SeatInfo => {
      const mine = seat === this.you
      return { seat, kind: mine ? 'person' : 'bot', name: '', level: mine ? null : this.level, mine, here: true, reserved: false, seconds: 0, left: null, due: null, muted: false }
    })
  }
  get view(): View {
    return this.state!.view // boards are shown only once there is something to show
  }
  get legal(): LegalAction[] {
    return this.busy ? [] : (this.state?.legal ?? [])
  }
  get you(): number {
    return this.state?.seat ?? 0
  }
  get log(): readonly LogEntry[] {
    return this.state?.log ?? []
  }

  abstract override play(action: string): void
  protected abstract reasons(state: State, actions: string[]): Promise<{ reasons: Record<string, Reason[]> }>

  override async why(actions: string[]): Promise<Record<string, Reason[]>> {
    if (!this.state || actions.length === 0) return {}
    try {
      return (await this.reasons(this.state, actions.slice(0, 64))).reasons
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      return {}
    }
  }

  /** Takes an answer of the server's; what it refuses is shown. */
  protected async take(answer: Promise<State>, then: (state: State) => void | Promise<void>): Promise<void> {
    this.busy = true
    try {
      this.state = await answer
      this.refusal = null
      await then(this.state)
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.refusal = error
    } finally {
      this.busy = false
    }
  }
}
