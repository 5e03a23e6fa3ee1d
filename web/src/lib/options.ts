/** The options of a game, as they are offered where people set tables and tournaments. */

import type { GameInfo } from './api'
import type { Text } from './text'
import type { GameOption, OptionValue } from '../wire/protocol'

/** An option, and what is chosen of it, in the game's own words. */
export const optionName = (text: Text, name: string): string => said(text, `option-${name}`, name)
export const choiceName = (text: Text, name: string, choice: OptionValue): string => said(text, `option-${name}-${choice}`, text.name(String(choice)))
const said = (text: Text, message: string, otherwise: string): string => (text.has(message) ? text.say(message) : otherwise)

export type Options = Record<string, OptionValue>

/** Where people look on, something else is usual than where programs play by the thousand. */
const AT_A_TABLE: Options = { refereed: true }
/** Whoever has the first seat begins. */
export const FIRST_SEAT = 'first_seat'

export const usualOf = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map(({ name, default: usual }) => [name, name in AT_A_TABLE ? AT_A_TABLE[name]! : usual]))

/** Those that hold for so many players; who begins is asked for by name. */
export const offeredTo = (game: GameInfo | null, players: number): GameOption[] =>
  (game?.options ?? []).filter((option) => option.players.includes(players) && option.name !== FIRST_SEAT)

/** What is chosen of those that are offered. */
export const chosenOf = (offered: GameOption[], options: Options): Options =>
  Object.fromEntries(offered.map(({ name }) => [name, options[name]!]))
