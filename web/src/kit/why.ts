// Telling why something cannot be done.

import { type Attachment, createAttachmentKey } from 'svelte/attachments'
import type { HTMLButtonAttributes } from 'svelte/elements'
import type { Game } from '../boards/board'

/** Asks the table and shows the reasons beside the piece. Of several tries, the one that fails least is told. */
export async function tellWhy(game: Game, near: Element, actions: string[]): Promise<void> {
  if (!game.live || game.you === null || actions.length === 0) return
  const reasons = Object.values(await game.why(actions.slice(0, 64))).filter((one) => one.length > 0)
  const [clearest] = reasons.sort((a, b) => a.length - b.length)
  if (clearest && near.isConnected) game.explain(near, clearest)
}

const DWELL = 550 // milliseconds on a piece before it begins to speak

/** Tells why when a pointer or the keyboard rests on something that cannot be used. Clicking it tells at once. */
export function whyNot(game: Game, actions: () => string[]): Attachment {
  return (element) => {
    let timer = 0
    const hush = (): void => clearTimeout(timer)
    const forget = (): void => {
      hush()
      timer = 0
    }
    const wait = (event: Event): void => {
      if (timer) return
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      if (event.type === 'focus' && !element.matches(':focus-visible')) return
      timer = setTimeout(() => void tellWhy(game, element, actions()), DWELL) as unknown as number
    }
    // Not when it enters: after a move another piece may come to lie under a pointer that rests.
    element.addEventListener('pointermove', wait)
    element.addEventListener('click', hush)
    element.addEventListener('focus', wait)
    element.addEventListener('pointerleave', forget)
    element.addEventListener('blur', forget)
    return () => {
      forget()
      element.removeEventListener('pointermove', wait)
      element.removeEventListener('click', hush)
      element.removeEventListener('focus', wait)
      element.removeEventListener('pointerleave', forget)
      element.removeEventListener('blur', forget)
    }
  }
}

/**
 * The attributes of a button that does something, or tells why it cannot.
 *
 * `does` is an action to play, or what else happens; null if nothing can be done. `questions` are the actions to ask about.
 * Only clicking tells why while `quiet`.
 */
export function doing(game: Game, does: string | (() => void) | null, questions: () => string[], quiet = false): HTMLButtonAttributes & { 'data-choice'?: string } {
  return {
    type: 'button',
    'aria-disabled': does === null,
    ...(typeof does === 'string' ? { 'data-choice': does } : {}),
    onclick({ currentTarget }) {
      if (does === null) void tellWhy(game, currentTarget, questions())
      else if (typeof does === 'string') game.play(does)
      else does()
    },
    [createAttachmentKey()]: whyNot(game, () => (does === null && !quiet ? questions() : [])),
  }
}
