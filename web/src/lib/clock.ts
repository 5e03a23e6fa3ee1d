/** The clocks that can be chosen when a table is set. */

import type { ClockPlan } from '../wire/commands'

const MINUTE = 60
const DAY = 86_400

/** By the word of the choice; `none` is the living room's. */
export const CLOCKS = {
  none: null,
  'live-5': { kind: 'live', seconds: 5 * MINUTE, increment: 5 },
  'live-15': { kind: 'live', seconds: 15 * MINUTE, increment: 10 },
  'live-45': { kind: 'live', seconds: 45 * MINUTE, increment: 20 },
  'days-1': { kind: 'days', seconds: DAY, increment: 0 },
  'days-3': { kind: 'days', seconds: 3 * DAY, increment: 0 },
  'days-7': { kind: 'days', seconds: 7 * DAY, increment: 0 },
} as const
export type ClockWord = keyof typeof CLOCKS
export type TimeUp = NonNullable<ClockPlan['time_up']>

export function clockPlan(word: ClockWord, timeUp: TimeUp): ClockPlan | null {
  const chosen = CLOCKS[word]
  return chosen && { ...chosen, time_up: timeUp }
}

/** What a clock is called; its numbers are in the sentence. */
export function clockName(clock: { kind: 'live' | 'days'; seconds: number; increment: number } | null): { message: string; values: Record<string, number> } {
  if (!clock) return { message: 'clock-none', values: {} }
  if (clock.kind === 'days') return { message: 'clock-days', values: { days: Math.round(clock.seconds / DAY) } }
  return { message: 'clock-live', values: { minutes: Math.round(clock.seconds / MINUTE), seconds: clock.increment } }
}

/** How long a seat may still think; null without a clock. */
export function timeLeft(seat: { left: number | null; due: string | null }, now: number): number | null {
  return seat.due ? Math.max(0, (Date.parse(seat.due) - now) / 1000) : seat.left
}
