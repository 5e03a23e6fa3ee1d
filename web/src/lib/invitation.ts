/** The invitation that a link brought along. */

import { readFragment } from './join'

export interface Invited {
  /** None: any free one. */
  seat: number | null
  invitation: string
}

const key = (table: string) => `birdtable invitation ${table}`

/** Takes the invitation out of the address, so that it is not shared by accident; a reload still finds it. */
export function takeInvitation(table: string): Invited | null {
  const { seat, invitation } = readFragment(location.hash)
  if (invitation) {
    history.replaceState(history.state, '', location.pathname)
    sessionStorage.setItem(key(table), JSON.stringify({ seat, invitation }))
  }
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Invited | null
  } catch {
    return null
  }
}

export function forgetInvitation(table: string): void {
  sessionStorage.removeItem(key(table))
}
