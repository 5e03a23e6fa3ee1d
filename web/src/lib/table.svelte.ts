/** The live table: what the server said last, and everything that can be asked of it. */

import { Refused, replaySince, tableInfo } from './api'
import { newNonce, sealOf } from './fair'
import { continueLog, newEntries } from './log'
import { nextLook } from './looking'
import { preferences } from './preferences.svelte'
import { lastSeen, noteSeen } from './seen'
import { hasSecrets } from './shelf'
import type { Consequence } from '../boards/board'
import type { Advice, AdviceMessage, AheadMessage, Answer, ConsequenceMessage, ForeseenMessage, HereMessage, InvitationMessage, LogEntry, Reason, ReasonsMessage, StateMessage, TableInfo, View, Way } from '../wire/protocol'
import { type Question, TableSocket, type Wish } from './socket'
import { note, witnessOf } from './witness'

/** A position, and what led to it. */
export interface Told {
  view: View
  news: LogEntry[]
  /** Whether the reader did it. */
  own: boolean
}

const MOST_TOLD = 60 // positions

export class LiveTable {
  state = $state.raw<StateMessage | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** What came in with the last message, to be read out and heard; empty after a look from elsewhere. */
  news = $state.raw<LogEntry[]>([])
  /** What happened since the reader's own last move, which comes first. */
  meanwhile = $state.raw<Told[]>([])
  /** The reader has come back, and the others have moved since they last looked. */
  returned = $state(false)
  connected = $state(false)
  everConnected = $state(false)
  refusal = $state.raw<Refused | null>(null)
  /** The seat whose person is called to the screen. */
  curtain = $state<number | null>(null)
  /** An action is on its way. */
  busy = $state(false)

