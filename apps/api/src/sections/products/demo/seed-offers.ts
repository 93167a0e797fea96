import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { copy } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { productOffer } from '#sections/product-offers/schema.ts'

const DEV = rowsOf('product_offer', 'dev')
const DEV_PRODUCTS = rowsOf('product', 'dev')

/** The author of a card offers it first, then other sellers do; card 1001 has three sellers. */
export async function addOffers(tx: Database, at: Date, size: Size): Promise<void> {
  const others = Math.max(1, rowsOf('product', size) - DEV_PRODUCTS)
  await tx.execute(sql`create temporary table demo_offer (like product_offer including defaults) on commit drop`)
  await tx.execute(sql`
    insert into demo_offer (id, company_id, product_id, seller_sku, price_kopecks, old_price_kopecks, vat_rate, min_order,
      delivery_days_min, delivery_days_max, status, price_quarantine, last_price_kopecks, created_at, updated_at)
    with pool as (
      select (select array_agg(id order by id) from company where status in ('active', 'suspended') and id <= ${rowsOf('company', 'dev')}) as dev_companies,
        (select array_agg(id order by id) from company where status in ('active', 'suspended')) as all_companies
    ), placed as (
      select id,
        case when id = ${DEV} then 1001 when id < ${DEV} then 1 + (id - 1) % ${DEV_PRODUCTS}
          else ${DEV_PRODUCTS} + 1 + (id - ${DEV} - 1) % ${others} end as product_id,
        case when id <= ${DEV} then (id - 1) / ${DEV_PRODUCTS} else (id - ${DEV} - 1) / ${others} end as seller
      from generate_series(1, ${rowsOf('product_offer', size)}) id
    ), dice as (
      select placed.*, product.company_id as author, product.status as card, product.vat_rate, product.created_at as card_created,
        product.id = 1001 as golden, roubles, pool.*,
        case when product_id <= ${DEV_PRODUCTS} then dev_companies else all_companies end as companies,
        pg_temp.rnd('product', product_id, 'price') as worth, pg_temp.rnd('product_offer', placed.id, 'price') as p,
        pg_temp.rnd('product_offer', placed.id, 'status') as s
      from placed cross join pool join demo_card product on product.id = product_id join demo_goods goods on goods.category_id = product.category_id
      offset 0
    ), made as (
      select *,
        companies[1 + (coalesce(array_position(companies, author), 1 + floor(cardinality(companies) * power(worth / 268435456.0, 2))::int) - 1
          + seller * 7) % cardinality(companies)] as company_id,
        100 * case when golden then (array[649, 675, 710])[seller + 1]
          else round((roubles[1] + (roubles[2] - roubles[1]) * power(worth / 268435456.0, 2)) * (0.94 + 0.12 * p / 268435456.0)) end as price,
        case when golden or (card = 'active' and s % 100 < 82) then 'active' when card = 'archived' then 'archived'
          when card in ('draft', 'rejected', 'on_moderation') or s % 100 >= 97 then 'draft' when s % 100 = 96 then 'blocked' else 'disabled' end as status,
        not golden and card = 'active' and s % 100 = 7 as jumped
      from dice offset 0
    )
    select id, company_id, product_id, 'A' || lpad(company_id::text, 3, '0') || '-' || lpad(id::text, greatest(6, length(id::text)), '0'), price,
      case when s / 100 % 5 = 0 then 100 * ceil(price * 1.15 / 100) end, vat_rate, case when p % 25 = 0 then 2 else 1 end,
      p % 6, p % 6 + 1 + s / 500 % 4, status, jumped,
      case when jumped then greatest(100, 100 * round(price / 450)) when status in ('active', 'disabled') then price end,
      card_created, card_created + (${at.toISOString()}::timestamptz - card_created) * ((p % 1000) / 1000.0)
    from made`)
  await tx.execute(sql`analyze demo_offer, store_point`)
}

/** Each offer is stocked in one to three shops and warehouses of its seller; every ninth stock is empty. */
export async function addStocks(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into stock (offer_id, store_point_id, quantity)
    with points as (
      select company_id, array_agg(id order by id) as ids from store_point
      where type in ('shop', 'warehouse') and status in ('active', 'paused') group by 1
    )
    select offer.id, ids[1 + (offer.id + copy) % cardinality(ids)],
      case when dice % 9 = 0 then 0 else 1 + dice / 9 % 40 end
    from demo_offer offer join points using (company_id), generate_series(0, 2) copy,
      lateral (select pg_temp.rnd('stock', offer.id, copy::text) as dice) thrown
    where copy < cardinality(ids) and copy <= offer.id % 3`)
}

export async function writeOffers(tx: Database): Promise<void> {
  await tx.execute(sql`
    with held as (select offer_id, sum(quantity - reserved) as quantity from stock group by 1)
    ${copy('demo_offer', productOffer, { available: sql`coalesce(held.quantity, 0)` })}
    left join held on offer_id = id order by id`)
  await tx.execute(sql`analyze product_offer, stock`)
}
