/** The one paper slip that tells why something cannot be done, and the rules drawer that it leads to. */

import type { Reason } from '../wire/protocol'

class Slip {
  near = $state.raw<Element | null>(null)
  reasons = $state.raw<Reason[]>([])

  show(near: Element, reasons: Reason[]): void {
    if (reasons.length === 0) return
    this.near = near
    this.reasons = reasons
  }

  hide(): void {
    this.near = null
    this.reasons = []
  }
}

class RulesDrawer {
  open = $state(false)
  clause = $state<string | null>(null)

  show(clause: string | null = null): void {
    this.clause = clause
    this.open = true
  }
}

export const slip = new Slip()
export const drawer = new RulesDrawer()
