/** Who the reader is, as the server knows them, and what follows them to their other devices. */

import { keepSettings, me as fetchMe, renameMe, settings, type Me as Known } from './api'
import { preferences, type Shared } from './preferences.svelte'

const SETTLED = 1500 // milliseconds after the last change until it is sent

class Me {
  name = $state('')
  /** Whether they can come back from another device. */
  kept = $state(false)
  #known: Promise<void> | null = null
  #stop: (() => void) | null = null

  /** Asks once. After it the browser has the guest's cookie, without which no socket opens. */
  known(): Promise<void> {
    this.#known ??= fetchMe().then(
      (me) => this.is(me),
      () => void (this.#known = null), // the server is away: whoever needs it says so and asks again
    )
    return this.#known
  }

  /** Another name, if there is one and it is another. */
  async rename(name: string): Promise<void> {
    if (name && name !== this.name) this.name = (await renameMe(name)).name
  }

  /** The reader is this person now. */
  is({ name, kept }: Known): void {
    this.name = name
    this.kept = kept
    this.#stop?.()
    this.#stop = null
    if (kept) void this.#follow()
  }

  /** Takes over what the other devices have kept, and from then on tells them what changes here. */
  async #follow(): Promise<void> {
    const found = await settings().catch(() => null)
    if (!found || !this.kept || this.#stop) return
    preferences.take(found.settings as Shared)
    let sent = JSON.stringify(found.settings)
    this.#stop = $effect.root(() => {
      $effect(() => {
        const now = JSON.stringify(preferences.shared)
        if (now === sent) return
        const later = setTimeout(() => {
          sent = now
          keepSettings(preferences.shared as Record<string, unknown>).catch(() => (sent = ''))
        }, SETTLED)
        return () => clearTimeout(later)
      })
    })
  }
}

export const me = new Me()
