import { personsOnly, Refusal, tooMany, unauthorized } from '#errors.ts'
import { audit } from '#db/audit.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { personLabel } from '#text/person-label.ts'
import { hashPassword, needsRehash, verifyPassword } from './password/password.ts'
import { completeSignIn, nextStep, prepareSignIn } from './signing-in.ts'
import { findByEmail, lockUser } from './queries.ts'
import { refundAttempts, countAttempts } from './rate-limits.ts'
import { beginPasskey, byPasskey } from './second-factor/passkey-sign-in.ts'
import { lacksFactor } from './second-factor/requirement.ts'
import { secondStep } from './second-factor/second-step.ts'
import { endSession, findSession, rotate } from './sessions.ts'
import { stepUp } from './second-factor/step-up.ts'
import { requirePasswords } from './password/require-passwords.ts'
import { isServiceKey } from '#text/service-key.ts'
import { normalizeEmail } from '#text/addresses/email.ts'

const MINUTE = 60_000

export const auth = {
  'auth.signIn': { handle: signIn, transaction: false },
  'auth.secondStep': { handle: secondStep, transaction: false },
  ...stepUp,
  'auth.beginPasskey': { handle: beginPasskey, repeatable: false },
  'auth.byPasskey': { handle: byPasskey, transaction: false },
  'auth.signOut': { handle: signOut, headers: { 'clear-site-data': '"cache"' } },
  'auth.refresh': { handle: refresh, transaction: false, session: false },
} satisfies Section<'auth'>

async function signIn({ body, db, caller, token, env }: Call<'auth.signIn'>) {
  requirePasswords(env)
  const email = normalizeEmail(body.email)
  const limits = [
    { key: `sign-in:${email}:${caller.ip}`, limit: env.limits.signIn, window: 15 * MINUTE },
    { key: `sign-in:${caller.ip}`, limit: env.limits.signInAddress, window: 15 * MINUTE },
  ]
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)

  await prepareSignIn(db, caller.at, email)
  const account = await findByEmail(db, email)
  const right = await verifyPassword(body.password, account?.password_hash)
  const subject = {
    entity: 'user',
    entity_id: account?.id ?? null,
    entity_label: account ? personLabel(account) : email,
  }
  const refuse = async () => {
    await audit(db, caller, { ...subject, event: 'sign_in_failed' })
    throw new Refusal('invalid', 'Неверная эл. почта или пароль')
  }
  if (!right || account?.status !== 'active') return refuse()
  const stronger =
    account.password_hash && needsRehash(account.password_hash) ? await hashPassword(body.password) : undefined

  const signedIn = await inTransaction(db, async (tx) => {
    const now = await lockUser(tx, account.id)
    if (now?.status !== 'active' || now.email !== email || now.password_hash !== account.password_hash) return undefined
    return (
      (await nextStep(tx, account.id, caller.at)) ??
      completeSignIn(tx, now, { caller, token, provedBy: 'password', passwordHash: stronger })
    )
  })
  if (!signedIn) return refuse()
  await refundAttempts(db, limits)
  if (signedIn instanceof Refusal) throw signedIn
  return signedIn
}

async function signOut({ db, actor }: Call<'auth.signOut'>) {
  await endSession(db, actor.sessionId, actor.at)
  await audit(db, actor, { event: 'signed_out', entity: 'user', entity_id: actor.userId, entity_label: actor.userName })
}

async function refresh({ db, caller, token, env }: Call<'auth.refresh'>) {
  if (token && isServiceKey(token)) throw personsOnly()
  const session = token && (await findSession(db, token, caller.at))
  if (!session) throw unauthorized()
  const wait = await countAttempts(
    db,
    [{ key: `refresh:${session.id}`, limit: env.limits.refresh, window: MINUTE }],
    caller.at,
  )
  if (wait > 0) throw tooMany(wait)

  const refreshed = await inTransaction(db, async (tx) => {
    // A user whose role now requires a second step signs in again to set it up. A provider's session goes on.
    if (session.issuer === null && (await lacksFactor(tx, session.userId, caller.at))) {
      await endSession(tx, session.id, caller.at)
      return undefined
    }
    const result = await rotate(tx, token, caller.at)
    if (result && 'revoked' in result)
      await audit(tx, caller, { event: 'session_revoked', entity: 'user', entity_id: session.userId })
    return result
  })
  if (!refreshed || !('token' in refreshed)) throw unauthorized()
  return refreshed
}
