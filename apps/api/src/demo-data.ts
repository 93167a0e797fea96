import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { createRandom } from '#seeding/random.ts'
import type { SeedContext } from './registry/section.ts'
import { seeds } from '#sections.ts'

/**
 * Fills an empty database with demo data once; instances that start together wait for each other. `onStep` receives
 * each finished step and its duration, since a large seed takes minutes.
 */
export async function seedDemoData(
  db: Database,
  context: SeedContext,
  onStep?: (name: string, seconds: number) => void,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`lock table role in exclusive mode`)
    const { rows } = await tx.execute(sql`select 1 from role limit 1`)
    if (rows.length > 0) return false
    await restartIds(tx)
    await createRandom(tx)
    for (const { name, run } of seeds) {
      const startedAt = performance.now()
      await run(tx, context)
      onStep?.(name, (performance.now() - startedAt) / 1000)
    }
    await backdate(tx, context.at)
    // PGlite has no autovacuum that would collect statistics later.
    await tx.execute(sql`analyze`)
    return true
  })
}

/** A failed attempt has consumed ids, which a rollback does not return; the demo data relies on the first ones. */
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

/** Rows without a time of their own get the time of the data, not that of the seed run. */
async function backdate(tx: Database, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ owner: string; name: string }>(sql`
    select table_name as owner, column_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'migration' and column_default = 'now()'`)
  for (const { owner, name } of rows) {
    const column = sql.identifier(name)
    await tx.execute(sql`update ${sql.identifier(owner)} set ${column} = ${at.toISOString()} where ${column} = now()`)
  }
}
