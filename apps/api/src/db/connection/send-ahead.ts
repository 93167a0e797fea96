import type { Database } from './pool.ts'

const sentAhead = new WeakMap<Database, Promise<unknown>[]>()

/** Lets `sendAhead` collect the answers of a transaction, whose caller awaits them. */
export function collectAnswers(tx: Database, answers: Promise<unknown>[]) {
  sentAhead.set(tx, answers)
}

/**
 * Sends a statement whose answer only the end of the transaction needs. Where no caller awaits it then, as in a savepoint,
 * it is awaited here.
 */
export async function sendAhead(tx: Database, statement: PromiseLike<unknown>): Promise<void> {
  // Drizzle sends a statement as soon as `then` is called.
  const answer = new Promise((resolve, reject) => void statement.then(resolve, reject))
  const answers = sentAhead.get(tx)
  if (!answers) return void (await answer)
  answer.catch(() => undefined)
  answers.push(answer)
}
