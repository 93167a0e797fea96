import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import { forbidden } from '#http/errors.ts'
import { product } from './schema.ts'

/** The cards that a seller wrote, and those that they sell by; as a set of ids, so that both halves use their index. */
export function visibleProducts(actor: Actor): SQL | undefined {
  if (actor.scope === 'all') return undefined
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  return sql`${product.id} in (
    select id from product where company_id = any(${companies})
    union select product_id from product_offer where company_id = any(${companies}))`
}

export function isAuthor(actor: Actor, { company_id }: { company_id: number | null }): boolean {
  return actor.scope === 'all' || (company_id !== null && actor.companyIds.includes(company_id))
}

/** A seller may sell by another's card, not write in it. */
export function requireAuthor(actor: Actor, card: { company_id: number | null }): void {
  if (!isAuthor(actor, card)) throw forbidden('Карточку ведёт не ваша компания: её можно только смотреть')
}
