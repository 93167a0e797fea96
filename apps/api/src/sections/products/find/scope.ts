import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden } from '#errors.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { product } from '#sections/products/schema.ts'
import { isStaff } from '#query/scope.ts'

const FEW = 10_000

/**
 * Sellers see the cards that they wrote or offer. The condition is evaluated per card, so it suits queries that find
 * few.
 */
export function visibleProducts(actor: Actor): SQL | undefined {
  if (isStaff(actor)) return undefined
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  return sql`("product".company_id = any(${companies}) or exists (
    select from product_offer sold where sold.product_id = "product".id and sold.company_id = any(${companies})))`
}

/**
 * For a list, few visible cards become a list of ids; for a seller with many, an index scan in list order meets them
 * soon enough.
 */
export async function listableProducts(db: Database, actor: Actor): Promise<SQL | undefined> {
  if (isStaff(actor)) return undefined
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const { rows: counted } = await db.execute<{ cards: number }>(sql`
    select ((select count(*) from (select from product where company_id = any(${companies}) limit ${FEW + 1}) written)
      + (select count(*) from (select from product_offer where company_id = any(${companies}) limit ${FEW + 1}) sold))::int as cards`)
  if ((counted[0]?.cards ?? 0) > FEW) return visibleProducts(actor)
  return fewByIds(db, {
    id: product.id,
    matches: sql`
      select id from product where company_id = any(${companies})
      union select product_id from product_offer where company_id = any(${companies})`,
    otherwise: sql`${visibleProducts(actor)}`,
    most: FEW,
  })
}

export function isAuthor(actor: Actor, { company_id }: { company_id: number | null }): boolean {
  return isStaff(actor) || (company_id !== null && actor.companyIds.includes(company_id))
}

/** A seller may offer another company's card but not edit it. */
export function requireAuthor(actor: Actor, card: { company_id: number | null }): void {
  if (!isAuthor(actor, card)) throw forbidden('Карточку ведёт не ваша компания: её можно только смотреть')
}
