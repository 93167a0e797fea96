import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { seeds } from '#sections.ts'

/** Fills an empty database with demo data, once; instances that start together wait for each other. */
export async function seedDemoData(db: Database, { at, env }: { at: Date; env: Env }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`lock table role in exclusive mode`)
    const { rows } = await tx.execute(sql`select 1 from role limit 1`)
    if (rows.length > 0) return false
    for (const run of seeds) await run(tx, { at, env })
    return true
  })
}
