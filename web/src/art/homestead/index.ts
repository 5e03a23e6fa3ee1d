// The picture of each of the 24 locations, by its name in the notation. Drawn once a page.

import { beehive, cornfield, countryHouse, doghouse, foxsDen, hawksNest, owlBarn, parkBench, thornBush } from './homes'
import { birdbath, earlyBird, feeder, hangingNest, highPerch, overstuffed, powerLines, rookery, statue } from './specials'
import { ash, birch, elm, maple, oak, pine } from './trees'

const SCENES: Record<string, () => string> = {
  birch, ash, elm, oak, pine, maple,
  doghouse, 'country-house': countryHouse, 'hawks-nest': hawksNest, 'foxs-den': foxsDen, cornfield,
  'thorn-bush': thornBush, 'owl-barn': owlBarn, beehive, 'park-bench': parkBench,
  'early-bird': earlyBird, rookery, birdbath, feeder, statue,
  'high-perch': highPerch, 'power-lines': powerLines, 'hanging-nest': hangingNest, overstuffed,
}

export const LOCATIONS = Object.keys(SCENES)

const drawn = new Map<string, string>()

/** The scene of a location as SVG children, to be cut to its hexagon. */
export function scene(location: string): string {
  const known = drawn.get(location)
  if (known !== undefined) return known
  const made = SCENES[location]?.() ?? ''
  drawn.set(location, made)
  return made
}

export { hexagon, RADIUS } from './hexagon'
