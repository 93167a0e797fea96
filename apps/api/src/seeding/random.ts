import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/**
 * Creates `pg_temp.rnd(table, row, field)`, an integer from 0 to 2²⁸ − 1 that depends only on its arguments, so that
 * any row can be generated alone and identically on every machine.
 */
export async function createRandom(tx: Database): Promise<void> {
  await tx.execute(sql`
    create or replace function pg_temp.rnd(relation text, number bigint, field text) returns integer
    language sql immutable parallel safe
    return ('x' || left(md5('admin-panel:1:' || relation || ':' || number || ':' || field), 7))::bit(28)::integer`)
}
