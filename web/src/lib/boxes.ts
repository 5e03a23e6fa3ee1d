/** Achievements in words. */

import type { Text } from './text'

/** A box as people call it: `box-<box>`, or the message of its beginning with the rest as name or number. */
export function boxInWords(box: string, text: Text): string {
  if (text.has(`box-${box}`)) return text.say(`box-${box}`)
  const parts = box.split('-')
  for (let end = parts.length - 1; end > 0; end--) {
    const message = `box-${parts.slice(0, end).join('-')}`
    const rest = parts.slice(end).join('-')
    if (text.has(message)) return text.say(message, { name: rest, number: rest })
  }
  return box
}

/** Boxes that belong together, such as 1, 2, 3 and 4 hybrids: those whose names begin alike, in their order. */
export function rowsOf(boxes: string[]): string[][] {
  const rows: string[][] = []
  for (const box of boxes) {
    const stem = stemOf(box)
    const row = rows.at(-1)
    if (row && stem && stemOf(row[0]!) === stem) row.push(box)
    else rows.push([box])
  }
  return rows
}

function stemOf(box: string): string | null {
  if (box.startsWith('set-')) return 'set'
  if (box.startsWith('beat-')) return 'beat'
  return /^(.*)-\d+$/.exec(box)?.[1] ?? null
}
