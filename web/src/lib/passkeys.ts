/** Passkeys in this browser. They need a secure page (https or localhost) and an address with a name. */

import * as api from './api'

const NUMBER = /^(\d+\.){3}\d+$|^\[/

/** Whether this browser can make and use passkeys at this address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !NUMBER.test(location.hostname)

/** Makes a key for the reader; null if they thought better of it. */
export async function makePasskey(label: string): Promise<api.Profile | null> {
  const { ticket, options } = await api.newPasskeyOptions()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  return made && api.addPasskey({ ticket, credential: made, label })
}

/** Signs in with any key that this browser has for the site; null if there was none, or the reader thought better of it. */
export async function signInWithPasskey(bring: boolean): Promise<api.Me | null> {
  const { ticket, options } = await api.signInOptions()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const signed = await asked(() => navigator.credentials.get({ publicKey }))
  return signed && api.signIn({ ticket, credential: signed, bring })
}

/** What the device answers. A device that has such a key already, and a reader who goes away, are no errors. */
async function asked(ask: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const found = (await ask()) as PublicKeyCredential | null
    return found && (found.toJSON() as unknown as Record<string, unknown>)
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null
    throw error
  }
}

/** What a device could be called. */
export function deviceName(): string {
  const agent = navigator.userAgent
  const known: [RegExp, string][] = [[/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Mac OS/, 'Mac'], [/Windows/, 'Windows'], [/Linux/, 'Linux']]
  return known.find(([sign]) => sign.test(agent))?.[1] ?? ''
}
