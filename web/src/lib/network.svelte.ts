/** Whether the house can be reached: as the browser says, and as the last request found. */

class Network {
  offline = $state(globalThis.navigator?.onLine === false)

  constructor() {
    globalThis.addEventListener?.('online', () => (this.offline = false)) // tests run without a window
    globalThis.addEventListener?.('offline', () => (this.offline = true))
  }
}

export const network = new Network()
