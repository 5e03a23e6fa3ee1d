/** Every sentence that is read, from Fluent catalogues: the page's own, and those of a game from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { EventEntry, LegalAction, Reason, ToldFact } from '../wire/protocol'

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export type Said = Record<string, unknown>

const HIDDEN = '?'
const WORD = /^[\p{L}\p{N}-]*[\p{L}\p{N}][\p{L}\p{N}-]*$/u

/** Words that are said as they are, such as people's names: nobody called Swift becomes a bird. */
export class Literal {
  constructor(readonly text: string) {}
}
export const literal = (text: string) => new Literal(text)

/** The sentences of one language. */
export class Text {
  private readonly bundle: FluentBundle
  /** What the seats are called, in the third person. */
  private names: string[] = []

  constructor(
    readonly language: Language,
    sources: string[] | FluentBundle,
  ) {
    this.bundle = Array.isArray(sources) ? bundleOf(language, sources) : sources
  }

  /** The same sentences at a table where these people sit. */
  seated(names: string[]): Text {
    const twin = new Text(this.language, this.bundle)
    twin.names = names
    return twin
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  /** A sentence with its arguments filled in; words of the notation become what people call them. */
  say(message: string, values: Said = {}): string {
    const pattern = this.bundle.getMessage(message)?.value
    if (!pattern) return message // shows what is missing; the tests find it before a reader does
    const named: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(values)) named[key] = this.spoken(key, value)
    return this.bundle.formatPattern(pattern, named, [])
  }

  private spoken(key: string, value: unknown): FluentVariable {
    if (typeof value === 'number') return value
    if (value instanceof Literal) return value.text
    if (typeof value === 'string') return key === 'seat' ? value : countOrName(this.name(value))
    return value === null || value === undefined ? '' : String(value)
  }

  /** A word of the notation as people call it. Of a longer word the named beginning is replaced. */
  name(word: string): string {
    if (!WORD.test(word)) return word
    if (word.startsWith('decision-') && this.has(word)) return this.say(word)
    const parts = word.split('-')
    for (let end = parts.length; end > 0; end--) {
      const message = 'name-' + parts.slice(0, end).join('-')
      if (this.has(message)) return [this.say(message), parts.slice(end).join('-')].filter(Boolean).join(' ')
    }
    return word
  }

  /** An action as one of a list of choices. */
  action(legal: LegalAction): string {
    const message = `action-${legal.verb}`
    return this.has(message) ? this.say(message, this.seatNames(legal.args, legal.seats)) : legal.action
  }

  /** An event as a sentence; one that is about the reader speaks to them where the game has such a sentence. */
  event(entry: Pick<EventEntry, 'name' | 'values' | 'seats'>, you: number | null = null): string {
    let message = `event-${entry.name}`
    if (Object.values(entry.values).includes(HIDDEN)) message += '-hidden'
    else if (you !== null && entry.values.seat === String(you) && this.has(`${message}-you`)) message += '-you'
    const words = this.say(message, this.seatNames(entry.values, entry.seats))
    return words.charAt(0).toUpperCase() + words.slice(1)
  }

  /** Who is meant: the people in the seats, or whoever plays without one. */
  private seatNames(values: Said, seats: string[]): Said {
    const said: Said = { ...values }
    for (const key of seats) {
      const value = values[key]
      const name = this.names[Number(value)] ?? (typeof value === 'string' && !/^\d+$/.test(value) ? this.name(value) : undefined)
      if (value !== HIDDEN && name !== undefined) said[key] = literal(name)
    }
    return said
  }

  /** What an action changes; an argument `seat` is a seat. */
  fact(told: Pick<ToldFact, 'message' | 'values'>): string {
    return this.say(told.message, this.seatNames(told.values, ['seat']))
  }

  /** Why something is not allowed; an argument `seat` is a seat. */
  reason(reason: Reason): string {
    return this.say(reason.message, this.seatNames(reason.values, ['seat']))
  }
}

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** Numbers come as text from the log, and plurals need them as numbers. */
function countOrName(word: string): FluentVariable {
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word
}
