import { eq } from '#db/drizzle.ts'
import type { Person } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { conflict, invalid, tooMany, unauthorized } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { queueMail } from '#mail/outbox.ts'
import { inTransaction } from '#query/transaction.ts'
import { countAttempts, findById, refundAttempts, verifyPassword } from '#sections/auth/public.ts'
import { passkey, totp } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { confirmTotp, note, offerTotp } from './adding.ts'
import { type Account, changing, lockAccount } from './changing.ts'
import { limitsOf, lockTotp, prove, wrongCode } from './prove.ts'
import { countLeft, issueCodes } from './recovery-codes.ts'
import { factorsOf, forgetIfLast, hasFactor } from './factors.ts'
import { refuseIfRequired } from './requirement.ts'

const IS_OFF = 'Второй шаг входа не включён'

// An attempt counts even if it is refused, and a stored response would contain a secret.
const way = { transaction: false, repeatable: false } as const

export const ownFactors = {
  'ownFactors.view': view,
  'ownFactors.beginTotp': { handle: beginTotp, ...way },
  'ownFactors.confirmTotp': { handle: confirm, ...way },
  'ownFactors.removeTotp': { handle: removeTotp, ...way },
  'ownFactors.renewRecoveryCodes': { handle: renewRecoveryCodes, ...way },
} satisfies Section<'ownFactors'>

async function view({ db, actor }: Call<'ownFactors.view'>) {
  const [row] = await db
    .select({ added_at: totp.added_at, used_at: totp.used_at })
    .from(totp)
    .where(eq(totp.user_id, actor.userId))
  const passkeys = await db.select().from(passkey).where(eq(passkey.user_id, actor.userId)).orderBy(passkey.id)
  return {
    passkeys: passkeys.map(({ id, name, added_at, used_at }) => ({ id, name, added_at, used_at })),
    totp: row?.added_at ? { added_at: row.added_at, used_at: row.used_at } : null,
    recovery_codes_left: await countLeft(db, actor.userId),
  }
}

/** Needs the password: an open session alone must not change how its user signs in. */
async function beginTotp({ body, db, actor, env }: Call<'ownFactors.beginTotp'>) {
  const account = await findById(db, actor.userId)
  if (!account) throw unauthorized()
  await counted(db, actor, env, async () => {
    if (await verifyPassword(body.current_password, account.password_hash)) return
    throw invalid({ current_password: ['Текущий пароль введён неверно'] })
  })
  return inTransaction(db, async (tx) => offerTotp(tx, await lockAccount(tx, actor), env))
}

async function confirm({ body, db, actor, env }: Call<'ownFactors.confirmTotp'>) {
  return counted(db, actor, env, () =>
    changing(db, actor, (tx, account) => confirmTotp(tx, actor, { account, code: body.code, env })),
  )
}

async function removeTotp({ body, db, actor, env }: Call<'ownFactors.removeTotp'>) {
  await counted(db, actor, env, () =>
    changing(db, actor, async (tx, account) => {
      if (!(await lockTotp(tx, actor.userId))?.added_at) throw conflict(IS_OFF)
      // Before the code is spent, so that it removes the application once another way is there.
      if ((await factorsOf(tx, actor.userId)).length === 1) await refuseIfRequired(tx, actor.userId, actor.at)
      const problem = await proveOwn(tx, actor, { account, code: body.code, env })
      if (problem !== undefined) throw wrongCode(problem)
      await tx.delete(totp).where(eq(totp.user_id, actor.userId))
      await forgetIfLast(tx, actor.userId)
      await note(tx, actor, { event: 'factor_removed' })
      await queueMail(tx, { kind: 'factor-removed', recipient: account.email, at: actor.at })
    }),
  )
}

async function renewRecoveryCodes({ body, db, actor, env }: Call<'ownFactors.renewRecoveryCodes'>) {
  return counted(db, actor, env, () =>
    changing(db, actor, async (tx, account) => {
      const problem = await proveOwn(tx, actor, { account, code: body.code, env })
      if (problem !== undefined) throw wrongCode(problem)
      await note(tx, actor, { event: 'recovery_codes_issued' })
      return { codes: await issueCodes(tx, actor.userId) }
    }),
  )
}

async function proveOwn(tx: Database, actor: Person, sent: { account: Account; code: string; env: Env }) {
  const { id, email } = sent.account
  if (!(await hasFactor(tx, id))) throw conflict(IS_OFF)
  return prove(tx, actor, { ...sent, account: { id, email, label: personLabel(sent.account) } })
}

async function counted<Result>(db: Database, actor: Person, env: Env, attempt: () => Promise<Result>): Promise<Result> {
  const limits = limitsOf(actor.userId, env)
  const wait = await countAttempts(db, limits, actor.at)
  if (wait > 0) throw tooMany(wait)
  const result = await attempt()
  await refundAttempts(db, limits)
  return result
}
