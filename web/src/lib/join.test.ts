import { describe, expect, it } from 'vitest'
import { linkTo, readCode, readFragment } from './join'

describe('invitations', () => {
  const link = linkTo('https://birds.example', 'k3vAbc_-9', 1, 'q-secret_1')

  it('travel in the fragment, never in the path', () => {
    expect(new URL(link).pathname).toBe('/t/k3vAbc_-9')
    expect(new URL(link).search).toBe('')
    expect(readFragment(new URL(link).hash)).toEqual({ seat: 1, invitation: 'q-secret_1' })
  })

  it('are read from a link, or from a table’s code alone', () => {
    expect(readCode(` ${link}\n`)).toEqual({ table: 'k3vAbc_-9', seat: 1, invitation: 'q-secret_1' })
    expect(readCode('k3vAbc_-9')).toEqual({ table: 'k3vAbc_-9', seat: null, invitation: null })
    expect(readCode('k3vAbc_-9#seat=2&invitation=x')).toEqual({ table: 'k3vAbc_-9', seat: 1, invitation: 'x' })
  })

  it.each(['', 'hello there', 'https://birds.example/rules', '#seat=1'])('are not read from %j', (text) => {
    expect(readCode(text)).toBe(null)
  })

  it.each(['', '#seat=0', '#seat=x&invitation=y'])('name no seat in %j', (fragment) => {
    expect(readFragment(fragment).seat).toBe(null)
  })
})
