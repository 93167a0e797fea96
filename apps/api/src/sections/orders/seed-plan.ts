import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'

const DEV_ORDERS = rowsOf('order', 'dev')
/** The order of the tests: seller 1 is assembling one part, the other waits at a pickup point for seller 2. */
const GOLDEN = 123

const dice = (table: string, id: SQL, field: string, sides: number) =>
  sql`pg_temp.rnd(${table}, ${id}, ${field}) % ${sql.raw(String(sides))}`

/**
 * The pools that rows may reference: tier 0 is the small set, so that the first rows of the large one are identical.
 */
export async function planPools(tx: Database, size: Size): Promise<void> {
  const tiers = size === 'large' ? sql`(values (0), (1))` : sql`(values (0))`
  await tx.execute(
    sql`create temp table pool_offer (tier int, company_id int8, n int, offer_id int8, primary key (tier, company_id, n))`,
  )
  await tx.execute(sql`
    insert into pool_offer
    select tier, company_id, row_number() over (partition by tier, company_id order by id) - 1, id
    from product_offer, ${tiers} tiers (tier)
    where status = 'active' and not price_quarantine and (tier = 1 or id <= ${rowsOf('product_offer', 'dev')})`)
  await tx.execute(
    sql`create temp table pool_seller (tier int, n int, company_id int8, offers int, points int8[], user_id int8, primary key (tier, n))`,
  )
  await tx.execute(sql`
    insert into pool_seller
    select tier, row_number() over (partition by tier order by company_id) - 1, company_id, offers, points,
      (select min(user_id) from user_company where user_company.company_id = sold.company_id)
    from (select tier, company_id, count(*) as offers from pool_offer group by 1, 2) sold,
      lateral (select array_agg(id order by id) as points from store_point
        where store_point.company_id = sold.company_id and type in ('shop', 'warehouse') and status in ('active', 'paused')
          and (tier = 1 or id <= ${rowsOf('store_point', 'dev')})) chosen
    where points is not null and offers >= 3`)
  await tx.execute(
    sql`create temp table pool_pickup (tier int, n int, point_id int8, city_id int8, primary key (tier, n))`,
  )
  await tx.execute(sql`
    insert into pool_pickup
    select tier, row_number() over (partition by tier order by id) - 1, id, city_id from store_point, ${tiers} tiers (tier)
    where type in ('pickup_point', 'parcel_locker') and status = 'active' and (tier = 1 or id <= ${rowsOf('store_point', 'dev')})`)
  await tx.execute(sql`create temp table pool_size (tier int primary key, sellers int, pickups int)`)
  await tx.execute(sql`
    insert into pool_size
    select tier, count(*), (select greatest(count(*), 1) from pool_pickup points where points.tier = pool_seller.tier)
    from pool_seller group by tier`)
  await tx.execute(sql`analyze pool_offer, pool_seller, pool_pickup, pool_size`)
}

