/** What tournaments and those who take part in them are called. */

import type { TournamentInfo } from '../wire/protocol'
import { titleOf } from './titles'
import { say } from './words.svelte'

export const tournamentName = ({ name, game }: TournamentInfo): string => name || say('tournament-unnamed', { game: titleOf(game) })

/** An entrant by number: a person by name, a bot by level and number; a bot that plays on for somebody says so. */
export function entrantName({ entrants }: TournamentInfo, number: number): string {
  const { name, level, mine } = entrants[number]!
  if (mine) return `${name || say('guest')} (${say('seat-you')})`
  if (!level) return name || say('guest')
  if (name) return say('seat-stand-in', { name })
  return `${say('sitter-bot', { level: say(`level-${level}`) })} ${number + 1}`
}

/** Points of a tournament as people write them: halves, and else two digits. */
export function pointsInWords(points: number, language: string): string {
  const half = Math.abs((points % 1) - 0.5) < 0.001
  if (half) return `${Math.floor(points) || ''}½`
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points)
}
