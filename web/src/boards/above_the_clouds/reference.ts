import type { Gallery } from '../board'
import Display from './Display.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'

export default { picture: Picture, parts: { display: Display, hand: Hand }, scene: Scene } satisfies Gallery
