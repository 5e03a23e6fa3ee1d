import type { Board } from '../board'
import Academy from './Academy.svelte'
import Counters from './Counters.svelte'
import Emblem from './Emblem.svelte'
import Main from './Main.svelte'
import { sideName } from './names'
import { prompt } from './prompt'
import { points } from './reading'
import Status from './Status.svelte'
import Supply from './Supply.svelte'
import Tally from './Tally.svelte'
import type { WatcherView } from '../../wire/birdwatcher'

export default {
  main: Main, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: { left: { tally: Tally, insects: Supply }, right: { academy: Academy } },
  rivals(game) {
    const crew = (game.view as WatcherView).points.crew
    return crew ? [{ name: sideName(game, 'crew'), points: crew.total }] : []
  },
  points: (game, seat) => points(game.view, seat),
  worth: points,
} satisfies Board
