import { audit } from '#db/audit.ts'
import { invalid, type Refusal, tooMany } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import {
  completeSignIn,
  countAttempts,
  findById,
  lockUser,
  prepareSignIn,
  refundAttempts,
  requirePasswords,
} from '#sections/auth/public.ts'
import { personLabel } from '#text/person-label.ts'
import { readSigned, WRONG_KEY } from './passkey-proof.ts'
import { optionsToProve } from './webauthn.ts'

const WINDOW = 15 * 60_000

export async function beginPasskey({ caller, env }: Call<'auth.beginPasskey'>) {
  return { options: await optionsToProve({ purpose: 'prove', at: caller.at, env }) }
}

/** A passkey is two steps in one: a device that its user has, and a finger, face or PIN. */
export async function byPasskey({ body, db, caller, token, env }: Call<'auth.byPasskey'>) {
  requirePasswords(env)
  const limits = [{ key: `passkey:${caller.ip}`, limit: env.limits.signInAddress, window: WINDOW }]
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)

  const signed = await readSigned(db, { credential: body.credential, at: caller.at, env })
  if (!signed) throw wrong()
  const owner = await findById(db, signed.userId)
  if (owner) await prepareSignIn(db, caller.at, owner.email)
  const signedIn = await inTransaction(db, async (tx) => {
    const account = await lockUser(tx, signed.userId)
    if (account?.status !== 'active' || !(await signed.spend(tx, account.id))) return undefined
    return completeSignIn(tx, account, { caller, token, provedBy: 'passkey' })
  })
  if (!signedIn) {
    await audit(db, caller, {
      event: 'sign_in_failed',
      entity: 'user',
      entity_id: signed.userId,
      entity_label: owner ? personLabel(owner) : null,
    })
    throw wrong()
  }
  await refundAttempts(db, limits)
  return signedIn
}

function wrong(): Refusal {
  return invalid({ credential: [WRONG_KEY] })
}
