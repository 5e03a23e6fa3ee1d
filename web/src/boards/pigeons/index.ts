import type { Board } from '../board'
import Counters from './Counters.svelte'
import Emblem from './Emblem.svelte'
import Flocks from './Flocks.svelte'
import Main from './Main.svelte'
import Moments from './Moments.svelte'
import { prompt } from './prompt'
import Status from './Status.svelte'
import Streets from './Streets.svelte'
import type { PigeonsView } from '../../wire/pigeons'

export default {
  main: Main, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: [
    { id: 'flocks', title: 'board-flocks', side: 'left', component: Flocks },
    { id: 'streets', title: 'board-streets', side: 'right', component: Streets },
    { id: 'moments', title: 'board-moments', side: 'left', component: Moments },
  ],
  points: (game, seat) => (game.view as PigeonsView).seats[seat]?.total ?? 0,
  worth: (view, seat) => (view as PigeonsView).seats[seat]?.total ?? 0,
} satisfies Board
