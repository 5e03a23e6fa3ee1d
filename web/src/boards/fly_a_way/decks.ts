// The Fowl Play deck as its backs tell it.

/** Runs of equal backs from the top: six of Tier 1, a Bird-tastrophe, and so on. */
export function runs(backs: readonly string[]): { tier: string; count: number }[] {
  const found: { tier: string; count: number }[] = []
  for (const tier of backs) {
    const last = found.at(-1)
    if (last?.tier === tier) last.count += 1
    else found.push({ tier, count: 1 })
  }
  return found
}
