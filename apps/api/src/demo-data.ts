import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { createRandom } from '#seeding/random.ts'
import { type SeedContext, seeds } from '#sections.ts'

/** Fills an empty database with demo data, once; instances that start together wait for each other. */
export async function seedDemoData(db: Database, context: SeedContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`lock table role in exclusive mode`)
    const { rows } = await tx.execute(sql`select 1 from role limit 1`)
    if (rows.length > 0) return false
    await restartIds(tx)
    await createRandom(tx)
    for (const run of seeds) await run(tx, context)
    // PGlite has nobody who would gather statistics later.
    await tx.execute(sql`analyze`)
    return true
  })
}

/** An attempt that broke off has used up ids, which no rollback gives back; the demo data counts on the first ones. */
async function restartIds(tx: Database): Promise<void> {
  await tx.execute(sql`
    do $$
    declare
      identity record;
    begin
      for identity in
        select quote_ident(table_name) as owner, column_name as name from information_schema.columns
        where table_schema = 'public' and is_identity = 'YES'
      loop
        execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %s',
          identity.owner, identity.name, identity.name, identity.owner);
      end loop;
    end
    $$`)
}
