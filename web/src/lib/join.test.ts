import { isShortCode, spelled } from './join'
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

describe('short codes', () => {
  it('are told from links and ids however they are typed', () => {
    expect(['K7Q-X2M', 'k7qx2m', ' k7q x2m '].every(isShortCode)).toBe(true)
    expect(['K7Q-X2', 'K1Q-X2M', 'abcdefghijkl', 'http://localhost/t/abc'].some(isShortCode)).toBe(false)
    expect(spelled('K7QX2M')).toBe('K7Q-X2M')
  })
})