/** Of a hundred orders 78 are delivered, 9 cancelled and 4 returned; the others are in progress. */
export async function planOrders(tx: Database, now: string, rows: number): Promise<void> {
  const id = sql`id`
  await tx.execute(sql`
    create temp table plan_order (id int8 primary key, tier int, parts int, before int8, kind text, delivery_type text, payment_system_id int8,
      is_prepaid bool, is_late bool, is_discounted bool, seller int, placed_at timestamptz, point_id int8, city_id int8)`)
  await tx.execute(sql`
    insert into plan_order
    with pattern as (
      select position, parts, sum(parts) over (order by position) - parts as earlier
      from unnest('{1,1,1,1,3,1,1,1,1,1,2,1,1,1,1,1,4,1,1,1,1,1,2,1,1,1,1,4,1,1,1,1,3,1,1,1,1,4,1,1,1,1,3,1,1,1,1,4,1,1}'::int[])
        with ordinality as input (parts, position)
    ), thrown as (
      select id, cities, (case when id <= ${DEV_ORDERS} then 0 else (select max(tier) from pool_seller) end) as tier, parts,
        (id - 1) / 50 * 70 + earlier as before,
        ${dice('order', id, 'kind', 1000)} as kind, ${dice('order', id, 'stage', 100)} as stage, ${dice('order', id, 'way', 100)} as way,
        ${dice('order', id, 'payment', 100)} as payment, ${dice('order', id, 'day', 85)} as day, ${dice('order', id, 'minute', 6000)} as minute,
        ${dice('order', id, 'hour', 40)} as hour, ${dice('order', id, 'late', 100)} as late, ${dice('order', id, 'discount', 100)} as discount,
        ${dice('order', id, 'seller', 100_000)} / 100000.0 as seller, pg_temp.rnd('order', id, 'place') as place
      from generate_series(1, ${rows}) id join pattern on position = (id - 1) % 50 + 1
        cross join (select array_agg(id order by population desc nulls last, id) as cities from city) known
      offset 0
    ), named as (
      select *, case when id = ${GOLDEN} then 'assembling' when kind < 780 then 'delivered' when kind < 870 then 'cancelled'
          when kind < 885 then 'partially_returned' when kind < 910 then 'returned' when stage < 4 then 'awaiting_payment'
          when stage < 18 then 'new' when stage < 32 then 'confirmed' when stage < 48 then 'assembling' when stage < 60 then 'ready_to_ship'
          when stage < 78 then 'in_delivery' when stage < 90 then 'at_pickup' when stage < 93 then 'not_delivered'
          when stage < 96 then 'returning' else 'dispute' end as status
      from thrown offset 0
    ), ways as (
      select *, case when status = 'at_pickup' or id = ${GOLDEN} or way < 45 then 'pickup' when way < 85 then 'courier' else 'post' end as delivery_type,
        case when status = 'awaiting_payment' then 1 + payment % 2 when payment < 40 then 1 when payment < 65 then 2 when payment < 77 then 3
          when payment < 90 then 4 when payment < 95 then 5 else 6 end as system,
        status in ('new', 'confirmed', 'assembling', 'ready_to_ship') and late < 55 and id <> ${GOLDEN} as is_late
      from named offset 0
    )
    select id, ways.tier, parts, before, status, delivery_type, system, system in (1, 2, 5, 6), is_late, discount < 15,
      floor(sizes.sellers * power(ways.seller, 2)),
      case when status in ('delivered', 'cancelled', 'partially_returned', 'returned')
        then (date_trunc('day', ${now}::timestamptz at time zone 'Europe/Moscow') - make_interval(days => 6 + day
            + case when extract(isodow from ${now}::timestamptz at time zone 'Europe/Moscow' - make_interval(days => 6 + day)) > 5 and minute % 3 = 0 then 2 else 0 end)
          + make_interval(hours => ('{0,1,7,8,8,9,9,9,10,10,10,11,11,11,12,12,12,13,13,13,14,14,15,15,16,16,17,17,18,18,19,19,19,20,20,20,21,21,22,23}'::int[])[hour + 1],
            secs => minute % 3600)) at time zone 'Europe/Moscow'
        else ${now}::timestamptz - make_interval(mins => case when status = 'awaiting_payment' then 2 + minute % 22
          when id = ${GOLDEN} then 2900 when is_late then 3000 + minute % 2400 when status = 'new' then 10 + minute % 500
          when status in ('confirmed', 'assembling', 'ready_to_ship') then 120 + minute % 900 when status = 'in_delivery' then 2000 + minute
          when status = 'at_pickup' then 4300 + minute % 4000 else 12000 + minute end) end,
      pickup.point_id, coalesce(pickup.city_id, cities[1 + floor(45 * power(place % 1000 / 1000.0, 2.2))::int])
    from ways join pool_size sizes on sizes.tier = ways.tier
      left join pool_pickup pickup on delivery_type = 'pickup' and pickup.tier = ways.tier and pickup.n = place % sizes.pickups`)
  await tx.execute(sql`analyze plan_order`)
}

