import type { Database } from '#db/database.ts'

/** Reads by several statements as if they were one: what commits meanwhile is not seen. */
export function inSnapshot<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
