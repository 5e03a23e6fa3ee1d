/** A lesson as the page plays it: the server knows the rules and keeps nothing, the marks are kept in this browser. */

import type { Consequence, Game } from '../boards/board'
import * as api from './api'
import { Shown } from './boardgame.svelte'
import { preferences } from './preferences.svelte'
import { slip } from './slip.svelte'
import { literal, Text, type Said } from './text'
import type { LegalAction, LessonState, LogEntry, Reason, SeatInfo, Sentence, View } from '../wire/protocol'

export class LessonGame extends Shown implements Game {
  readonly live = true
  state = $state.raw<LessonState | null>(null)
  refusal = $state.raw<api.Refused | null>(null)
  busy = $state(false)
  /** The sentences of the lessons, once they are here in the reader's language. */
  sentences = $state.raw<Text | null>(null)

  constructor(
    protected readonly game: string,
    readonly lesson: string,
  ) {
    super()
    void this.#ask(preferences.marksOf(game, lesson), null)
  }

  /** Fetches the sentences; again when the language changes. */
  async read(): Promise<void> {
    const { language } = preferences
    const catalogue = await api.lessonCatalogue(language, this.game)
    if (language === preferences.language) this.sentences = new Text(language, [catalogue])
  }

  say(sentence: Sentence): string {
    const named: Said = {}
    for (const [key, value] of Object.entries(sentence.values)) named[key] = typeof value === 'string' ? literal(this.text.name(value)) : value
    return this.sentences?.has(sentence.message) ? this.sentences.say(sentence.message, named) : this.text.say(sentence.message, named)
  }

  protected get sitting(): SeatInfo[] {
    return Array.from({ length: this.state?.view.players ?? 0 }, (_, seat): SeatInfo => {
      const mine = seat === this.you
      return { seat, kind: mine ? 'person' : 'bot', name: '', level: mine ? null : 'gentle', mine, here: true, reserved: false, seconds: 0, left: null, due: null, muted: false }
    })
  }
  get view(): View {
    return this.state!.view // boards are shown only once the lesson is there
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
  get finished(): boolean {
    return this.state !== null && this.state.step >= this.state.steps
  }

  play(action: string): void {
    slip.hide()
    if (this.state && !this.busy) void this.#ask(this.state.marks, action)
  }

  /** On to the next step. */
  goOn(): void {
    if (this.state?.reached && !this.busy) void this.#ask(this.state.marks, '')
  }

  /** From its first step again. */
  again(): void {
    void this.#ask([], null)
  }

  async why(actions: string[]): Promise<Record<string, Reason[]>> {
    if (!this.state || actions.length === 0) return {}
    try {
      return (await api.lessonWhy(this.game, this.lesson, this.state.marks, actions.slice(0, 64))).reasons
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      return {}
    }
  }

  foresee(): Promise<unknown> {
    return Promise.resolve(null)
  }

  whatIf(): Promise<Consequence | null> {
    return Promise.resolve(null)
  }

  async #ask(marks: string[], move: string | null): Promise<void> {
    this.busy = true
    try {
      this.state = await api.lesson(this.game, this.lesson, marks, move)
      this.refusal = null
      preferences.keepMarks(this.game, this.lesson, this.finished ? [] : this.state.marks)
      if (this.finished) preferences.markLearned(this.game, this.lesson)
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.refusal = error
    } finally {
      this.busy = false
    }
  }
}
