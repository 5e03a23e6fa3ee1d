// Washes are thinned towards warm paper and deepened towards violet ink.
import { lerp } from './curves'

export const LIGHT = '#fff8e8'
export const DEEP = '#2a2140'

const channels = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** Two hex colours mixed; t = 0 gives the first. */
export function mix(first: string, second: string, t: number): string {
  const [a, b] = [channels(first), channels(second)]
  return '#' + a.map((v, i) => Math.round(lerp(v, b[i]!, t)).toString(16).padStart(2, '0')).join('')
}
