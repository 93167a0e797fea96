import { type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { violatedConstraint } from '#db/failures.ts'
import { numberedSlug, slugOf } from '#text/slug.ts'

interface Options {
  exceptId?: number | undefined
  among?: SQL
  column?: 'slug' | 'code'
}

const ATTEMPTS = 3

/**
 * Generates a slug that is unique in the table (or within `among`). However many records have the name, a few dozen
 * look-ups in the index find a free number.
 */
export async function freeSlug(
  db: Database,
  table: PgTable,
  name: string,
  { exceptId, among, column = 'slug' }: Options = {},
): Promise<string> {
  const slug = slugOf(name, () => false)
  const isTaken = async (candidate: string) => {
    const { rows } = await db.execute(sql`
      select from ${table} where ${sql.identifier(column)} = ${candidate} and id is distinct from ${exceptId ?? null} and ${among ?? sql`true`} limit 1`)
    return rows.length > 0
  }
  if (!(await isTaken(slug))) return slug
  let [low, high] = [1, 2]
  while (await isTaken(numberedSlug(slug, high))) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await isTaken(numberedSlug(slug, middle))) low = middle
    else high = middle
  }
  return numberedSlug(slug, high)
}

/** Creates a record with the slug of the input or a generated one, which is chosen again if another call took it. */
export async function withSlug<Item>(
  db: Database,
  table: PgTable,
  { slug, name, ...options }: Options & { slug?: string | undefined; name: string },
  create: (tx: Database, slug: string) => Promise<Item>,
): Promise<Item> {
  if (slug !== undefined) return create(db, slug)
  for (let attempt = 1; ; attempt++) {
    const generated = await freeSlug(db, table, name, options)
    try {
      return await db.transaction((tx) => create(tx, generated))
    } catch (error) {
      const isTaken = violatedConstraint(error)?.endsWith(`_${options.column ?? 'slug'}_key`)
      if (!isTaken || attempt === ATTEMPTS) throw error
    }
  }
}
