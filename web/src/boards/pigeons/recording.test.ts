import { describe, expect, it } from 'vitest'
import { decode, falconAt, liesDown, poseAt, type Pose } from './recording'
import samples from './samples.json' // made by the referee of games/pigeons and unpacked by its recording.py

const near = (values: readonly number[], told: readonly number[]): void => told.forEach((value, i) => expect(values[i]).toBeCloseTo(value, 3))

describe('a recording', () => {
  it.each(['flight', 'void', 'drop'] as const)('of a %s says what Python packed', async (kind) => {
    const told = samples[kind]
    const found = await decode(told.note)
    expect([found.kind, found.frames, found.fps]).toEqual([told.kind, told.frames, told.fps])
    expect(found.laid).toEqual(told.laid)
    expect(found.cubes).toEqual(told.cubes)
    expect([found.aim, found.void, found.met]).toEqual([told.aim, told.void, told.met])
    for (const [name, { first, middle, last }] of Object.entries(told.bodies as Record<string, { first: number[]; middle: number[]; last: number[] }>)) {
      const track: readonly (readonly number[])[] = name === 'falcon' ? found.falcon : found.bodies.get(name)!
      near(track[0]!, first)
      near(track[Math.floor(told.frames / 2)]!, middle)
      near(track.at(-1)!, last)
    }
  })

  it('is followed between its frames, and stops at its end', () => {
    const [a, b]: [Pose, Pose] = [[0, 0, 0, 1, 0, 0, 0], [2, 0, 4, -1, 0, 0, 0]]
    near(poseAt([a, b], 0.5), [1, 0, 2, 1, 0, 0, 0]) // the same turn told with the other sign is no turn
    near(poseAt([a, b], 9), [2, 0, 4])
    near(falconAt([[20, 0], [10, 1]], 0.25), [17.5, 0.25])
  })

  it('tells the fallen from those who stand', () => {
    expect(liesDown([0, 0, 0, 1, 0, 0, 0])).toBe(false)
    expect(liesDown([0, 0, 0, Math.SQRT1_2, 0, Math.SQRT1_2, 0])).toBe(true)
  })
})
