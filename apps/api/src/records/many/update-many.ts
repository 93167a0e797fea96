import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Context, RecordTable } from '#records/record.ts'

/** Writes the same columns of many records with one statement. */
export async function updateMany(
  { db, actor }: Context<Principal>,
  table: RecordTable,
  columns: readonly string[],
  rows: readonly { id: number }[],
): Promise<void> {
  if (rows.length === 0) return
  const values = columns.map((column) => sql`${sql.identifier(column)} = next.${sql.identifier(column)}, `)
  await db.execute(sql`
    update ${table} set ${sql.join(values)} version = ${table.version} + 1,
      updated_at = ${actor.at.toISOString()}::timestamptz, updated_by = ${actor.userId}::int8
    from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}) next
    where ${table.id} = next.id`)
}
