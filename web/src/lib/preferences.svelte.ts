/** What a reader has chosen, kept in this browser. */

import { calm, dark } from './media'
import { LANGUAGES, type Language } from './text'

export type Theme = 'system' | 'day' | 'dusk'

const KEY = 'birdtable'

interface Kept {
  language?: Language
  theme?: Theme
  sound?: boolean
  guide?: boolean
  flatPlan?: boolean
  lag?: number
  seen?: string[]
  openTables?: string[]
  /** Lessons that were done, and how far those are that were begun, by "game lesson". */
  learned?: string[]
  marks?: Record<string, string[]>
  /** Puzzles that were solved, by "game puzzle", and the days whose puzzle was. */
  solved?: string[]
  days?: string[]
}

/** What follows a person to their other devices; a screen's lag and a table's curtain do not. */
export type Shared = Pick<Kept, 'language' | 'theme' | 'sound' | 'guide' | 'flatPlan' | 'seen' | 'learned' | 'marks'>

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {} // a browser that keeps nothing, or a damaged entry: the defaults do
  }
}

function usualLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

class Preferences {
  #kept = $state<Kept>(load())

  get language(): Language {
    return this.#kept.language ?? usualLanguage()
  }
  set language(language: Language) {
    this.#keep({ language })
  }

  get theme(): Theme {
    return this.#kept.theme ?? 'system'
  }
  set theme(theme: Theme) {
    this.#keep({ theme })
  }

  get dusk(): boolean {
    return this.theme === 'system' ? dark.current : this.theme === 'dusk'
  }

  get calm(): boolean {
    return calm.current
  }

  get sound(): boolean {
    return this.#kept.sound ?? false
  }
  set sound(sound: boolean) {
    this.#keep({ sound })
  }
  /** Whether somebody has said yes or no to it. */
  get soundOffered(): boolean {
    return this.#kept.sound !== undefined
  }

  get guide(): boolean {
    return this.#kept.guide ?? true
  }
  set guide(guide: boolean) {
    this.#keep({ guide })
  }

  /** Whether boards that can be seen in space are shown as a flat plan; undefined leaves it to the screen. */
  get flatPlan(): boolean | undefined {
    return this.#kept.flatPlan
  }
  set flatPlan(flatPlan: boolean | undefined) {
    this.#keep({ flatPlan })
  }

  /** How many milliseconds later than meant this reader's presses arrive: screen, hand and key together. */
  get lag(): number {
    return this.#kept.lag ?? 0
  }
  set lag(lag: number) {
    this.#keep({ lag })
  }

  /** Whether a card of the first-game guide was read before. */
  seen(card: string): boolean {
    return this.#kept.seen?.includes(card) ?? false
  }

  markSeen(card: string): void {
    if (!this.seen(card)) this.#keep({ seen: [...(this.#kept.seen ?? []), card] })
  }

  forgetSeen(): void {
    this.#keep({ seen: [], guide: true })
  }

  /** Whether a lesson was done to its end. */
  learned(game: string, lesson: string): boolean {
    return this.#kept.learned?.includes(`${game} ${lesson}`) ?? false
  }

  markLearned(game: string, lesson: string): void {
    if (!this.learned(game, lesson)) this.#keep({ learned: [...(this.#kept.learned ?? []), `${game} ${lesson}`] })
  }

  /** Whether any lesson of a game was done. */
  taught(game: string): boolean {
    return this.#kept.learned?.some((lesson) => lesson.startsWith(`${game} `)) ?? false
  }

  /** How far a lesson is that was begun. */
  marksOf(game: string, lesson: string): string[] {
    return this.#kept.marks?.[`${game} ${lesson}`] ?? []
  }

  keepMarks(game: string, lesson: string, marks: string[]): void {
    const { [`${game} ${lesson}`]: _, ...others } = this.#kept.marks ?? {}
    this.#keep({ marks: marks.length ? { ...others, [`${game} ${lesson}`]: marks } : others })
  }

  /** Whether a puzzle was solved. */
  solved(game: string, puzzle: string): boolean {
    return this.#kept.solved?.includes(`${game} ${puzzle}`) ?? false
  }

  markSolved(game: string, puzzle: string): void {
    if (!this.solved(game, puzzle)) this.#keep({ solved: [...(this.#kept.solved ?? []), `${game} ${puzzle}`] })
  }

  /** The days whose puzzle was solved, as far as a row of them may still be counted. */
  get days(): readonly string[] {
    return this.#kept.days ?? []
  }

  markDay(day: string): void {
    if (!this.days.includes(day)) this.#keep({ days: [...this.days, day].slice(-400) })
  }

  /** Whether the people at this table play with open hands, without a curtain. */
  openHands(table: string): boolean {
    return this.#kept.openTables?.includes(table) ?? false
  }

  playOpenHands(table: string): void {
    this.#keep({ openTables: [...(this.#kept.openTables ?? []), table].slice(-50) })
  }

  get shared(): Shared {
    const { language, theme, sound, guide, flatPlan, seen, learned, marks } = this.#kept
    return { language, theme, sound, guide, flatPlan, seen, learned, marks }
  }

  /** Takes over what another device has kept: its choices, and what was read and learned on either. */
  take(shared: Shared): void {
    const both = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])]
    const { seen, learned, marks } = this.#kept
    this.#keep({ ...shared, seen: both(seen, shared.seen), learned: both(learned, shared.learned), marks: { ...marks, ...shared.marks } })
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }
}

export const preferences = new Preferences()