/** The parts of an order have similar statuses; each part belongs to a different seller. */
export async function planSubOrders(tx: Database, now: string): Promise<void> {
  const id = sql`sub.id`
  await tx.execute(sql`
    create temp table plan_sub (id int8 primary key, order_id int8, part int, tier int, seller int, company_id int8, user_id int8, point_id int8,
      status text, delivery_id int8, carrier text, track_number text, placed_at timestamptz, ship_by timestamptz, delivered_at timestamptz,
      cancelled_at timestamptz, reason text, is_prepaid bool, is_pickup bool, is_discounted bool, offers int, dice int)`)
  await tx.execute(sql`
    insert into plan_sub
    with sub as (
      select plan_order.before + part as id, part, plan_order.id as order_id, plan_order.tier, kind, delivery_type, is_prepaid, is_late, is_discounted, placed_at,
        (seller + part - 1) % sizes.sellers as seller
      from plan_order join pool_size sizes on sizes.tier = plan_order.tier, generate_series(1, parts) part
    ), thrown as (
      select sub.*, ${dice('sub_order', id, 'status', 100)} as luck, pg_temp.rnd('sub_order', ${id}, 'way') as way,
        ${dice('sub_order', id, 'reason', 100)} as why
      from sub offset 0
    ), placed as (
      select thrown.*,
        case when order_id = ${GOLDEN} then (select n from pool_seller golden where golden.tier = thrown.tier and golden.company_id = part)
          else seller end as seat,
        case when order_id = ${GOLDEN} then (array['assembling', 'at_pickup'])[part]
          when part = 1 or kind = 'awaiting_payment' then kind
          when kind = 'delivered' then case when luck < 90 then 'delivered' when luck < 96 then 'cancelled' else 'returned' end
          when kind = 'cancelled' then case when luck < 70 then 'cancelled' else 'delivered' end
          when kind in ('partially_returned', 'returned') then case when luck < 60 then 'delivered' else 'returned' end
          when kind = 'new' then case when luck < 60 then 'new' else 'confirmed' end
          when kind in ('confirmed', 'assembling', 'ready_to_ship') then (array['confirmed', 'assembling', 'ready_to_ship'])[1 + luck % 3]
          when luck < 60 then kind else 'delivered' end as status,
        case delivery_type when 'courier' then case when luck % 20 < 11 then 1 else 2 end
          when 'pickup' then case when order_id <> ${GOLDEN} and luck % 20 < 11 then 3 else 4 end else 5 end as delivery_id
      from thrown offset 0
    )
    select placed.id, order_id, part, placed.tier, placed.seat, company_id, user_id, points[1 + way % cardinality(points)], placed.status, delivery_id,
      delivery.carrier,
      case when delivery.carrier <> 'own' and (placed.status in ('in_delivery', 'at_pickup', 'delivered', 'partially_returned', 'returned',
          'not_delivered', 'returning', 'dispute') or (placed.status = 'ready_to_ship' and luck % 5 < 2))
        then case delivery.carrier when 'post' then '80' || lpad(placed.id::text, 12, '0') else '10' || lpad((placed.id * 7)::text, 8, '0') end end,
      placed_at,
      case when order_id = ${GOLDEN} and part = 1 then ${now}::timestamptz + interval '20 hours'
        when placed.status in ('new', 'confirmed', 'assembling', 'ready_to_ship', 'awaiting_payment')
        then ${now}::timestamptz + make_interval(mins => case when is_late then -(60 + way % 2000) else 60 + way % 1700 end)
        else placed_at + interval '26 hours' end,
      case when placed.status in ('delivered', 'partially_returned', 'returned')
        then placed_at + least(make_interval(mins => 1800 + way % 3000), (${now}::timestamptz - placed_at) * 0.9) end,
      case when placed.status = 'cancelled' then placed_at + make_interval(mins => 40 + way % 2000) end,
      case when placed.status = 'cancelled' then case when why < 25 then 'cancel.out_of_stock' when why < 55 then 'cancel.buyer_changed_mind'
          when why < 67 then 'cancel.buyer_unreachable' when why < 82 and is_prepaid then 'cancel.not_paid' when why < 82 then 'cancel.buyer_changed_mind'
          when why < 89 then 'cancel.only_defective' when why < 92 then 'cancel.no_delivery_region' when why < 96 then 'cancel.duplicate'
          else 'cancel.seller_other' end
        when placed.status in ('returned', 'partially_returned') then case when why < 40 then 'return.not_fit' when why < 65 then 'return.defect'
          when why < 80 then 'return.wrong_item' when why < 90 then 'return.damaged' else 'return.incomplete' end end,
      is_prepaid, delivery_type = 'pickup', is_discounted, offers, way
    from placed join delivery on delivery.id = delivery_id
      join pool_seller seller on seller.tier = placed.tier
        and seller.n = placed.seat`)
  await tx.execute(sql`analyze plan_sub`)
}

