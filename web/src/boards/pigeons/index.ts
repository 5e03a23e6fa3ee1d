import type { Board } from '../board'
import Counters from './Counters.svelte'
import Emblem from './Emblem.svelte'
import Flocks from './Flocks.svelte'
import Main from './Main.svelte'
import Moments from './Moments.svelte'
import { best, momentsOf } from './moments'
import { prompt } from './prompt'
import { points } from './reading'
import Status from './Status.svelte'
import Streets from './Streets.svelte'

export default {
  main: Main, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: { left: { flocks: Flocks, moments: Moments }, right: { streets: Streets } },
  highlight: (game) => best(momentsOf(game.log), 1)[0]?.move ?? null,
  points: (game, seat) => points(game.view, seat),
  worth: points,
} satisfies Board
