// What the reader is about to do: half-made choices that nobody else knows of, and that Escape takes back.

import type { View } from '../board'
import { type Aim, FIRST_AIM, aimActions } from './aim'
import type { Choice as Half } from '../../kit/choice'
import { foresight } from './foresight.svelte'
import type { Begun, Mode, Start } from './legal'
import type { Decision, Drop, PigeonsView, Roost } from '../../wire/pigeons'

/** Answers to the decisions of one gesture, sent one by one as the table asks for them. */
type Answers = Partial<Record<Decision, string>>

class Choice implements Begun, Half {
  mode = $state<Mode>('fly')
  start = $state<Start | null>(null)
  roost = $state<Roost | null>(null)
  aim = $state.raw<Aim>(FIRST_AIM)
  /** The line of a drop, -4 to 4, and the steps at which its cubes are let go. */
  line = $state(0)
  releases = $state.raw<readonly number[]>([])
  /** Somebody holds the rod, or a pigeon is crossing: seconds since then. */
  held = $state<number | null>(null)
  answers = $state.raw<Answers | null>(null)

  get open(): boolean {
    return this.answers === null && (this.start !== null || this.roost !== null || this.mode !== 'fly')
  }

  pickMode(mode: Mode): void {
    this.mode = mode
    this.start = null
  }

  pickStart(start: Start): void {
    this.start = this.start === start ? null : start
  }

  pickRoost(roost: Roost): void {
    if (this.roost !== roost) this.aim = FIRST_AIM
    this.roost = roost
  }

  /** Begins the drop that the table asks about: in the middle of the street, in the middle of its lane. */
  prepareDrop({ releases, cubes, drift, width }: Drop): void {
    const step = Math.max(0, Math.min(releases - 1, Math.round((width / 2 - drift) * 8)))
    this.line = 0
    this.releases = Array.from({ length: cubes }, () => step)
  }

  sendFalcon(aim: Aim): void {
    this.answers = { ...(this.roost ? { roost: `roost ${this.roost}` } : {}), ...aimActions(aim) }
  }

  sendCubes(first: string, second: string | undefined): void {
    this.answers = { line: `line ${this.line}`, release: first, ...(second === undefined ? {} : { 'second-release': second }) }
  }

  cancel(): void {
    this.mode = 'fly'
    this.start = this.roost = this.held = this.answers = null
  }

  clear(view: View): void {
    const { decision, drop } = view as PigeonsView
    if (decision && this.answers?.[decision]) return // the next step of one gesture
    this.cancel()
    foresight.forget()
    if (drop) this.prepareDrop(drop)
  }

  /** A gesture that is under way cannot be taken back. */
  back(): void {
    if (this.open) this.cancel()
  }
}

/** The line of a drop in eighths of an inch: as it is being chosen, or as it was. */
export const lineOf = ({ line }: Pick<Drop, 'line'>, decision: Decision | null): number => (decision === 'line' ? choice.line : Math.round(8 * line))

/** One board is on the page at a time. */
export const choice = new Choice()
