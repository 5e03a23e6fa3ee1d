/** A puzzle as the page plays it: the server knows the answer, what was solved is kept in this browser. */

import { AloneGame } from './alone.svelte'
import * as api from './api'
import { preferences } from './preferences.svelte'
import { slip } from './slip.svelte'
import type { PuzzleState } from '../wire/protocol'

export class PuzzleGame extends AloneGame<PuzzleState> {
  protected readonly level = 'strong'
  /** Whether the solution was asked for: then it counts for nothing. */
  shown = $state(false)

  constructor(
    protected readonly game: string,
    readonly puzzle: string,
  ) {
    super()
    void this.#ask()
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

  protected reasons(_: PuzzleState, actions: string[]) {
    return api.puzzleWhy(this.game, this.puzzle, actions)
  }

  #ask(choice: { move?: string; show?: boolean } = {}): Promise<void> {
    return this.take(api.puzzle(this.game, this.puzzle, choice), async () => {
      if (!this.right || this.shown) return
      preferences.markSolved(this.game, this.puzzle)
      const { day, puzzle } = await api.dailyPuzzle()
      if (puzzle?.game === this.game && puzzle.puzzle === this.puzzle) preferences.markDay(day)
    })
  }
}
