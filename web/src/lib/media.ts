/** What the screen and the system are like; each follows its changes. */

import { MediaQuery } from 'svelte/reactivity'

/** Whether there is room for three columns. */
export const wide = new MediaQuery('min-width: 1100px')
/** Whether it is about as wide as a phone. */
export const small = new MediaQuery('max-width: 699px')
export const dark = new MediaQuery('prefers-color-scheme: dark')
export const calm = new MediaQuery('prefers-reduced-motion: reduce')
