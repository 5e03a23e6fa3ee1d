/** Whether the house can be reached: as the browser says, and as the last request found. */

class Network {
  offline = $state(!navigator.onLine)

  constructor() {
    addEventListener('online', () => (this.offline = false))
    addEventListener('offline', () => (this.offline = true))
  }
}

export const network = new Network()
