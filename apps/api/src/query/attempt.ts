import type { Database } from '#db/database.ts'

/** Runs a change and rolls it back; returns its result or rethrows its error. */
export async function attempt<Result>(db: Database, run: (tx: Database) => Promise<Result>): Promise<Result> {
  // A transaction is rolled back only by an error, which here carries the result.
  class Undone extends Error {
    override name = 'Undone'
    result: Result
    constructor(result: Result) {
      super('Only an attempt')
      this.result = result
    }
  }
  try {
    return await db.transaction(async (tx): Promise<never> => {
      throw new Undone(await run(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

/** Runs a change in a transaction; that of a dry run is rolled back. */
export function inTrial<Result>(
  db: Database,
  isDryRun: boolean,
  run: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return isDryRun ? attempt(db, run) : db.transaction(run)
}
