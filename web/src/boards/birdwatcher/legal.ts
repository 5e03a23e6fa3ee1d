// What can be done now, sorted by the piece that it is done with.

import { all } from '../../kit/legal'
import type { LegalAction } from '../../wire/protocol'
import type { Activity, BirdWord, Side, Space, WatcherView } from '../../wire/birdwatcher'

/** The verb that an activity begins with. */
export const VERB: Record<Activity, string> = { photo: 'startle', call: 'call', run: 'run', zoom: 'zoom', publish: 'publish' }

/** Where a bird of the tree may be startled to, and the action that does it. */
export function landings(legal: readonly LegalAction[], bird: BirdWord): Map<Space, string> {
  return new Map(all(legal, 'startle').filter(({ args }) => args.bird === bird).map(({ args, action }) => [args.space!, action]))
}

/** Actions to ask about when an activity cannot be begun: the one that fails least tells why. */
export function examples(activity: Activity, view: WatcherView, you: Side): string[] {
  const own = view.trees[you]?.birds ?? []
  switch (activity) {
    case 'photo':
      return Object.keys(view.clearing).map((space) => `startle ${own[0] ?? 'blue'} ${space}`)
    case 'call': {
      const shown = [...Object.keys(view.answering), ...Object.keys(view.box.species)]
      return [...new Set(shown)].slice(0, 20).map((species) => `call ${species}`)
    }
    case 'run':
      return ['run']
    case 'zoom': {
      const others = Object.entries(view.trees).filter(([side]) => side !== you)
      const birds = others.flatMap(([side, tree]) => tree.birds.map((bird) => `zoom ${side} ${bird}`))
      return birds.length ? birds : others.map(([side]) => `zoom ${side} blue`)
    }
    case 'publish': {
      const papers = view.academy.filter((paper) => paper !== null)
      return papers.length ? papers.map((paper) => `publish ${paper}`) : ['publish field-monograph']
    }
  }
}
