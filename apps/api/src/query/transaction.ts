import type { Database } from '#db/database.ts'
import { isAftermath, isRetryable } from '#db/failures.ts'
import { collectAnswers } from '#db/connection/send-ahead.ts'

const ATTEMPTS = 3
const followers = new WeakMap<Database, (() => Promise<void>)[]>()

/** Lets something follow the commit of `inTransaction`, such as the publication of a file whose row it writes. */
export function afterCommit(tx: Database, follow: () => Promise<void>): void {
  const following = followers.get(tx)
  if (!following) throw new Error('Only a transaction of inTransaction is followed')
  following.push(follow)
}

/** Runs a change and retries it after a serialization failure or a deadlock. */
export async function inTransaction<T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const sent: Promise<unknown>[] = []
    const following: (() => Promise<void>)[] = []
    let result: T
    try {
      result = await db.transaction((tx) => {
        collectAnswers(tx, sent)
        followers.set(tx, following)
        return run(tx)
      })
    } catch (failure) {
      // What follows a failed statement, such as the commit or another one, knows only that one has failed.
      const answers = await Promise.allSettled(sent)
      const failed = answers.find((answer) => answer.status === 'rejected' && !isAftermath(answer.reason))
      const cause: unknown = failed?.status === 'rejected' ? failed.reason : failure
      if (attempt === ATTEMPTS || !isRetryable(cause)) throw cause
      continue
    }
    for (const follow of following) await follow()
    return result
  }
}

/**
 * Sends two statements of a transaction, or two runs of them, without waiting for the first answer; the database keeps the
 * order. The second one fails where the first one has.
 */
export async function together<First, Second>(
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
): Promise<[First, Second]> {
  const begun = Promise.resolve(first())
  begun.catch(() => undefined)
  // Until this tick all promises are settled that need no answer, so the first statement has been sent.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const [before, after] = await Promise.allSettled([begun, second()])
  if (before.status === 'rejected') throw before.reason
  if (after.status === 'rejected') throw after.reason
  return [before.value, after.value]
}
