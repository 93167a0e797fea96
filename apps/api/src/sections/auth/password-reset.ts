import { audit } from '#db/audit.ts'
import { recordStatus } from '#db/status-history.ts'
import { invalid, tooMany } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { queueMail } from '#mail/outbox.ts'
import { personLabel } from '#text/person-label.ts'
import { hashPassword } from './password/password.ts'
import { passwordProblem } from './password/password-policy.ts'
import { findByLink, lockUser, setPassword, spendLink } from './queries.ts'
import { requirePasswords } from './password/require-passwords.ts'
import { refundAttempts, countAttempts } from './rate-limits.ts'
import { endSessionsOf } from './sessions.ts'
import { hashOf } from './token.ts'
import { normalizeEmail } from '#text/addresses/email.ts'

const MINUTE = 60_000

export const passwordReset = {
  'passwordReset.byEmail': { handle: byEmail, transaction: false },
  'passwordReset.confirm': { handle: confirm, transaction: false },
} satisfies Omit<Section<'passwordReset'>, 'passwordReset.byUser'>

/** Responds identically for every address, so as not to reveal accounts; the lookup happens when the mail is sent. */
async function byEmail({ body, db, caller, env }: Call<'passwordReset.byEmail'>) {
  requirePasswords(env)
  const email = normalizeEmail(body.email)
  const wait = await countAttempts(
    db,
    [{ key: `reset:${caller.ip}`, limit: env.limits.resetAddress, window: 60 * MINUTE }],
    caller.at,
  )
  if (wait > 0) throw tooMany(wait)
  const tooOften = await countAttempts(
    db,
    [{ key: `reset:${email}`, limit: env.limits.reset, window: 60 * MINUTE }],
    caller.at,
  )
  if (tooOften > 0) return
  await inTransaction(db, async (tx) => {
    await queueMail(tx, { kind: 'password-reset', recipient: email, at: caller.at })
    await audit(tx, caller, { event: 'password_reset', entity: 'user', entity_label: email })
  })
}

async function confirm({ body, db, caller, env }: Call<'passwordReset.confirm'>) {
  requirePasswords(env)
  const limits = [{ key: `confirm:${caller.ip}`, limit: env.limits.confirm, window: 15 * MINUTE }]
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)

  const hash = hashOf(body.hash)
  const account = await findByLink(db, hash, caller.at)
  if (!maySetPassword(account)) throw deadLink()
  if (body.password !== body.password_confirmation) throw invalid({ password_confirmation: ['Пароли не совпадают'] })
  const problem = passwordProblem(body.password, account.email)
  if (problem) throw invalid({ password: [problem] })
  const passwordHash = await hashPassword(body.password)

  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, account.id)
    if (!maySetPassword(user) || !(await spendLink(tx, hash))) throw deadLink()
    await setPassword(tx, user.id, { password_hash: passwordHash, updated_at: caller.at.toISOString() })
    await endSessionsOf(tx, [user.id], caller.at)
    await queueMail(tx, { kind: 'password-changed', recipient: user.email, at: caller.at })
    const actor = { ...caller, userId: user.id, userName: personLabel(user) }
    const subject = { entity: 'user', entity_id: user.id, entity_label: personLabel(user) }
    await audit(tx, actor, {
      ...subject,
      event: 'password_reset',
      changes: { password_set: [user.password_hash !== null, true] },
    })
    if (user.status === 'invited') {
      await recordStatus(tx, {
        entity: 'user',
        entity_id: user.id,
        from_status: 'invited',
        to_status: 'active',
        user_id: user.id,
        created_at: caller.at.toISOString(),
      })
    }
  })
  await refundAttempts(db, limits)
}

type User = NonNullable<Awaited<ReturnType<typeof lockUser>>>

function maySetPassword(user: User | undefined): user is User {
  return user?.status === 'active' || user?.status === 'invited'
}

function deadLink() {
  return invalid(
    { hash: ['Ссылка недействительна или устарела. Запросите новую'] },
    'Ссылка недействительна или устарела. Запросите новую',
  )
}
