/** The time, as long as something on the page shows it. */

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 1000)
  return () => clearInterval(beat)
})

export const time = {
  get now(): number {
    subscribe()
    return Date.now()
  },
}
