// The Fowl Play deck as its backs tell it.

/** Runs of equal backs from the top: six of Tier 1, a Bird-tastrophe, and so on; null stands for a back that one does not know. */
export function runs<Back>(backs: readonly Back[]): { tier: Back; count: number }[] {
  const found: { tier: Back; count: number }[] = []
  for (const tier of backs) {
    const last = found.at(-1)
    if (last && last.tier === tier) last.count += 1
    else found.push({ tier, count: 1 })
  }
  return found
}
