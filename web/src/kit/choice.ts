/** What the reader is about to do: half-made choices that nobody else knows of. Each board has one, with what only it has. */

import type { View } from '../boards/board'

export interface Choice {
  /** Whether something was begun. */
  readonly open: boolean
  /** Takes back what was begun. */
  cancel(): void
  /** The position has changed: nothing that was begun holds any more. */
  clear(view: View): void
  /** What Escape does, where that is more than to cancel. */
  back?(): void
}
