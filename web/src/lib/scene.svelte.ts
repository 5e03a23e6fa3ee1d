/** A scene of the rulebook as boards see it: a position at which one thing is about to be done, and nothing answers. */

import type { BoardSeat, Game } from '../boards/board'
import type { LegalAction, LogEntry, Scene, View } from '../wire/protocol'
import { Still } from './still'
import type { Text } from './text'
import { words } from './words.svelte'

export class SceneGame extends Still implements Game {
  readonly live = false
  readonly calm = true
  readonly log: readonly LogEntry[] = []
  readonly seats: BoardSeat[]

  constructor(
    private readonly scene: Scene,
    readonly view: View,
    readonly legal: LegalAction[],
  ) {
    super()
    this.seats = scene.names.map((name, seat) => ({ seat, kind: 'person', name, displayName: name, level: null, mine: false, here: true, reserved: false, seconds: 0, left: null, due: null, muted: false }))
  }

  get you(): number {
    return this.scene.seat
  }
  get text(): Text {
    return words.game(this.view.game).seated(this.scene.names)
  }

  explain(): void {}
}
