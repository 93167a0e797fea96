import type * as Passkeys from '@admin-panel/sdk/passkey'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'

type Options = Record<string, unknown>

/** Browsers offer passkeys to pages of HTTPS and of this machine only. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window

/** Makes a passkey on a device of the user; undefined if they close the browser's window, or after an error toast. */
export const makePasskey = (options: Options) => asking((passkeys) => passkeys.makePasskey(options))

/** Lets a passkey of the user sign; undefined as for `makePasskey`. */
export async function signWithPasskey(): Promise<Options | undefined> {
  const { options } = await client.api.auth.beginPasskey()
  return asking((passkeys) => passkeys.signWithPasskey(options))
}

async function asking(ask: (passkeys: typeof Passkeys) => Promise<Options | undefined>) {
  const passkeys = await import('@admin-panel/sdk/passkey')
  try {
    return await ask(passkeys)
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    void notify({ status: 'error', message: isKnown ? m.passkey_known() : m.passkey_failed() })
    return undefined
  }
}
