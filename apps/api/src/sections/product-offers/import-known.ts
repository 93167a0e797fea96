import type { Schemas } from '@admin-panel/sdk'
import { sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

export type Row = Schemas['ProductOfferImportRow']

type Shelf = {
  store_point_id: number
  quantity: number
  reserved: number
}

export type KnownOffer = {
  id: number
  company_id: number
  seller_sku: string
  price_kopecks: number
  old_price_kopecks: number | null
  last_price_kopecks: number | null
  price_quarantine: boolean
  vat_rate: string
  min_order: number
  delivery_days_min: number
  delivery_days_max: number
  status: string
  stocks: Map<number, Shelf>
}

export interface Known {
  /** By seller and their number. */
  offers: Map<string, KnownOffer>
  /** Those that may be offered, with their rate of VAT. */
  products: Map<number, Schemas['VatRate']>
  companies: Set<number>
  /** Ids by seller and code. */
  points: Map<string, number>
  /** Seller and product of offers that exist. */
  sold: Set<string>
}

export function keyOf({ company_id, seller_sku }: { company_id: number; seller_sku: string }): string {
  return `${company_id} ${seller_sku}`
}

/** What the rows of a price list speak of, in one query of each table; offers and their shelves are kept from others. */
export async function readKnown(tx: Database, actor: Actor, rows: Row[]): Promise<Known> {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}) as given (company_id int8, seller_sku text, product_id int8)`
  const own = sql`(${actor.scope === 'all'} or company.id = any(${sql.param(actor.companyIds)}::int8[]))`
  const companies = await tx.execute<{ id: number }>(sql`
    select id from company where id in (select company_id from ${given}) and ${own}`)
  const allowed = companies.rows.map(({ id }) => id)
  const offers = await tx.execute<Omit<KnownOffer, 'stocks'>>(sql`
    select id, company_id, seller_sku, price_kopecks, old_price_kopecks, last_price_kopecks, price_quarantine, vat_rate,
      min_order, delivery_days_min, delivery_days_max, status
    from product_offer
    where (company_id, seller_sku) in (select company_id, seller_sku from ${given}) and company_id = any(${sql.param(allowed)}::int8[])
    order by id for no key update`)
  const shelves = await tx.execute<Shelf & { offer_id: number }>(sql`
    select offer_id, store_point_id, quantity, reserved from stock
    where offer_id = any(${sql.param(offers.rows.map(({ id }) => id))}::int8[])
    order by offer_id, store_point_id for update`)
  const products = await tx.execute<{ id: number; vat_rate: Schemas['VatRate'] }>(sql`
    select id, vat_rate from product
    where id in (select product_id from ${given}) and status not in ('blocked', 'archived')
      and (${actor.scope === 'all'} or status = 'active' or company_id = any(${sql.param(allowed)}::int8[]))`)
  const sold = await tx.execute<{ key: string }>(sql`
    select company_id || ' ' || product_id as key from product_offer
    where (product_id, company_id) in (select product_id, company_id from ${given})`)
  const points = await tx.execute<{ id: number; key: string }>(sql`
    select id, company_id || ' ' || code as key from store_point
    where company_id = any(${sql.param(allowed)}::int8[]) and type in ('shop', 'warehouse')`)
  const shelvesOf = Map.groupBy(shelves.rows, ({ offer_id }) => offer_id)
  return {
    offers: new Map(
      offers.rows.map((offer) => [
        keyOf(offer),
        { ...offer, stocks: new Map(shelvesOf.get(offer.id)?.map((shelf) => [shelf.store_point_id, shelf])) },
      ]),
    ),
    products: new Map(products.rows.map(({ id, vat_rate }) => [id, vat_rate])),
    companies: new Set(allowed),
    points: new Map(points.rows.map(({ id, key }) => [key, id])),
    sold: new Set(sold.rows.map(({ key }) => key)),
  }
}
