/** Who came where. */

export interface Rank {
  seat: number
  place: number
  points: number
  won: boolean
}

/** Seats from the first to the last; winners first, since games break ties in ways of their own. */
export function ranks(scores: number[], winners: number[]): Rank[] {
  const sorted = scores
    .map((points, seat) => ({ seat, points, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points || a.seat - b.seat)
  return sorted.map((one, at) => {
    const level = sorted.findIndex((other) => other.won === one.won && other.points === one.points)
    return { ...one, place: Math.min(at, level) + 1 }
  })
}
