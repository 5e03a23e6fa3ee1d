/** What a page asks of the house: whether it still waits for the answer, and in words what was done or went wrong. */

import { inWords } from './errors'

export class Errand {
  busy = $state(false)
  done = $state('')
  wrong = $state('')

  /** One at a time; whoever sends a form names the event, so that the page stays. */
  async run(work: () => Promise<unknown>, event?: SubmitEvent): Promise<void> {
    event?.preventDefault()
    if (this.busy) return
    this.busy = true
    this.done = this.wrong = ''
    try {
      await work()
    } catch (error) {
      this.wrong = inWords(error)
    }
    this.busy = false
  }
}
