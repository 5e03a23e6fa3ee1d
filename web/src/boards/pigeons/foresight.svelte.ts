// What the referee would see of an aim or a drop: asked of the table for exactly what is shown, and never guessed here.

import type { Question } from '../../lib/socket'
import type { Game } from '../board'
import { type Aim, QUARTERS } from './aim'
import type { Vector } from './geometry'
import type { Roost } from '../../wire/pigeons'

export type Outlook = 'void' | 'held' | 'meets' | 'clear'

export interface FlightSeen {
  outlook: Outlook
  thing: string | null
  at: Vector | null
  far: number
  /** What comes of it when hands err. */
  hands?: Record<Outlook, number> & { of: number; at: Vector[] }
}

export interface DropSeen {
  at: Vector
  lost: boolean
  hands?: { of: number; inside: number; lost: number; ellipse: Ellipse; points: [number, number, boolean][] }
}

export interface Ellipse {
  middle: readonly [number, number]
  axes: readonly [readonly [number, number], readonly [number, number]]
}

/** An ellipse as a ring of points. */
export const ringOf = ({ middle: [x, y], axes: [a, b] }: Ellipse): [number, number][] =>
  Array.from({ length: 33 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)]
    return [x + c * a[0] + s * b[0], y + c * a[1] + s * b[1]]
  })

const PAUSE = 45 // milliseconds between two questions
const REST = 160 // that a choice stays before hands that err are tried
const TRIES = 5

export const aimQuestion = (roost: Roost, { azimuth, elevation }: Aim): Question => ({ roost, azimuth: azimuth / QUARTERS, elevation: elevation / QUARTERS })
export const dropQuestion = (line: number, release: number): Question => ({ line, release })

const keyOf = (question: Question): string => JSON.stringify(question)
const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

class Foresight {
  #seen = $state.raw<ReadonlyMap<string, FlightSeen | DropSeen>>(new Map())
  #wanted: readonly Question[] = []
  readonly #asked = new Set<string>()
  #busy = false
  #silent = $state(false)

  /** Whether nobody answers, as in a lesson: then only what the view itself tells can be shown. */
  get silent(): boolean {
    return this.#silent
  }

  flight(question: Question): FlightSeen | null {
    return (this.#seen.get(keyOf(question)) as FlightSeen | undefined) ?? null
  }

  drop(question: Question): DropSeen | null {
    return (this.#seen.get(keyOf(question)) as DropSeen | undefined) ?? null
  }

  /** Asks about what is shown now; what was shown before and not yet asked is not asked any more. */
  look(game: Game, questions: readonly Question[]): void {
    this.#wanted = questions
    if (!this.#busy) void this.#work(game)
  }

  /** The position is another one. */
  forget(): void {
    this.#wanted = []
    if (this.#seen.size) this.#seen = new Map()
  }

  async #work(game: Game): Promise<void> {
    this.#busy = true
    let tries = 0
    while (tries < TRIES) {
      const wanted = this.#wanted
      const next = wanted.find((one) => !this.#seen.has(keyOf(one)))
      if (next) {
        const told = await this.#ask(game, next, next)
        tries = told ? 0 : tries + 1
        await wait(told ? PAUSE : REST)
        continue
      }
      await wait(REST)
      if (this.#wanted !== wanted) continue
      for (const one of wanted) if (!this.#seen.get(keyOf(one))?.hands) void this.#ask(game, one, { ...one, hands: true })
      break
    }
    if (tries === TRIES) this.#silent = true
    this.#busy = false
  }

  /** Asks a question and keeps the answer for what is shown; whether there was one. A question under way is not asked again. */
  async #ask(game: Game, shown: Question, question: Question): Promise<boolean> {
    const key = keyOf(question)
    if (this.#asked.has(key)) return true
    this.#asked.add(key)
    const found = (await game.foresee(question)) as FlightSeen | DropSeen | null
    this.#asked.delete(key)
    if (found) {
      this.#seen = new Map([...this.#seen, [keyOf(shown), found]])
      this.#silent = false
    }
    return found !== null
  }
}

/** One board is on the page at a time. */
export const foresight = new Foresight()
