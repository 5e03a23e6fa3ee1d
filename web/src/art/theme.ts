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

const inks = new Map<string | undefined, BirdInk>()

/** Reactive: whoever draws with it draws again when the theme changes. Read once a theme, as reading makes the browser lay out the page. */
export function birdInk(): BirdInk {
  subscribe()
  const { theme } = document.documentElement.dataset
  const known = inks.get(theme) ?? read()
  inks.set(theme, known)
  return known
}

function read(): BirdInk {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(name).trim() || 'transparent'
  return { ink: token('--bird-ink'), halo: token('--bird-halo'), haloOnWash: token('--halo-on') }
}
