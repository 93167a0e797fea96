import type { Person } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { Refusal, unauthorized } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import { isLiveSession, lockUser } from '#sections/auth/public.ts'

export type Account = Awaited<ReturnType<typeof lockAccount>>

/** A refusal that is returned is thrown after the commit, which has stored that the code was seen. */
export async function changing<Result extends object>(
  db: Database,
  actor: Person,
  change: (tx: Database, account: Account) => Promise<Result | Refusal>,
): Promise<Result> {
  const result = await inTransaction(db, async (tx) => change(tx, await lockAccount(tx, actor)))
  if (result instanceof Refusal) throw result
  return result
}

export async function lockAccount(tx: Database, { userId, sessionId }: Person) {
  const account = await lockUser(tx, userId)
  if (account?.status !== 'active' || !(await isLiveSession(tx, sessionId))) throw unauthorized()
  return account
}
