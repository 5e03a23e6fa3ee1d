/** The proof of a fair deal, checked in the browser: docs/protocol.md, "Fair deals". */

import type { Fairness } from '../wire/protocol'
import { digest } from './sha256'

const encode = (text: string) => new TextEncoder().encode(text)

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('not hexadecimal')
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const drawn = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** What a person adds to the deal. */
export const newNonce = () => drawn(32)

/** What a command is known by, if it is sent twice. */
export const newId = () => drawn(12)

async function sha256(parts: Uint8Array[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return toHex(await digest(whole))
}

/** What the table publishes before the deal. */
export function commitmentOf(secret: string): Promise<string> {
  return sha256([encode('birdtable commitment'), fromHex(secret)])
}

/** What a person publishes before any number is shown. */
export function sealOf(seat: number, nonce: string): Promise<string> {
  return sha256([encode('birdtable nonce'), new Uint8Array([seat]), fromHex(nonce)])
}

/** The key of a table's secret and of what each seat added, in seat order. */
export function keyOf(secret: string, nonces: string[]): Promise<string> {
  const parts: Uint8Array[] = [encode('birdtable key')]
  for (const hex of [secret, ...nonces]) {
    const part = fromHex(hex)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, part.length)
    parts.push(length, part)
  }
  return sha256(parts)
}

/** What this browser saw before the deal. */
export interface Witness {
  commitment: string
  /** The nonces that were sent from here, by seat. */
  nonces: Record<number, string>
  /** The seals of all seats, as they were when the first number was shown from here. */
  seals?: string[]
}

export interface Proof {
  /** The secret fits the commitment. */
  secret: boolean
  /** Secret and nonces give the key. */
  key: boolean
  /** Every nonce fits its seal; null in games of before, which had none. */
  sealed: boolean | null
  /** The commitment and the seals are those that this browser saw before the deal; null if it saw none. */
  witnessed: boolean | null
  /** The nonces sent from here are in it; null if none were sent. */
  mine: boolean | null
}

export async function check(fair: Fairness, witness: Witness | null): Promise<Proof> {
  const sent = Object.entries(witness?.nonces ?? {})
  return {
    secret: (await commitmentOf(fair.secret)) === fair.commitment,
    key: (await keyOf(fair.secret, fair.nonces)) === fair.key,
    sealed: fair.commitments ? await fit(fair.commitments, fair.nonces) : null,
    witnessed: witness ? witness.commitment === fair.commitment && (!witness.seals || same(witness.seals, fair.commitments)) : null,
    mine: sent.length ? sent.every(([seat, nonce]) => fair.nonces[Number(seat)] === nonce) : null,
  }
}

const same = (seals: string[], shown?: string[]) => JSON.stringify(seals) === JSON.stringify(shown)

async function fit(seals: string[], nonces: string[]): Promise<boolean> {
  const made = await Promise.all(nonces.map((nonce, seat) => (nonce ? sealOf(seat, nonce) : '')))
  return same(seals, made)
}

/** Whether everything that can be checked is as it should be. */
export function holds(proof: Proof): boolean {
  return proof.secret && proof.key && proof.sealed !== false && proof.witnessed !== false && proof.mine !== false
}
