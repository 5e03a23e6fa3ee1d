// The bird kit draws a bird from a declaration: `side` standing or perched, `flight` seen from above.

export { flight } from './kit/flight'
export { side } from './kit/side'
export type { Picture } from './kit/drawing'
export type { Species } from './kit/species'
