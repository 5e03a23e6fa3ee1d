/** What boards are given: a live table, or a moment of a replay. */

import type { BoardSeat, Consequence, Game } from '../boards/board'
import { displayName } from './names'
import { preferences } from './preferences.svelte'
import type { LegalAction, LogEntry, Reason, SeatInfo, View } from '../wire/protocol'
import type { Question } from './socket'
import { Retelling } from './retelling.svelte'
import { slip } from './slip.svelte'
import { Still } from './still'
import type { LiveTable } from './table.svelte'
import type { Text } from './text'
import { words } from './words.svelte'

export abstract class Shown extends Still {
  abstract readonly you: number | null
  protected abstract readonly game: string
  protected abstract readonly sitting: SeatInfo[]

  get calm(): boolean {
    return preferences.calm
  }

  readonly seats: BoardSeat[] = $derived.by(() => {
    const text = words.game(this.game)
    return this.sitting.map((seat) => ({ ...seat, displayName: displayName(seat, this.you, text) }))
  })

  /** The text of the game, which knows who sits where. */
  readonly text: Text = $derived.by(() => words.game(this.game).seated(this.seats.map((seat) => seat.displayName)))

  explain(near: Element, reasons: Reason[]): void {
    slip.show(near, reasons)
  }
}

/** A live table as its board sees it. */
export class LiveGame extends Shown implements Game {
  readonly live = true
  readonly retelling: Retelling

  constructor(private readonly table: LiveTable) {
    super()
    this.retelling = new Retelling(table)
  }

  protected get game(): string {
    return this.table.state?.table.game ?? ''
  }
  protected get sitting(): SeatInfo[] {
    return this.table.state?.table.seats ?? []
  }
  get view(): View {
    return this.retelling.view ?? this.#view! // boards are shown only once a game has begun
  }
  /** A game that ended before its end is over for everybody who looks at it. */
  readonly #view = $derived.by(() => {
    const { view, table } = this.table.state ?? { view: null, table: null }
    return view && table?.ended ? { ...view, over: true, winners: table.ended.winners, scores: table.ended.scores, seat: null, decision: null, asked: [], answered: [] } : view
  })
  get legal(): LegalAction[] {
    return this.table.busy || this.retelling.on ? [] : (this.table.state?.legal ?? [])
  }
  get you(): number | null {
    return this.table.state?.seat ?? null
  }
  get log(): readonly LogEntry[] {
    return this.table.log
  }

  override play(action: string): void {
    slip.hide()
    this.table.play(action)
  }

  override why(actions: string[]): Promise<Record<string, Reason[]>> {
    return this.table.why(actions)
  }

  override foresee(question: Question): Promise<unknown> {
    return this.table.foresee(question)
  }

  override whatIf(action: string): Promise<Consequence | null> {
    return this.table.whatIf(action)
  }
}

/** A moment of a replay: it can be looked at, and nothing can be done. */
export class ReplayGame extends Shown implements Game {
  readonly live = false
  readonly legal: LegalAction[] = []

  constructor(
    private readonly source: { view(): View; you(): number | null; seats(): SeatInfo[]; game(): string; log(): readonly LogEntry[] },
  ) {
    super()
  }

  protected get game(): string {
    return this.source.game()
  }
  protected get sitting(): SeatInfo[] {
    return this.source.seats()
  }
  get view(): View {
    return this.source.view()
  }
  get you(): number | null {
    return this.source.you()
  }
  get log(): readonly LogEntry[] {
    return this.source.log()
  }
}
