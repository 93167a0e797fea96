import type { Caller } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { eq } from '#db/drizzle.ts'
import type { Env } from '#env.ts'
import { conflict, invalid } from '#errors.ts'
import { queueMail } from '#mail/outbox.ts'
import { auditKey } from '#sections/audit-log/public.ts'
import { passkey, totp } from '#sections/auth/schema.ts'
import { validation } from '#text/language/say.ts'
import { oneLine } from '#text/one-line.ts'
import { LATIN_NAME } from '#text/language/product-name.ts'
import { hasFactor } from './factors.ts'
import { lockTotp, spendStep, wrongCode } from './prove.ts'
import { issueCodes } from './recovery-codes.ts'
import { newSalt, secretOf, uriOf } from './totp.ts'
import { readNew, spendChallenge } from './webauthn.ts'

export const IS_ON = 'Второй шаг входа уже включён'
const WRONG_KEY = 'Браузер не подтвердил ключ: добавьте его ещё раз'

/** The user of the second step: signed in, or in the middle of a sign-in. */
type Owner = Caller & { userId: number; userName: string }

interface Account {
  id: number
  email: string
}

export async function note(tx: Database, owner: Owner, { event }: Pick<AuditEntry, 'event'>): Promise<void> {
  await audit(tx, owner, { event, entity: 'user', entity_id: owner.userId, entity_label: owner.userName })
}

/** Offers a secret to the application of a locked account; it counts once a first code has confirmed it. */
export async function offerTotp(tx: Database, { id, email }: Account, env: Env) {
  if ((await lockTotp(tx, id))?.added_at) throw conflict(IS_ON)
  const begun = { salt: newSalt(), last_step: 0 }
  await tx
    .insert(totp)
    .values({ user_id: id, ...begun })
    .onConflictDoUpdate({ target: totp.user_id, set: begun })
  const secret = secretOf(auditKey(env), begun.salt)
  return { secret, uri: uriOf(secret, email, LATIN_NAME) }
}

/** Turns the application of a locked account on. */
export async function confirmTotp(
  tx: Database,
  owner: Owner,
  { account, code, env }: { account: Account; code: string; env: Env },
): Promise<{ codes: string[] }> {
  const row = await lockTotp(tx, account.id)
  if (!row) throw conflict('Начните подключение приложения заново')
  if (row.added_at) throw conflict(IS_ON)
  const problem = await spendStep(tx, row, { typed: code.replaceAll(/\s/g, ''), at: owner.at, env })
  if (problem !== undefined) throw wrongCode(problem)
  const isFirst = !(await hasFactor(tx, account.id))
  await tx.update(totp).set({ added_at: owner.at.toISOString(), used_at: null }).where(eq(totp.user_id, account.id))
  await note(tx, owner, { event: 'factor_added' })
  await queueMail(tx, { kind: 'factor-added', recipient: account.email, at: owner.at })
  return { codes: isFirst ? await issueCodes(tx, account.id) : [] }
}

interface NewPasskey {
  name: string
  credential: Record<string, unknown>
  userId: number
  at: Date
  env: Env
}

/** Checks a new passkey before the account is locked; the result adds it to the locked account. */
export async function readPasskey({ credential, userId, at, env, ...sent }: NewPasskey) {
  const added = await readNew({ purpose: `add:${userId}`, at, env }, credential)
  const name = oneLine(sent.name)
  if (name === '') throw invalid({ name: [validation().required('Название')] })
  if (!added) throw invalid({ credential: [WRONG_KEY] })
  return async (tx: Database, owner: Owner, { id, email }: Account): Promise<{ id: number; codes: string[] }> => {
    if (!(await spendChallenge(tx, credential, at))) throw invalid({ credential: [WRONG_KEY] })
    const isFirst = !(await hasFactor(tx, id))
    const [created] = await tx
      .insert(passkey)
      .values({ ...added, user_id: id, name, added_at: at.toISOString() })
      .onConflictDoNothing()
      .returning({ id: passkey.id })
    if (!created) throw conflict('Этот ключ уже добавлен')
    await note(tx, owner, { event: 'passkey_added' })
    await queueMail(tx, { kind: 'passkey-added', recipient: email, at })
    return { id: created.id, codes: isFirst ? await issueCodes(tx, id) : [] }
  }
}
