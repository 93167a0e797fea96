import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { createRandom } from '#seeding/random.ts'
import { type SeedContext, seeds } from '#sections.ts'

/** Fills an empty database with demo data, once; instances that start together wait for each other. */
export async function seedDemoData(db: Database, context: SeedContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`lock table role in exclusive mode`)
    const { rows } = await tx.execute(sql`select 1 from role limit 1`)
    if (rows.length > 0) return false
    await createRandom(tx)
    for (const run of seeds) await run(tx, context)
    return true
  })
}
