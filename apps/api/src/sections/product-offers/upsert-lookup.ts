import type { Schemas } from '@admin-panel/sdk'
import { articleKey } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff } from '#query/scope.ts'
import { brandsByName } from '#sections/brands/public.ts'

export type Row = Schemas['ProductOfferImportRow']

type Shelf = {
  store_point_id: number
  quantity: number
  reserved: number
}

export type KnownOffer = {
  id: number
  company_id: number
  product_id: number
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
  version: number
  article_norm: string
  stocks: Map<number, Shelf>
}

export type KnownProduct = {
  id: number
  article: string
  article_norm: string
  brand_id: number | null
  brand: string | null
  vat_rate: Schemas['VatRate']
  /** Whether the actor may create an offer of it. */
  is_open: boolean
}

export interface Lookup {
  offers: readonly KnownOffer[]
  bySku: ReadonlyMap<string, KnownOffer>
  byProduct: ReadonlyMap<string, KnownOffer>
  products: readonly KnownProduct[]
  /** Brand ids by normalized name or alias. */
  brands: ReadonlyMap<string, ReadonlySet<number>>
  /** Ids of points by seller and code. */
  points: ReadonlyMap<string, number>
  /** Ids of points that are closed: they get no more pieces. */
  closed: ReadonlySet<number>
}

export const keyOf = (company: number, of: string | number) => `${company} ${of}`

/** Loads all records that the rows reference, with one query per table; offers and their stocks are locked. */
export async function readLookup(
  tx: Database,
  actor: Actor,
  rows: readonly Row[],
  companies: readonly number[],
): Promise<Lookup> {
  const products = await productsOf(tx, actor, rows, companies)
  const offers = await offersOf(tx, rows, companies, products)
  const { rows: points } = await tx.execute<{ id: number; key: string; is_closed: boolean }>(sql`
    select id, company_id || ' ' || code as key, status = 'closed' as is_closed from store_point
    where company_id = any(${sql.param(companies)}::int8[]) and type in ('shop', 'warehouse')`)
  return {
    offers,
    products,
    bySku: new Map(offers.map((offer) => [keyOf(offer.company_id, offer.seller_sku), offer])),
    byProduct: new Map(offers.map((offer) => [keyOf(offer.company_id, offer.product_id), offer])),
    brands: await brandsByName(
      tx,
      rows.flatMap(({ brand }) => brand ?? []),
    ),
    points: new Map(points.map(({ id, key }) => [key, id])),
    closed: new Set(points.flatMap(({ id, is_closed }) => (is_closed ? [id] : []))),
  }
}

/** Loads the cards that rows name, if they may be offered or already are. */
async function productsOf(tx: Database, actor: Actor, rows: readonly Row[], companies: readonly number[]) {
  const ids = rows.flatMap(({ product_id }) => product_id ?? [])
  const keys = [...new Set(rows.flatMap(({ article }) => (article ? articleKey(article) || [] : [])))]
  const companyIds = sql.param(companies)
  const result = await tx.execute<KnownProduct>(sql`
    select * from (
      select product.id, article, article_norm, brand_id, brand.name as brand, vat_rate,
        status not in ('blocked', 'archived')
          and (${isStaff(actor)} or status = 'active' or coalesce(company_id = any(${companyIds}::int8[]), false)) as is_open
      from product left join brand on brand.id = brand_id
      where product.id = any(${sql.param(ids)}::int8[]) or article_key(article_norm) = any(${sql.param(keys)}::text[])
    ) named
    where is_open or exists (
      select from product_offer where product_id = named.id and company_id = any(${companyIds}::int8[]))`)
  return result.rows
}

async function offersOf(
  tx: Database,
  rows: readonly Row[],
  companies: readonly number[],
  products: readonly KnownProduct[],
): Promise<KnownOffer[]> {
  const skus = rows.flatMap(({ seller_sku }) => seller_sku ?? [])
  const { rows: offers } = await tx.execute<Omit<KnownOffer, 'stocks'>>(sql`
    select id, company_id, product_id, seller_sku, price_kopecks, old_price_kopecks, last_price_kopecks, price_quarantine,
      vat_rate, min_order, delivery_days_min, delivery_days_max, status, version,
      (select article_norm from product where id = product_offer.product_id) as article_norm
    from product_offer
    where company_id = any(${sql.param(companies)}::int8[])
      and (seller_sku = any(${sql.param(skus)}::text[]) or product_id = any(${sql.param(products.map(({ id }) => id))}::int8[]))
    order by id for no key update`)
  const { rows: shelves } = await tx.execute<Shelf & { offer_id: number }>(sql`
    select offer_id, store_point_id, quantity, reserved from stock
    where offer_id = any(${sql.param(offers.map(({ id }) => id))}::int8[])
    order by offer_id, store_point_id for update`)
  const shelvesOf = Map.groupBy(shelves, ({ offer_id }) => offer_id)
  return offers.map((offer) => ({
    ...offer,
    stocks: new Map(shelvesOf.get(offer.id)?.map((shelf) => [shelf.store_point_id, shelf])),
  }))
}
