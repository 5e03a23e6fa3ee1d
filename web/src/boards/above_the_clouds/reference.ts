import type { Gallery } from '../board'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'

export default { picture: Picture, scene: Scene } satisfies Gallery
