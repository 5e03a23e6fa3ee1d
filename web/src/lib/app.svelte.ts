/** The page as an installed app: its service worker, calls when it is your turn, and the badge. */

import * as api from './api'
import { preferences } from './preferences.svelte'

class App {
  #worker: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null)

  /** Lets the worker keep what this page was made of, so that it opens without a network. */
  start(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
    this.#worker = navigator.serviceWorker.register('/worker.js').then(
      (worker) => worker,
      () => null, // a browser that keeps nothing: the page works without
    )
    addEventListener('load', () => void this.#keep())
    if (document.readyState === 'complete') void this.#keep()
  }

  async #keep(): Promise<void> {
    if (!(await this.#worker)) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ type: 'keep', files: files.filter((file) => file.startsWith('/assets/')) })
  }

  // ------------------------------------------------------------------ calls

  readonly canCall = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

  async #push(): Promise<PushManager | null> {
    return (await this.#worker)?.pushManager ?? null
  }

  /** Whether this browser is called when it is the reader's turn. */
  async called(): Promise<boolean> {
    return !!(await (await this.#push())?.getSubscription())
  }

  /** Asks to be called in this browser; false if the reader, or the browser, would rather not. */
  async call(key: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false
    await navigator.serviceWorker.ready
    const made = await (await this.#push())?.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null)
    const { endpoint, keys } = made?.toJSON() ?? {}
    if (!endpoint || !keys?.p256dh || !keys.auth) return false
    await api.addPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language: preferences.language })
    return true
  }

  async callNoMore(): Promise<void> {
    const subscription = await (await this.#push())?.getSubscription()
    if (!subscription) return
    await api.dropPush(subscription.endpoint)
    await subscription.unsubscribe()
  }

  /** The number on the app's icon: how many tables wait for the reader. */
  badge(tables: { your_move: boolean }[]): void {
    const waiting = tables.filter(({ your_move }) => your_move).length
    if ('setAppBadge' in navigator) void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
  }
}

export const app = new App()
