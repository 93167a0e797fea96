import type * as Library from '@simplewebauthn/browser'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { optionsOf } from '#data/trusted.ts'
import { notify } from '#data/notify/notify.ts'

type Options = Record<string, unknown>

/** Browsers offer passkeys to pages of HTTPS and of this machine only. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window

/** Makes a passkey on a device of the user; undefined if they close the browser's window, or after an error toast. */
export const makePasskey = (options: Options) =>
  asking(async ({ startRegistration }) => ({ ...(await startRegistration({ optionsJSON: optionsOf(options) })) }))

/** Lets a passkey of the user sign; undefined as for `makePasskey`. */
export async function signWithPasskey(): Promise<Options | undefined> {
  const { options } = await client.api.auth.beginPasskey()
  return asking(async ({ startAuthentication }) => ({
    ...(await startAuthentication({ optionsJSON: optionsOf(options) })),
  }))
}

async function asking(ask: (library: typeof Library) => Promise<Options>): Promise<Options | undefined> {
  const library = await import('@simplewebauthn/browser')
  try {
    return await ask(library)
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: '' }
    if (name === 'InvalidStateError') void notify({ status: 'error', message: m.passkey_known() })
    else if (name !== 'NotAllowedError' && name !== 'AbortError')
      void notify({ status: 'error', message: m.passkey_failed() })
    return undefined
  }
}
