import type { Board } from '../board'
import Counters from './Counters.svelte'
import Emblem from './Emblem.svelte'
import Fountain from './Fountain.svelte'
import Main from './Main.svelte'
import Objectives from './Objectives.svelte'
import { prompt } from './prompt'
import Status from './Status.svelte'
import Supply from './Supply.svelte'
import Track from './Track.svelte'

import { places } from './reading'
import type { PerchView } from '../../wire/perch'

export default {
  worth: (view, seat) => (view.scores[seat] ?? 0) + (view.over ? 0 : places(view as PerchView).flatMap(({ stacks }) => stacks).reduce((sum, stack) => sum + (stack.seat === seat ? stack.scores : 0), 0)),
  main: Main, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: { left: { objectives: Objectives, track: Track, supply: Supply }, right: { fountain: Fountain } },
} satisfies Board
