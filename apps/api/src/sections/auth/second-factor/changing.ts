import type { Person } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { unauthorized } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import { isLiveSession, lockUser } from '#sections/auth/public.ts'

export type Account = Awaited<ReturnType<typeof lockAccount>>

/** Changes how the locked user of the session signs in. */
export async function changing<Result>(
  db: Database,
  actor: Person,
  change: (tx: Database, account: Account) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => change(tx, await lockAccount(tx, actor)))
}

export async function lockAccount(tx: Database, { userId, sessionId }: Person) {
  const account = await lockUser(tx, userId)
  if (account?.status !== 'active' || !(await isLiveSession(tx, sessionId))) throw unauthorized()
  return account
}
