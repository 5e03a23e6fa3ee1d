// Recordings of flights and drops, as games/pigeons/recording.py packs them: base64 of zlib of a line of JSON and 16-bit differences.

import type { Vector } from './geometry'

export type Pose = readonly [x: number, y: number, z: number, w: number, i: number, j: number, k: number]

export interface Recording {
  kind: 'flight' | 'drop'
  fps: number
  frames: number
  seconds: number
  /** Inches along the rod, and how far the falcon has swung, frame by frame. */
  falcon: readonly (readonly [number, number])[]
  /** Pigeons by name, or cubes by number, frame by frame. */
  bodies: ReadonlyMap<string, readonly Pose[]>
  /** How pigeons lie afterwards, and where cubes lie. */
  laid: Record<string, Pose>
  cubes: Record<string, Pose>
  /** The rod's angles in degrees, as flown. */
  aim: readonly [number, number] | null
  /** What the rod touched, so that nothing flew; or which building the falcon met, and when. */
  void: Touched | null
  met: (Touched & { seconds: number }) | null
}

/** The line of JSON before the numbers. */
export type Head = Pick<Recording, 'kind' | 'fps' | 'frames'> & Partial<Pick<Recording, 'laid' | 'cubes' | 'aim' | 'void' | 'met'>>

export interface Touched {
  thing: string
  at: Vector
}

const FALCON = 'falcon'
const INCHES = 500
const TURNS = 10000
const FALCON_SCALES = [INCHES, 1000]
const BODY_SCALES = [INCHES, INCHES, INCHES, TURNS, TURNS, TURNS, TURNS]
const NEW_LINE = 10

export async function decode(note: string): Promise<Recording> {
  const packed = Uint8Array.from(atob(note), (letter) => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return read(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** The unpacked bytes of a recording. */
export function read(bytes: Uint8Array): Recording {
  const end = bytes.indexOf(NEW_LINE)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  const numbers = new DataView(bytes.buffer, bytes.byteOffset + end + 1)
  let at = 0
  const tracks = (head.bodies as string[]).map((name): [string, number[][]] => {
    const scales = name === FALCON ? FALCON_SCALES : BODY_SCALES
    const track = undifferenced(numbers, at, head.frames, scales)
    at += head.frames * scales.length
    return [name, track]
  })
  return recordingOf(head, tracks)
}

/** A recording from its first line and the numbers of its bodies, frame by frame. */
export function recordingOf(head: Head, tracks: readonly [name: string, track: number[][]][]): Recording {
  const { kind, frames, fps, laid = {}, cubes = {}, aim = null, void: touched = null, met = null } = head
  const falcon = (tracks.find(([name]) => name === FALCON)?.[1] ?? []) as [number, number][]
  const bodies = new Map(tracks.filter(([name]) => name !== FALCON) as unknown as [string, Pose[]][])
  return { kind, fps, frames, seconds: Math.max(0, frames - 1) / fps, falcon, bodies, laid, cubes, aim, void: touched, met }
}

/** Number by number, each a row of differences over all frames. */
function undifferenced(numbers: DataView, start: number, frames: number, scales: readonly number[]): number[][] {
  const track = Array.from({ length: frames }, () => new Array<number>(scales.length).fill(0))
  scales.forEach((scale, which) => {
    let sum = 0
    for (let frame = 0; frame < frames; frame++) {
      sum += numbers.getInt16(2 * (start + which * frames + frame), true)
      track[frame]![which] = sum / scale
    }
  })
  return track
}

/** A body between two frames. */
export function poseAt(track: readonly Pose[], frame: number): Pose {
  const [a, b, part] = around(track, frame)
  const sign = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1
  return a.map((value, i) => value + (b[i]! * (i > 2 ? sign : 1) - value) * part) as unknown as Pose
}

export function falconAt(track: Recording['falcon'], frame: number): readonly [number, number] {
  const [a, b, part] = around(track, frame)
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

function around<T>(track: readonly T[], frame: number): [T, T, number] {
  const last = track.length - 1
  const at = Math.max(0, Math.min(last, Math.floor(frame)))
  return [track[at]!, track[Math.min(last, at + 1)]!, Math.max(0, Math.min(1, frame - at))]
}

/** Whether a pose is nearer to lying than to standing. */
export const liesDown = ([, , , , i, j]: Pose): boolean => 1 - 2 * (i * i + j * j) < 0.75
