/** One connection to a table that mends itself. A command is answered exactly once, however often the line breaks. */

import { Refused } from './api'
import { newId } from './fair'
import { me } from './me.svelte'
import type { Answer, HereMessage, ServerMessage, StateMessage } from '../wire/protocol'
import type { Command } from '../wire/commands'

/** A command before it is sent: its id is made then. */
/** What is asked of a game's referee. */
export type Question = Extract<Command, { type: 'foresee' }>['question']

export type Wish<One = Command> = One extends Command ? Omit<One, 'id'> : never

export interface Listener {
  state(message: StateMessage): void
  here(message: HereMessage): void
  /** Something was refused that was no command of ours, such as looking from a seat. */
  refused(refusal: Refused): void
  connected(on: boolean): void
}

interface Pending {
  message: Wish & { id: string }
  resolve(answer: Answer): void
  reject(refusal: Refused): void
}

const FIRST_PAUSE = 400 // milliseconds
const LONGEST_PAUSE = 10_000
const FOR_GOOD = ['no-such-table', 'no-edition', 'origin'] // no later try can mend these

/** How long to wait before the nth try; a little chance keeps a thousand pages from coming back at once. */
export function pauseBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.75 + chance / 2)
}

export class TableSocket {
  private socket: WebSocket | null = null
  private readonly pending = new Map<string, Pending>()
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private seat: number | null = null
  /** The last version that came in for the seat we look from; null asks for everything. */
  version: number | null = null

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    /** Finds the seat to look from first, so that nobody's page shows a spectator's view for a moment. */
    private readonly first: () => Promise<number | null> = async () => null,
  ) {
    addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.again)
    void this.begin()
  }

  /** Looks from a seat, or as a spectator. Another seat knows other things, so its log is asked for anew. */
  look(seat: number | null): void {
    this.seat = seat
    this.version = null
    if (this.open) this.hello()
  }

  /** Sends a command and waits for its answer; it is sent again after a break, and the id makes that harmless. */
  send<T extends Answer>(command: Wish): Promise<T> {
    const message = { ...command, id: newId() }
    return new Promise<T>((resolve, reject) => {
      this.pending.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject })
      if (this.open) this.transmit(message)
    })
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.again)
    this.socket?.close()
  }

  private get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private async begin(): Promise<void> {
    await me.known() // a stranger has no seats, and without a cookie everybody is one
    this.seat = await this.first()
    await this.connect()
  }

  private async connect(): Promise<void> {
    await me.known()
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.hello()
      for (const { message } of this.pending.values()) this.transmit(message)
    }
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  private hello(): void {
    this.transmit({ type: 'hello', seat: this.seat, version: this.version })
  }

  private transmit(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  private receive(message: ServerMessage): void {
    if (message.type !== 'refused') {
      this.attempt = 0
      this.listener.connected(true)
    }
    switch (message.type) {
      case 'state':
        if (message.seat !== this.seat) return // an answer to an earlier look
        this.version = message.version
        return this.listener.state(message)
      case 'here':
        return this.listener.here(message)
      case 'refused':
        return this.refused(message.id ?? '', Refused.from(message))
      default:
        this.settle(message.id)?.resolve(message)
    }
  }

  private refused(id: string, refusal: Refused): void {
    const waiting = this.settle(id)
    if (waiting) waiting.reject(refusal)
    else this.listener.refused(refusal)
    if (FOR_GOOD.includes(refusal.code)) this.close()
  }

  private settle(id: string): Pending | undefined {
    const waiting = this.pending.get(id)
    this.pending.delete(id)
    return waiting
  }

  private lost(): void {
    if (this.closed) return
    this.listener.connected(false)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.connect(), pauseBefore(this.attempt++))
  }

  /** Back from sleep or from a tunnel: try at once instead of sitting out the pause. */
  private readonly again = (): void => {
    if (this.closed || document.hidden || !this.socket || this.socket.readyState < WebSocket.CLOSING) return
    clearTimeout(this.timer)
    this.attempt = 0
    void this.connect()
  }
}
