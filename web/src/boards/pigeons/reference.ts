import type { Gallery } from '../board'
import Flocks from './Flocks.svelte'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'
import Streets from './Streets.svelte'

export default { picture: Picture, parts: { flocks: Flocks, streets: Streets }, scene: Scene } satisfies Gallery
