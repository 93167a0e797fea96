import type { Principal } from '#db/actor.ts'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Context, RecordTable } from '#records/record.ts'

/**
 * Stores new records with one statement and returns their ids in the order of the rows. Of a record with the same values
 * of `unique`, which another transaction has stored meanwhile, the columns are overwritten.
 */
export async function insertMany(
  { db, actor }: Context<Principal>,
  table: RecordTable,
  columns: readonly string[],
  rows: readonly object[],
  unique?: SQL,
): Promise<number[]> {
  if (rows.length === 0) return []
  const stamps = sql`${actor.at.toISOString()}::timestamptz, ${actor.userId}::int8`
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const overwritten = columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}, `)
  const { rows: stored } = await db.execute<{ id: number }>(sql`
    insert into ${table} (${names}, created_at, created_by, updated_at, updated_by)
    select ${names}, ${stamps}, ${stamps} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})
    ${
      unique &&
      sql`on conflict (${unique}) do update set ${sql.join(overwritten)}
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = ${table.version} + 1`
    }
    returning ${table.id}::int as id`)
  return stored.map(({ id }) => id)
}
