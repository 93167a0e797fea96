import { inArray, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'

/** Staff of the marketplace: the user's roles grant the operation for all companies. */
export function isStaff({ scope }: Pick<Principal, 'scope'>): boolean {
  return scope === 'all'
}

/** Sellers are restricted to their own companies. */
export function isSeller({ scope }: Pick<Principal, 'scope'>): boolean {
  return scope === 'own'
}

/** Restricts an actor of scope `own` to the rows of their companies; undefined means no restriction. */
export function withinCompanies(actor: Principal, company: PgColumn): SQL | undefined {
  if (isStaff(actor)) return undefined
  return actor.companyIds.length > 0 ? inArray(company, actor.companyIds) : sql`false`
}

export function mayUseCompany(actor: Principal, companyId: number): boolean {
  return isStaff(actor) || actor.companyIds.includes(companyId)
}
