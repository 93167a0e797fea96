import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

type Table = 'brand' | 'car_brand' | 'car_model' | 'company'

export async function unknownIds(db: Database, table: Table, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct id from unnest(${sql.param(ids)}::int8[]) input (id)
    where not exists (select from ${sql.identifier(table)} known where known.id = input.id)`)
  return new Set(rows.map(({ id }) => id))
}