  #socket: TableSocket
  #looking: number | null = null
  #lastSeat: number | null = null
  #reasons = new Map<string, Reason[]>()
  #reasonsAt = -1
  #tried = new Map<string, Promise<ConsequenceMessage | null>>()
  #triedAt = -1
  #dealt = new Set<string>()

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      state: (message) => this.#receive(message),
      here: (message) => this.#here(message),
      refused: (refusal) => (this.refusal = refusal),
      connected: (on) => {
        this.connected = on
        if (on) this.everConnected = true
      },
    }, () => this.#firstLook())
  }

  /** A seat of mine if it is the only one; several people at one screen begin behind the curtain. */
  async #firstLook(): Promise<number | null> {
    const table = await tableInfo(this.id).catch(() => null) // the socket says what is wrong
    if (table) this.#looking = nextLook(table, null, null, false).seat
    return this.#looking
  }

  close(): void {
    this.#socket.close()
  }

  // ------------------------------------------------------------------ what is there

  #receive(message: StateMessage): void {
    const same = this.state?.seat === message.seat
    const log = continueLog(message.since === 0 ? [] : this.log, message.since, message.log)
    this.news = same && this.state ? newEntries(this.log, log) : []
    this.log = log
    this.#remember(message, same)
    if (message.table.status === 'gathering') {
      note(this.id, message.table.commitment)
      this.#deal(message.table)
    }
    const open = preferences.openHands(this.id) || !hasSecrets(message.table.game, message.table.options)
    const { seat, curtain } = nextLook(message.table, message.view, this.#looking, open)
    if (seat !== this.#looking) {
      if (this.#looking !== null) this.#lastSeat = this.#looking
      this.#look(seat)
      if (curtain === null) return // the state from that seat is on its way
    }
    this.#notice(message)
    this.curtain = curtain
    const first = !this.state
    this.state = message
    if (curtain === null) void this.#catchUp(message, first)
  }

  /** When the reader saw somebody go; who was away already when the page came is not known. */
  readonly wentAway = new Map<number, number>()
  #notice({ table: { seats } }: StateMessage): void {
    for (const { seat, here } of seats) {
      if (here) this.wentAway.delete(seat)
      else if (this.state?.table.seats[seat]?.here) this.wentAway.set(seat, Date.now())
    }
  }

  /** Keeps what happened since the reader's own last move, position by position, to be told again. */
  #remember(message: StateMessage, same: boolean): void {
    const before = this.state
    if (!same || !before?.view || !message.view) this.meanwhile = []
    else if (message.moment > before.moment) {
      this.returned = false
      const own = before.view.seat === message.seat
      this.meanwhile = [...(own ? [] : this.meanwhile.slice(-MOST_TOLD)), { view: message.view, news: this.news, own }]
    } else if (message.moment < before.moment) this.meanwhile = [] // something was taken back
  }

  /** Brings back what happened since the reader last looked from this seat, and notes that they have looked. */
  async #catchUp({ seat, table, view }: StateMessage, first: boolean): Promise<void> {
    if (seat === null || !view || table.status !== 'playing') return
    const before = first ? lastSeen(this.id, seat) : null
    noteSeen(this.id, seat, table.moves)
    if (before === null || before >= table.moves) return
    const missed = await replaySince(this.id, seat, Math.max(before + 1, table.moves - MOST_TOLD)).catch(() => null)
    if (!missed || this.state?.table.moves !== table.moves) return
    this.meanwhile = missed.moments.map(({ view, events, move }) => ({ view, own: false, news: events.map((event): LogEntry => ({ ...event, kind: 'event', version: 0, time: '', move })) }))
    this.returned = true
  }

  /** Shows the numbers that were sealed here once all are sealed, and seals new ones if the old ones do not count any more. */
  #deal(table: TableInfo): void {
    const witness = witnessOf(this.id)
    for (const { seat, name, kind, mine } of table.seats) {
      const nonce = witness?.nonces[seat]
      const seal = table.commitments[seat]
      const done = `${seat} ${table.dealing} ${table.commitments.join()}`
      if (!mine || kind !== 'person' || !nonce || this.#dealt.has(done)) continue
      this.#dealt.add(done)
      if (table.dealing && seal) {
        note(this.id, table.commitment, { seals: table.commitments })
        void this.do({ type: 'reveal', seat, nonce })
      } else if (!table.dealing && !seal) void this.sit(seat, name)
    }
  }

  #look(seat: number | null): void {
    this.#looking = seat
    this.#socket.look(seat)
  }

  #here(message: HereMessage): void {
    if (!this.state) return
    const { table } = this.state
    const seats = table.seats.map((seat) => ({ ...seat, here: seat.kind === 'bot' || message.seats.includes(seat.seat) }))
    this.state = { ...this.state, table: { ...table, seats, watching: message.watching } }
  }

  /** The seat that was looked from before the curtain fell: it may still want to take its move back. */
  get lastSeat(): number | null {
    return this.#lastSeat
  }

  /** The person of the seat is here: now, and only now, is their view asked for. */
  liftCurtain(): void {
    const seat = this.curtain
    this.curtain = null
    if (seat !== null) this.#look(seat)
  }

  // ------------------------------------------------------------------ what can be done

  /** Carries a command to the table; false if it is refused, which is told. */
  async do(command: Wish): Promise<boolean> {
    return (await this.#ask(command)) !== null
  }

  play(action: string): void {
    if (!this.state || this.state.seat === null || this.busy) return
    this.busy = true
    void this.do({ type: 'play', seat: this.state.seat, at: this.state.moment, action }).finally(() => (this.busy = false))
  }

  /** What could be prepared now; null if the turn has come meanwhile. */
  async ahead(seat: number): Promise<Way[] | null> {
    const answer = await this.#ask<AheadMessage>({ type: 'ahead', seat })
    return answer?.ways ?? null
  }

  undo(seat: number, beyond: boolean): Promise<boolean> {
    return this.do({ type: 'undo', seat, at: this.state?.moment ?? 0, beyond })
  }

  /** Takes a seat and seals a number for the deal. The commitment was on the screen before, so it cannot have been foreseen. */
  async sit(seat: number, name: string, invitation?: string): Promise<boolean> {
    const nonce = newNonce()
    const gathering = this.state?.table.status === 'gathering'
    if (gathering && this.state) note(this.id, this.state.table.commitment, { seat, nonce })
    const sealed = gathering ? { commitment: await sealOf(seat, nonce) } : {}
    return this.do({ type: 'sit', seat, name, ...sealed, ...(invitation ? { invitation } : {}) })
  }

  async invite(seat: number): Promise<string | null> {
    const answer = await this.#ask<InvitationMessage>({ type: 'invite', seat })
    return answer?.invitation ?? null
  }

  async advise(seconds = 1): Promise<Advice[] | null> {
    const { state } = this
    if (!state || state.seat === null) return null
    const answer = await this.#ask<AdviceMessage>({ type: 'advise', seat: state.seat, seconds })
    return answer && answer.moment === this.state?.moment ? answer.actions : null
  }

  /** Why actions are not allowed; each is asked for once a moment. */
  async why(actions: string[]): Promise<Record<string, Reason[]>> {
    const { state } = this
    if (!state || state.seat === null) return {}
    if (this.#reasonsAt !== state.moment) {
      this.#reasons.clear()
      this.#reasonsAt = state.moment
    }
    const unknown = [...new Set(actions)].filter((action) => !this.#reasons.has(action))
    for (let at = 0; at < unknown.length; at += 64) {
      const answer = await this.#ask<ReasonsMessage>({ type: 'why', seat: state.seat, actions: unknown.slice(at, at + 64) })
      if (answer?.moment !== this.#reasonsAt) break
      for (const [action, reasons] of Object.entries(answer.reasons)) this.#reasons.set(action, reasons)
    }
    return Object.fromEntries(actions.map((action) => [action, this.#reasons.get(action) ?? []]))
  }

  /** What an action would do, asked once a moment; null if it is not told, which is nobody's fault. */
  async whatIf(action: string): Promise<Consequence | null> {
    const { state } = this
    if (!state || state.seat === null) return null
    if (this.#triedAt !== state.moment) {
      this.#tried.clear()
      this.#triedAt = state.moment
    }
    const asked = this.#tried.get(action) ?? this.#socket.send<ConsequenceMessage>({ type: 'what-if', seat: state.seat, action }).catch(() => null)
    this.#tried.set(action, asked)
    const found = await asked
    return found?.moment === this.state?.moment ? found : null
  }

  /** What the referee would see of a choice; null if it is not told, which is nobody's fault. */
  async foresee(question: Question): Promise<unknown> {
    const { state } = this
    if (!state || state.seat === null) return null
    try {
      const found = await this.#socket.send<ForeseenMessage>({ type: 'foresee', seat: state.seat, question })
      return found.moment === this.state?.moment ? found.answer : null
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return null
    }
  }

  async #ask<T extends Answer = Answer>(command: Wish): Promise<T | null> {
    try {
      return await this.#socket.send<T>(command)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = error
      return null
    }
  }
}
