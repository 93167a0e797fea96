import { and, eq, gt } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid, Refusal, tooMany } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { completeSignIn, countAttempts, hashOf, lockUser, refundAttempts } from '#sections/auth/public.ts'
import { signInChallenge } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { validation } from '#text/language/say.ts'
import { readSigned, WRONG_KEY } from './passkey-proof.ts'
import { limitsOf, prove, wayOf } from './prove.ts'

const OVER = 'Время для ввода кода вышло: войдите ещё раз'

export async function secondStep(call: Call<'auth.secondStep'>) {
  const { body, db, caller, token, env } = call
  const hash = hashOf(body.challenge)
  const begun = await findChallenge(db, hash, caller.at)
  if (!begun) throw over()
  const limits = limitsOf(begun.user_id, env)
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)

  const { by, field, check } = await attemptOf(call)
  const result = await inTransaction(db, async (tx) => {
    const account = await lockUser(tx, begun.user_id)
    if (account?.status !== 'active' || !(await findChallenge(tx, hash, caller.at))) return undefined
    const label = personLabel(account)
    const user: Caller & { userId: number } = { ...caller, userId: account.id, userName: label }
    const problem = await check(tx, user, account)
    if (problem !== undefined) {
      const subject = { entity: 'user', entity_id: account.id, entity_label: label }
      await audit(tx, caller, { ...subject, event: 'sign_in_failed' })
      return { problem }
    }
    // A sign-out at the provider may have ended this sign-in meanwhile.
    const claimed = await tx
      .delete(signInChallenge)
      .where(eq(signInChallenge.hash, hash))
      .returning({ hash: signInChallenge.hash })
    if (claimed.length === 0) throw over()
    return completeSignIn(tx, account, { caller, token, provedBy: by, origin: begun })
  })
  if (!result) throw over()
  if ('problem' in result) throw invalid({ [field]: [result.problem] }, result.problem)
  await refundAttempts(db, limits)
  return result
}

interface Attempt {
  by: 'passkey' | 'totp' | 'recovery-code'
  field: 'credential' | 'code'
  /** Decides on the locked account, and returns the sentence of a refusal. */
  check: (
    tx: Database,
    user: Caller & { userId: number },
    account: { id: number; email: string },
  ) => Promise<string | undefined>
}

/** A signature is checked here, before the account is locked. */
async function attemptOf({ body, db, caller, env }: Call<'auth.secondStep'>): Promise<Attempt> {
  const { credential, code } = body
  if (credential !== undefined) {
    const signed = await readSigned(db, { credential, at: caller.at, env })
    return {
      by: 'passkey',
      field: 'credential',
      check: async (tx, _, { id }) => ((await signed?.spend(tx, id)) ? undefined : WRONG_KEY),
    }
  }
  if (code === undefined) throw invalid({ code: [validation().required('Код')] })
  return {
    by: wayOf(code),
    field: 'code',
    check: (tx, user, { id, email }) =>
      prove(tx, user, { account: { id, email, label: user.userName ?? email }, code, env }),
  }
}

async function findChallenge(db: Database, hash: Buffer, at: Date) {
  const [row] = await db
    .select()
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.hash, hash),
        eq(signInChallenge.enrols, false),
        gt(signInChallenge.expires_at, at.toISOString()),
      ),
    )
  return row
}

function over(): Refusal {
  return new Refusal('invalid', OVER, { details: { challenge: [OVER] } })
}
