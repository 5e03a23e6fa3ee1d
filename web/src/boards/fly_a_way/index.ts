import type { Board } from '../board'
import Counters from './Counters.svelte'
import Decks from './Decks.svelte'
import Emblem from './Emblem.svelte'
import Hand from './Hand.svelte'
import Main from './Main.svelte'
import { prompt } from './prompt'
import Roost from './Roost.svelte'
import SavedBirds from './SavedBirds.svelte'
import Status from './Status.svelte'

export default {
  main: Main, hand: Hand, emblem: Emblem, counters: Counters, status: Status, prompt,
  panels: { left: { saved: SavedBirds, decks: Decks }, right: { roost: Roost } },
} satisfies Board
