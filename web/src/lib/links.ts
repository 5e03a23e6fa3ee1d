/** The links that a host has made, kept for this tab: making a new one would put the old one out of use. */

import { linkTo } from './join'

const key = (table: string) => `birdtable links ${table}`

export function linksOf(table: string): Record<number, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<number, string>
  } catch {
    return {}
  }
}

export function keepLink(table: string, seat: number, invitation: string): Record<number, string> {
  const links = { ...linksOf(table), [seat]: linkTo(location.origin, table, seat, invitation) }
  try {
    sessionStorage.setItem(key(table), JSON.stringify(links))
  } catch {
    // It is on the screen all the same.
  }
  return links
}
