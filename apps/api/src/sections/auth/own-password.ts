import { audit } from '#db/audit.ts'
import { invalid, tooMany, unauthorized } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { queueMail } from '#mail/outbox.ts'
import { hashPassword, verifyPassword } from './password/password.ts'
import { passwordProblem } from './password/password-policy.ts'
import { findById, lockUser, setPassword } from './queries.ts'
import { refundAttempts, countAttempts } from './rate-limits.ts'
import { endOtherSessions, isLive } from './sessions.ts'

const WINDOW = 15 * 60_000

export const ownPassword = {
  'ownPassword.change': { handle: change, transaction: false },
} satisfies Section<'ownPassword'>

/** Attempts count against the sign-in limit: an open session must not allow password guessing. */
async function change({ body, db, actor, env }: Call<'ownPassword.change'>) {
  const limits = [{ key: `own-password:${actor.userId}`, limit: env.limits.signIn, window: WINDOW }]
  const wait = await countAttempts(db, limits, actor.at)
  if (wait > 0) throw tooMany(wait)

  const account = await findById(db, actor.userId)
  if (!account) throw unauthorized()
  if (!(await verifyPassword(body.current_password, account.password_hash))) throw wrongPassword()
  await refundAttempts(db, limits)
  if (body.password !== body.password_confirmation) throw invalid({ password_confirmation: ['Пароли не совпадают'] })
  const repeatProblem = body.password === body.current_password ? 'Новый пароль: совпадает с текущим' : undefined
  const problem = repeatProblem ?? passwordProblem(body.password, account.email)
  if (problem) throw invalid({ password: [problem] })
  const passwordHash = await hashPassword(body.password)

  await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, actor.userId)
    if (user?.status !== 'active' || !(await isLive(tx, actor.sessionId))) throw unauthorized()
    if (user.password_hash !== account.password_hash) throw wrongPassword()
    const stamps = { updated_at: actor.at.toISOString(), updated_by: actor.userId }
    await setPassword(tx, actor.userId, { password_hash: passwordHash, ...stamps })
    await endOtherSessions(tx, actor.userId, actor.sessionId, actor.at)
    await queueMail(tx, { kind: 'password-changed', recipient: user.email, at: actor.at })
    await audit(tx, actor, {
      event: 'password_reset',
      entity: 'user',
      entity_id: actor.userId,
      entity_label: actor.userName,
    })
  })
}

function wrongPassword() {
  return invalid({ current_password: ['Текущий пароль введён неверно'] })
}
