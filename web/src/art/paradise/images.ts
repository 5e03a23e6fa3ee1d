// Each plate is painted once a theme and kept as an image: a table of journals shows eighty of them.

import { type Paradise, HEIGHT, WIDTH, plate } from './plates'

const images = new Map<string, string>()

/** The address of a plate with the page's tokens as they are now; `theme` is a word for these. */
export function plateImage(word: Paradise, theme: string): string {
  const key = `${word} ${theme}`
  const known = images.get(key)
  if (known !== undefined) return known
  const style = getComputedStyle(document.documentElement)
  const token = (name: string): string => style.getPropertyValue(name).trim() || 'transparent'
  const svg = painted(plate(word), token)
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  images.set(key, url)
  return url
}

/** The same drawing with colours in the place of tokens. On a wash every bird has its halo. */
export function painted(svg: string, token: (name: string) => string): string {
  return svg.replaceAll('var(--bird-halo)', 'var(--halo-on)').replace(/var\((--[\w-]+)\)/g, (_, name: string) => token(name))
}