/** Every seven sub-orders have twelve items; the sums count the remaining pieces. */
export async function planItems(tx: Database): Promise<void> {
  await tx.execute(sql`
    create temp table plan_item (id int8, sub_order_id int8, offer_id int8, product_id int8, name text, article text, article_norm text, brand text,
      quantity int, cancelled_qty int, returned_qty int, price_kopecks int8, discount_kopecks int8, kept_discount int8, vat_rate text,
      commission_bp int, commission_kopecks int8)`)
  await tx.execute(sql`
    insert into plan_item
    with item as (
      select sub.id as sub_order_id, status, is_discounted, k, counts.items, order_id, part, sub.tier, company_id, (dice::int8 + k) % offers as n,
        (sub.id - 1) / 7 * 12 + earlier + k + 1 as id
      from plan_sub sub
        join (values (0, 1, 0), (1, 2, 1), (2, 1, 3), (3, 3, 4), (4, 1, 7), (5, 2, 8), (6, 2, 10)) as counts (turn, items, earlier)
          on turn = (sub.id - 1) % 7,
        generate_series(0, items - 1) k
    ), thrown as (
      select item.*, pg_temp.rnd('sub_order_item', id, 'quantity') % 100 as luck from item offset 0
    ), counted as (
      select *, case when order_id = ${GOLDEN} and part = 1 then 3 when status = 'partially_returned' and items = 1 then 2
          when luck < 62 then 1 when luck < 82 then 2 when luck < 93 then 4 else 3 end as quantity
      from thrown offset 0
    ), gone as (
      select *, case when status = 'cancelled' then quantity else 0 end as cancelled_qty,
        case when status = 'returned' then quantity when status <> 'partially_returned' or k > 0 then 0 when items > 1 then quantity else 1 end as returned_qty
      from counted
    ), sold as (
      select gone.*, pooled.offer_id, offer.product_id, product.name, article, article_norm, brand.name as brand, offer.price_kopecks, offer.vat_rate,
        case when is_discounted then offer.price_kopecks * quantity * 5 / 100 else 0 end as discount,
        case when gone.status not in ('awaiting_payment', 'new', 'cancelled') then
          (select rate_bp from commission where company_id is null and category_id is null and brand_id is null order by valid_from limit 1) end as bp
      from gone join pool_offer pooled on pooled.tier = gone.tier and pooled.company_id = gone.company_id and pooled.n = gone.n
        join product_offer offer on offer.id = pooled.offer_id join product on product.id = offer.product_id
        left join brand on brand.id = product.brand_id
    )
    select id, sub_order_id, offer_id, product_id, name, article, article_norm, coalesce(brand, ''), quantity, cancelled_qty, returned_qty, price_kopecks,
      discount, round(discount::numeric * (quantity - cancelled_qty - returned_qty) / quantity), vat_rate, bp,
      round(price_kopecks::numeric * (quantity - cancelled_qty - returned_qty) * bp / 10000)
    from sold`)
  // Each cancelled sub-order looks up its items.
  await tx.execute(sql`create index on plan_item (sub_order_id)`)
  await tx.execute(sql`analyze plan_item`)
}
