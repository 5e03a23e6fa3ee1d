/** A lesson as the page plays it: the server knows the rules and keeps nothing, the marks are kept in this browser. */

import { AloneGame } from './alone.svelte'
import * as api from './api'
import { preferences } from './preferences.svelte'
import { slip } from './slip.svelte'
import { literal, Text, type Said } from './text'
import type { LessonState, Sentence } from '../wire/protocol'

export class LessonGame extends AloneGame<LessonState> {
  protected readonly level = 'gentle'
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

  protected reasons(state: LessonState, actions: string[]) {
    return api.lessonWhy(this.game, this.lesson, state.marks, actions)
  }

  #ask(marks: string[], move: string | null): Promise<void> {
    return this.take(api.lesson(this.game, this.lesson, marks, move), (state) => {
      preferences.keepMarks(this.game, this.lesson, this.finished ? [] : state.marks)
      if (this.finished) preferences.markLearned(this.game, this.lesson)
    })
  }
}
