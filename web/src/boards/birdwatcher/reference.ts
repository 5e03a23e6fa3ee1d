import type { Gallery } from '../board'
import Academy from './Academy.svelte'
import Picture from './Picture.svelte'
import Scene from './Scene.svelte'
import Table from './Table.svelte'

export default { picture: Picture, parts: { table: Table, academy: Academy }, scene: Scene } satisfies Gallery
