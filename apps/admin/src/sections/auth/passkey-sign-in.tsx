import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { PasskeyButton } from '#page/passkey/passkey-button.tsx'

/** Signs in by a passkey alone, instead of the password or of the code. */
export function PasskeySignIn() {
  return <PasskeyButton prove={signIn}>{m.auth_passkey()}</PasskeyButton>
}

async function signIn(credential: Record<string, unknown>) {
  try {
    await client.signIn({ credential })
  } catch (error) {
    endUnfinishedSession()
    throw error
  }
}

/** A session without a user is useless: the sign-in has failed as a whole. */
export function endUnfinishedSession() {
  if (client.session.getSnapshot().status === 'loading') void client.signOut()
}
