/** A puzzle as the page plays it: the server knows the answer, what was solved is kept in this browser. */

import type { Consequence, Game } from '../boards/board'
import * as api from './api'
import { Shown } from './boardgame.svelte'
import { preferences } from './preferences.svelte'
import { slip } from './slip.svelte'
import type { LegalAction, LogEntry, PuzzleState, Reason, SeatInfo, View } from '../wire/protocol'

export class PuzzleGame extends Shown implements Game {
  readonly live = true
  state = $state.raw<PuzzleState | null>(null)
  refusal = $state.raw<api.Refused | null>(null)
  busy = $state(false)
  /** Whether the solution was asked for: then it counts for nothing. */
  shown = $state(false)

  constructor(
    protected readonly game: string,
    readonly puzzle: string,
  ) {
    super()
    void this.#ask()
  }

  protected get sitting(): SeatInfo[] {
    return Array.from({ length: this.state?.view.players ?? 0 }, (_, seat): SeatInfo => {
      const mine = seat === this.you
      return { seat, kind: mine ? 'person' : 'bot', name: '', level: mine ? null : 'strong', mine, here: true, reserved: false, seconds: 0, left: null, due: null, muted: false }
    })
  }
  get view(): View {
    return this.state!.view // boards are shown only once the puzzle is there
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
  get right(): boolean {
    return this.state?.answer?.right ?? false
  }

  play(move: string): void {
    slip.hide()
    if (this.state && !this.busy && !this.right) void this.#ask({ move })
  }

  show(): void {
    if (this.busy) return
    this.shown = true
    void this.#ask({ show: true })
  }

  again(): void {
    this.shown = true // whoever has seen it knows it
    void this.#ask()
  }

  async why(actions: string[]): Promise<Record<string, Reason[]>> {
    if (!this.state || actions.length === 0) return {}
    try {
      return (await api.puzzleWhy(this.game, this.puzzle, actions.slice(0, 64))).reasons
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      return {}
    }
  }

  whatIf(): Promise<Consequence | null> {
    return Promise.resolve(null)
  }

  foresee(): Promise<unknown> {
    return Promise.resolve(null)
  }

  async #ask(choice: { move?: string; show?: boolean } = {}): Promise<void> {
    this.busy = true
    try {
      this.state = await api.puzzle(this.game, this.puzzle, choice)
      this.refusal = null
      if (this.right && !this.shown) await this.#keep()
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.refusal = error
    } finally {
      this.busy = false
    }
  }

  async #keep(): Promise<void> {
    preferences.markSolved(this.game, this.puzzle)
    const { day, puzzle } = await api.dailyPuzzle()
    if (puzzle?.game === this.game && puzzle.puzzle === this.puzzle) preferences.markDay(day)
  }
}
