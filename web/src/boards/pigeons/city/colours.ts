// The page's colours for a picture in space: read from the tokens, and read again when the theme changes.

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const watcher = new MutationObserver(update)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
})

const TOKENS = [
  'wall', 'wall-dark', 'roof-1', 'roof-2', 'roof-3', 'roof-4', 'window', 'bird-ink', 'ink', 'wood', 'slab', 'sanguine', 'paper-raised', 'halo-on',
  'seat-madder', 'seat-ochre', 'seat-verdigris', 'seat-lapis', 'seat-mallow', 'seat-neutral', 'wash-dry',
] as const
export type Token = (typeof TOKENS)[number]
export type Colours = Record<Token, string> & { dusk: boolean }

/** Reactive: whoever draws with it draws again when the theme changes. */
export function colours(): Colours {
  subscribe()
  const style = getComputedStyle(document.documentElement)
  const found = Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`).trim().slice(0, 7)])) as Record<Token, string>
  return { ...found, dusk: document.documentElement.dataset.theme === 'dusk' }
}

/** SVG that stands alone: every token in it is replaced by its colour. */
export function painted(svg: string): string {
  const style = getComputedStyle(document.documentElement)
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || 'none')
}
