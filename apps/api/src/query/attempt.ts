import type { Database } from '#db/database.ts'

class Undone extends Error {
  override name = 'Undone'
}

/** Runs a change and rolls it back; rethrows its error. */
export async function attempt(db: Database, run: (tx: Database) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await run(tx)
      throw new Undone('Only an attempt')
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}
