/** The first game after the lessons: against one gentle bot, set as the game is at its simplest. */

import * as api from './api'
import { me } from './me.svelte'
import { settle } from './settle'
import { say } from './words.svelte'
import type { OptionValue } from '../wire/protocol'

/** What a beginner is better off with, in the games that offer it. */
const SIMPLE: Record<string, OptionValue> = { objectives: false, homestead: 'first-game', refereed: true }

/** Sets the table and sits down; the address of the table. */
export async function firstGame(game: string): Promise<string> {
  const found = (await api.games()).find(({ name }) => name === game)
  const options = Object.fromEntries(
    (found?.options ?? []).map(({ name, default: usual, choices }) => [name, name in SIMPLE && choices.includes(SIMPLE[name]!) ? SIMPLE[name]! : usual]),
  )
  const table = await api.setTable({ game, options, seats: [{ kind: 'me', name: me.name || say('seat-person', { number: 1 }) }, { kind: 'bot', level: 'gentle' }], listed: false })
  await settle(table)
  return `/t/${table.id}`
}
