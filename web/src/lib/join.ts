/** What somebody pastes or types to join: a link, a short code, or the name of a table. */

export interface Invitation {
  table: string
  seat: number | null
  invitation: string | null
}

const SHORT = /^[A-HJ-NP-Z2-9]{3}[\s-]?[A-HJ-NP-Z2-9]{3}$/i
const ID = /^[A-Za-z0-9_-]{4,64}$/

/** The fragment of a link that invites to a seat. A fragment never reaches a server, its logs or a referrer. */
export function fragmentOf(seat: number, invitation: string): string {
  return `#${new URLSearchParams({ seat: String(seat + 1), invitation })}`
}

/** The fragment that brings a short code to its table: any free seat will do. */
export const codeFragment = (code: string): string => `#${new URLSearchParams({ invitation: code })}`

export function linkTo(origin: string, table: string, seat: number, invitation: string): string {
  return `${origin}/t/${table}${fragmentOf(seat, invitation)}`
}

export function readFragment(fragment: string): { seat: number | null; invitation: string | null } {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const seat = Number(parts.get('seat') ?? NaN) - 1
  return { seat: Number.isInteger(seat) && seat >= 0 ? seat : null, invitation: parts.get('invitation') }
}

/** Whether something is a short code, which only the server can read. */
export const isShortCode = (typed: string): boolean => SHORT.test(typed.trim())

/** The short code of a table, as it is said across a room. */
export const spelled = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`

/** Reads a link, or a table's id with or without a fragment; null if it is neither. */
export function readCode(pasted: string): Invitation | null {
  const [path = '', fragment = ''] = pasted.trim().split('#')
  const id = path.match(/\/t\/([^/?]+)/)?.[1] ?? path.trim()
  return ID.test(id) ? { table: id, ...readFragment(fragment) } : null
}
