/** SHA-256: the browser's own where it has one. On a plain http address in a home network it has none, so there is a second. */

export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : plainDigest(bytes)
}

/** The first 32 bits of the fractional part of the nth root of a prime. */
const fraction = (prime: number, root: number) => ((prime ** (1 / root) % 1) * 2 ** 32) | 0

const PRIMES = Array.from({ length: 312 }, (_, i) => i).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0))
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(prime, 3))
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 by the book (FIPS 180-4). */
export function plainDigest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  data.setUint32(padded.length - 4, bytes.length << 3)
  const hash = [...START]
  for (let at = 0; at < padded.length; at += 64) compress(hash, data, at)
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setUint32(i * 4, word))
  return new Uint8Array(out.buffer)
}

function compress(hash: number[], data: DataView, at: number): void {
  const w = Array.from({ length: 16 }, (_, i) => data.getInt32(at + i * 4))
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!]
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w.push((w[i - 16]! + small + w[i - 7]! + large) | 0)
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
}
