/** Refusals in words. */

import { Refused } from './api'
import { say } from './words.svelte'

/** The sentence of whatever went wrong. */
export function inWords(error: unknown): string {
  if (!(error instanceof Refused)) return say('error-unknown')
  const message = `error-${error.code}`
  const said = say(message, error.values)
  return said === message ? say('error-unknown') : said
}
