/** How many days in a row the daily puzzle was solved, up to today or, as today is not over yet, to yesterday. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days)
  const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  let day = solved.has(today) ? today : before(today)
  let count = 0
  for (; solved.has(day); day = before(day)) count++
  return count
}
