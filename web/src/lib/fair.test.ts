import { describe, expect, it } from 'vitest'
import { check, commitmentOf, fromHex, holds, keyOf, newNonce, sealOf, toHex } from './fair'
import { digest, plainDigest } from './sha256'

// Made with birdtable.fair: commitment(bytes(range(32))) and fair_key(bytes(range(32)), [b"\x01" * 16, b""]).
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const NONCES = ['01'.repeat(16), '']
const COMMITMENT = 'c9a7e12d61e2a321a29b1c5b3de2bcb6607576a900ae54742d97168e23e8e199'
const KEY = 'ce84f0704be54024780c85fc8d2cd0a829c8f20063a727763983df714a2cae97'
// nonce_commitment(0, b"\x01" * 16)
const SEALS = ['61bfb78c017a1300bd28875d9bb0a3fcf09f03a9993bda9f8cfe7f46da5d3e87', '']
const FAIR = { secret: SECRET, nonces: NONCES, commitment: COMMITMENT, key: KEY, commitments: SEALS }

describe('the proof of a fair deal', () => {
  it('is worked out as the server does', async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT)
    expect(await keyOf(SECRET, NONCES)).toBe(KEY)
    expect(await sealOf(0, NONCES[0]!)).toBe(SEALS[0])
  })

  it('holds for an honest table', async () => {
    const proof = await check(FAIR, { commitment: COMMITMENT, nonces: { 0: NONCES[0]! }, seals: SEALS })
    expect(proof).toEqual({ secret: true, key: true, sealed: true, witnessed: true, mine: true })
    expect(holds(proof)).toBe(true)
  })

  it('holds for a passer-by, and says what they did not see', async () => {
    const proof = await check(FAIR, null)
    expect(proof).toEqual({ secret: true, key: true, sealed: true, witnessed: null, mine: null })
    expect(holds(proof)).toBe(true)
  })

  it.each([
    ['another secret', { ...FAIR, secret: 'ff'.repeat(32) }],
    ['another key', { ...FAIR, key: 'ff'.repeat(32) }],
    ['a nonce that was exchanged', { ...FAIR, nonces: ['02'.repeat(16), ''] }],
    ['a number that its seal does not fit', { ...FAIR, commitments: ['ab'.repeat(32), ''] }],
    ['other seals than those seen', { ...FAIR, nonces: ['', ''], key: '', commitments: ['', ''] }],
    ['another commitment than the one seen', { ...FAIR, commitment: 'ee'.repeat(32) }],
  ])('fails for %s', async (_, fair) => {
    expect(holds(await check(fair, { commitment: COMMITMENT, nonces: { 0: NONCES[0]! }, seals: SEALS }))).toBe(false)
  })

  it('reads and writes bytes', () => {
    expect(toHex(fromHex('00ff10'))).toBe('00ff10')
    expect(() => fromHex('0g')).toThrow()
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('SHA-256 without the browser', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 1000])('is the same for %i bytes', async (length) => {
    const bytes = new Uint8Array(length).map((_, i) => (i * 7) & 255)
    expect(toHex(plainDigest(bytes))).toBe(toHex(await digest(bytes)))
  })
})
