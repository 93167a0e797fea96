import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Doer } from '#db/actor.ts'

/** The predicate that keeps an actor of scope `own` to the rows of their companies; undefined where nothing narrows. */
export function withinCompanies(actor: Doer, company: PgColumn): SQL | undefined {
  if (actor.scope === 'all') return undefined
  return actor.companyIds.length > 0 ? inArray(company, actor.companyIds) : sql`false`
}

export function mayUseCompany(actor: Doer, companyId: number): boolean {
  return actor.scope === 'all' || actor.companyIds.includes(companyId)
}
