import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refused } from './api'
import type { StateMessage } from '../wire/protocol'
import type { Listener, TableSocket as Socket } from './socket'

/** A WebSocket that is opened, fed and broken by hand. */
class FakeWebSocket {
  static all: FakeWebSocket[] = []
  static readonly OPEN = 1
  static readonly CLOSING = 2
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  constructor(readonly url: string) {
    FakeWebSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  close() {
    this.readyState = 3
    this.onclose()
  }
}

const heard = { states: [] as StateMessage[], connected: [] as boolean[], refused: [] as Refused[] }
const listener: Listener = {
  state: (message) => heard.states.push(message),
  here: () => {},
  refused: (refusal) => heard.refused.push(refusal),
  connected: (on) => heard.connected.push(on),
}
const state = (seat: number | null, version: number) => ({ type: 'state', seat, version, since: 0, log: [] })
let socket: Socket
const last = () => FakeWebSocket.all.at(-1)!
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  vi.useFakeTimers()
  const none = { addEventListener() {}, removeEventListener() {} }
  Object.assign(globalThis, { WebSocket: FakeWebSocket, location: { protocol: 'https:', host: 'birds.example' }, document: { ...none, hidden: false }, ...none })
  globalThis.fetch = async () => new Response('{"name": ""}')
  FakeWebSocket.all = []
  heard.states = []
  heard.connected = []
  heard.refused = []
  const { TableSocket } = await import('./socket')
  socket = new TableSocket('t1', listener)
  await settled()
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

describe('the socket of a table', () => {
  it('says hello, and after a break with the version it has seen', async () => {
    expect(last().url).toBe('wss://birds.example/api/tables/t1/socket')
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', seat: null, version: null }])
    last().say(state(null, 17))
    last().close()
    expect(heard.connected).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeWebSocket.all).toHaveLength(2)
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', seat: null, version: 17 }])
  })

  it('asks for everything when it looks from another seat, and takes no late answer for it', () => {
    last().open()
    last().say(state(null, 17))
    socket.look(1)
    expect(last().sent.at(-1)).toEqual({ type: 'hello', seat: 1, version: null })
    last().say(state(null, 18))
    expect(heard.states).toHaveLength(1)
    last().say(state(1, 18))
    expect(heard.states).toHaveLength(2)
  })

  it('sends a command again under the same id, and settles it once', async () => {
    last().open()
    const done = socket.send({ type: 'start' })
    const { id } = last().sent.at(-1) as { id: string }
    last().close()
    await vi.advanceTimersByTimeAsync(2000)
    last().open()
    expect(last().sent.at(-1)).toMatchObject({ type: 'start', id })
    last().say({ type: 'done', id, version: 3 })
    await expect(done).resolves.toMatchObject({ version: 3 })
    last().close()
    await vi.advanceTimersByTimeAsync(20_000)
    last().open()
    expect(last().sent).toHaveLength(1)
  })

  it('turns a refusal into an error of that command alone', async () => {
    last().open()
    const wish = socket.send({ type: 'start' })
    const { id } = last().sent.at(-1) as { id: string }
    last().say({ type: 'refused', id, code: 'open-seats', values: {}, reasons: [] })
    await expect(wish).rejects.toMatchObject({ code: 'open-seats' })
    expect(heard.refused).toEqual([])
  })

  it('gives up where no table is', async () => {
    last().open()
    last().say({ type: 'refused', id: null, code: 'no-such-table', values: {}, reasons: [] })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWebSocket.all).toHaveLength(1)
    expect(heard.refused[0]?.code).toBe('no-such-table')
  })

  it('waits longer and longer, and never very long', async () => {
    const { pauseBefore } = await import('./socket')
    expect([0, 1, 2, 20].map((attempt) => pauseBefore(attempt, 0.5))).toEqual([400, 800, 1600, 10_000])
  })
})
