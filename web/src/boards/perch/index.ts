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

export default {
  main: Main, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: [
    { id: 'fountain', title: 'board-fountain', side: 'right', component: Fountain },
    { id: 'objectives', title: 'board-objectives', side: 'left', component: Objectives },
    { id: 'track', title: 'board-track', side: 'left', component: Track },
    { id: 'supply', title: 'board-supply', side: 'left', component: Supply },
  ],
} satisfies Board
