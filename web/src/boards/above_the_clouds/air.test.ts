import { describe, expect, it } from 'vitest'
import { fly } from './air'
import { layout } from './layout'

describe('a bird that lands', () => {
  it('stays out of sight once it is gone, while a bird that moved is simply where it is', () => {
    const fills: Record<string, string | undefined> = {}
    const piece = (name: string) => ({ animate: (_: Keyframe[], timing: KeyframeAnimationOptions) => ((fills[name] = timing.fill), { finish() {} }) }) as unknown as Element
    fly({ piece, ghost: (space) => piece(`ghost ${space}`), layout: layout(5, false) }, { moved: [{ bird: 'swift', from: 'm1', to: 'f1' }], joined: [], landed: [{ bird: 'swift', from: 'f2' }] })
    expect(fills).toEqual({ f1: 'backwards', 'ghost f2': 'both' })
  })
})
