import { and, eq, gt } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { Refusal, tooMany } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { completeSignIn, countAttempts, hashOf, lockUser, refundAttempts } from '#sections/auth/public.ts'
import { signInChallenge } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { limitsOf, prove, wayOf, wrongCode } from './prove.ts'

const OVER = 'Время для ввода кода вышло: войдите ещё раз'

export async function secondStep({ body, db, caller, token, env }: Call<'auth.secondStep'>) {
  const hash = hashOf(body.challenge)
  const begun = await findChallenge(db, hash, caller.at)
  if (!begun) throw over()
  const limits = limitsOf(begun.user_id, env)
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)

  const result = await inTransaction(db, async (tx) => {
    const account = await lockUser(tx, begun.user_id)
    if (account?.status !== 'active' || !(await findChallenge(tx, hash, caller.at))) return undefined
    const label = personLabel(account)
    const user: Caller & { userId: number } = { ...caller, userId: account.id, userName: label }
    const problem = await prove(tx, user, {
      account: { id: account.id, email: account.email, label },
      code: body.code,
      env,
    })
    if (problem !== undefined) {
      const subject = { entity: 'user', entity_id: account.id, entity_label: label }
      await audit(tx, caller, { ...subject, event: 'sign_in_failed' })
      return { problem }
    }
    await tx.delete(signInChallenge).where(eq(signInChallenge.hash, hash))
    return completeSignIn(tx, account, { caller, token, provedBy: wayOf(body.code), origin: begun })
  })
  if (!result) throw over()
  if ('problem' in result) throw wrongCode(result.problem)
  await refundAttempts(db, limits)
  return result
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
