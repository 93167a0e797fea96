import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

const articlesOf = (brandId: number) => sql`hashtextextended(${`articles:${brandId}`}, 0)`

/** Until the transaction ends, no merge brings cards to this brand; single cards take their articles side by side. */
export function holdArticles(brandId: number): SQL {
  return sql`pg_advisory_xact_lock_shared(${articlesOf(brandId)})`
}

/**
 * Until the transaction ends, no other card takes an article of these brands. The cards that it changes are locked before,
 * as an edit of one of them does, and the brands after.
 */
export async function lockArticles(tx: Database, brandIds: readonly number[], cards: SQL): Promise<void> {
  await tx.execute(sql`select from product where ${cards} order by id for no key update`)
  for (const id of brandIds.toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${articlesOf(id)})`)
}
