import type { Board } from '../board'
import Counters from './Counters.svelte'
import Display from './Display.svelte'
import Emblem from './Emblem.svelte'
import Hand from './Hand.svelte'
import Known from './Known.svelte'
import Main from './Main.svelte'
import Nest from './Nest.svelte'
import NextBirds from './NextBirds.svelte'
import { prompt } from './prompt'
import Status from './Status.svelte'

import { landingOf } from './forecast'
import type { CloudsView } from '../../wire/above_the_clouds'

export default {
  worth: (view, seat) => (view.scores[seat] ?? 0) + (view.over ? 0 : landingOf(view as CloudsView, seat).points),
  main: Main, hand: Hand, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: { left: { nest: Nest, next: NextBirds }, right: { display: Display, known: Known } },
} satisfies Board
