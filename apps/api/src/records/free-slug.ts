import { type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { slugOf } from '#text/slug.ts'

/** Generates a slug that is unique in the table (or within `among`). */
export async function freeSlug(
  db: Database,
  table: PgTable,
  name: string,
  { exceptId, among, column = 'slug' }: { exceptId?: number | undefined; among?: SQL; column?: 'slug' | 'code' } = {},
): Promise<string> {
  const baseSlug = slugOf(name, () => false)
  const field = sql.identifier(column)
  const { rows } = await db.execute<{ slug: string }>(sql`
    select ${field} as slug from ${table}
    where ${field} like ${`${baseSlug.slice(0, 70)}%`} and id is distinct from ${exceptId ?? null} and ${among ?? sql`true`}`)
  const existing = new Set(rows.map(({ slug }) => slug))
  return slugOf(name, (slug) => existing.has(slug))
}
