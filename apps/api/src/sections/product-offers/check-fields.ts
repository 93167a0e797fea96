import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff, mayUseCompany } from '#query/scope.ts'
import { type Details, invalid } from '#errors.ts'
import type { Fields } from './fields.ts'
import type { Offer } from './queries.ts'
import { wrongTerms } from './terms/terms.ts'
import { say, validation } from '#text/language/say.ts'

/** Collects all errors of an offer's next state at once. */
export async function assertValid(
  tx: Database,
  actor: Actor,
  next: Required<Pick<Fields, 'company_id' | 'product_id' | 'seller_sku' | 'price_kopecks'>> & Fields,
  before?: Offer,
): Promise<void> {
  const details: Details = {}
  const add = (field: string, message: string | undefined) => {
    if (message) (details[field] ??= []).push(message)
  }
  for (const [field, message] of wrongTerms({ delivery_days_min: 0, delivery_days_max: 3, ...next }))
    add(field, message)
  if (!before) {
    if (!mayUseCompany(actor, next.company_id)) add('company_id', 'Выберите компанию из доступных вам')
    else add('company_id', await unknownCompany(tx, next.company_id))
    add('product_id', await wrongProduct(tx, actor, next.product_id))
  }
  if (next.stocks) add('stocks', await wrongStocks(tx, next.company_id, next.stocks, before))
  if (Object.keys(details).length > 0) throw invalid(details)
}

async function unknownCompany(tx: Database, id: number): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`select from company where id = ${id}`)
  return rows.length > 0 ? undefined : validation().enum('Продавец')
}

/** A seller may offer any active card, and their own cards even before publication. */
async function wrongProduct(tx: Database, actor: Actor, id: number): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`
    select from product where id = ${id} and status not in ('blocked', 'archived')
      and (${isStaff(actor)} or status = 'active' or company_id = any(${sql.param(actor.companyIds)}::int8[]))`)
  return rows.length > 0 ? undefined : validation().enum('Товар')
}

/** The stock rows are locked, because an order may be reserving from them. */
async function wrongStocks(
  tx: Database,
  companyId: number,
  stocks: NonNullable<Fields['stocks']>,
  before: Offer | undefined,
): Promise<string | undefined> {
  const ids = stocks.map(({ store_point_id }) => store_point_id)
  const { rows: points } = await tx.execute(sql`
    select from store_point
    where id = any(${sql.param(ids)}::int8[]) and company_id = ${companyId} and type in ('shop', 'warehouse')`)
  if (points.length < ids.length) return 'Остатки: выберите магазины и склады этого продавца'
  const { rows: shelves } = await tx.execute<{ store_point_id: number; reserved: number }>(sql`
    select store_point_id, reserved from stock where offer_id = ${before?.id ?? null} order by store_point_id for update`)
  const quantities = new Map(stocks.map(({ store_point_id, quantity }) => [store_point_id, quantity]))
  const shortShelf = shelves.find(({ store_point_id, reserved }) => (quantities.get(store_point_id) ?? 0) < reserved)
  return shortShelf && say`Остатки: под заказы отложено ${shortShelf.reserved}, меньше указать нельзя`
}
