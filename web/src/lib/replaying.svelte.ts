/** A game that is looked at again, moment by moment: on its own page, or in a frame of another. */

import { untrack } from 'svelte'
import type { Board } from '../boards/board'
import type { LogEntry, TableInfo } from '../wire/protocol'
import * as api from './api'
import { ReplayGame } from './boardgame.svelte'
import { loadBoard } from './boards'
import { inWords } from './errors'
import { router } from './router.svelte'
import { words } from './words.svelte'

const PACE = 1100 // milliseconds a move

export class Replaying {
  table = $state.raw<TableInfo | null>(null)
  data = $state.raw<api.ReplayData | null>(null)
  board = $state.raw<Board | null>(null)
  wrong = $state('')
  at = $state(0)
  running = $state(false)
  #recordings = $state.raw<Record<string, string>>({})

  readonly last = $derived(Math.max(0, (this.data?.moments.length ?? 1) - 1))
  readonly moment = $derived(this.data?.moments[this.at])
  readonly log = $derived((this.data?.moments ?? []).slice(0, this.at + 1).flatMap((moment) => this.#entriesOf(moment)))
  readonly game = new ReplayGame({
    view: () => this.moment!.view,
    you: () => this.data?.seat ?? null,
    seats: () => this.table?.seats ?? [],
    game: () => this.data?.game ?? '',
    log: () => this.log,
  })
  readonly sentence = $derived(this.moment?.events.length ? this.game.text.event(this.moment.events[0]!, this.game.you) : '')

  /** Made while a component is made: it runs as long as that is shown. */
  constructor(private readonly id: string) {
    $effect(() => {
      if (!this.running) return
      const timer = setInterval(() => {
        if (untrack(() => this.at) >= this.last) this.running = false
        else this.at += 1
      }, PACE)
      return () => clearInterval(timer)
    })
    $effect(() => {
      if (this.data && router.move !== null) untrack(() => this.goTo(router.move!))
    })
  }

  /** Opens the game from a seat; as a spectator where none is named. */
  async open(from: (table: TableInfo) => number | null): Promise<void> {
    try {
      this.table = await api.tableInfo(this.id)
      await this.look(from(this.table))
    } catch (error) {
      this.wrong = inWords(error)
    }
  }

  async look(seat: number | null): Promise<void> {
    try {
      const found = await api.replay(this.id, seat)
      await words.load(found.game)
      this.board ??= await loadBoard(found.game)
      if (found.over && found.moments[0]?.view.options?.refereed) this.#recordings = await api.recordings(this.id)
      this.at = Math.min(this.at, found.moments.length - 1)
      this.data = found
    } catch (error) {
      this.wrong = inWords(error)
    }
  }

  goTo(move: number): void {
    this.running = false
    this.at = Math.max(0, Math.min(this.last, move))
  }

  /** Arrows, Home, End, space: what the scrubber's buttons do. */
  key(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement || document.querySelector('dialog[open]')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to: Record<string, number> = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last, PageUp: this.at - 10, PageDown: this.at + 10 }
    if (event.key in to) this.goTo(to[event.key]!)
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) this.running = !this.running
    else return
    event.preventDefault()
  }

  /** The lines of the log that a moment brought. */
  #entriesOf({ move, events }: api.ReplayMoment): LogEntry[] {
    const line = { version: move + 1, time: '', move }
    const note = this.#recordings[move - 1] // recordings are kept by the number of their action, from 0
    const seen: LogEntry[] = note ? [{ ...line, kind: 'recording', note }] : []
    return [...seen, ...events.map((event) => ({ ...event, ...line, kind: 'event' as const }))]
  }
}
