import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from './store.ts'

const BATCH = 100

/** Removes bytes once the transaction is committed: a rollback keeps them, and a kill leaves them to the next turn. */
export async function removeLater(tx: Database, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into removed_bytes (key) select unnest(${sql.param(keys)}::text[]) on conflict do nothing`)
}

export async function removeBytes(db: Database, _at: Date, env: Env): Promise<void> {
  while ((await removeBatch(db, env)) === BATCH);
}

/** A name goes after its bytes: one whose bytes are gone is removed again. */
async function removeBatch(db: Database, env: Env): Promise<number> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from removed_bytes order by key limit ${BATCH}`)
  const keys = rows.map(({ key }) => key)
  await openFileStore(env).remove(keys)
  await db.execute(sql`delete from removed_bytes where key = any(${sql.param(keys)}::text[])`)
  return keys.length
}
