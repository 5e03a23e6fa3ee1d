// The line and halo of the birds in the theme that is shown now.

import { createSubscriber } from 'svelte/reactivity'

export interface BirdInk {
  ink: string
  /** Round a bird on bare paper, and on a wash. */
  halo: string
  haloOnWash: string
}

const subscribe = createSubscriber((update) => {
  const watcher = new MutationObserver(update)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
})

/** Reactive: whoever draws with it draws again when the theme changes. */
export function birdInk(): BirdInk {
  subscribe()
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(name).trim() || 'transparent'
  return { ink: token('--bird-ink'), halo: token('--bird-halo'), haloOnWash: token('--halo-on') }
}
