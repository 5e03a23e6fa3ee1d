/** The legal actions as a list that can be read and searched. */

import type { LegalAction } from '../wire/protocol'

export interface Choice {
  legal: LegalAction
  words: string
}

export interface Group {
  verb: string
  choices: Choice[]
}

/** Choices by verb, in the order in which the verbs first come up. */
export function grouped(legal: LegalAction[], words: (legal: LegalAction) => string): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const one of legal) {
    const choices = groups.get(one.verb) ?? []
    choices.push({ legal: one, words: words(one) })
    groups.set(one.verb, choices)
  }
  return [...groups].map(([verb, choices]) => ({ verb, choices }))
}

/** Text without case and accents, so that a search finds what is meant. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether all words of a search are in a text. */
export function matches(text: string, search: string): boolean {
  const within = plain(text)
  return plain(search).split(/\s+/).every((word) => within.includes(word))
}

/** The groups with the choices that a search finds. */
export function found(groups: Group[], search: string): Group[] {
  return groups
    .map(({ verb, choices }) => ({
      verb,
      choices: choices.filter(({ legal, words }) => matches(`${words} ${legal.action}`, search)),
    }))
    .filter(({ choices }) => choices.length > 0)
}
