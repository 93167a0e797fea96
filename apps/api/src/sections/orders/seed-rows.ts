import { marketplaceZone } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { dayIn, marketDate } from '#query/days.ts'
import { derivedPayment, derivedStatus, finalInSql } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'

const LAST_NAMES =
  'Абрамов,Беляев,Власов,Голубев,Дорохов,Елисеев,Жданов,Зимин,Исаев,Кольцов,Лаптев,Маслов,Носов,Осипов,Панин,Рожков,Седов,Туманов,Усов,Фадеев,Хромов,Цветков,Чижов,Шубин'
const FIRST_NAMES =
  'Александр,Борис,Виктор,Глеб,Денис,Егор,Захар,Илья,Кирилл,Леонид,Максим,Никита,Олег,Павел,Роман,Степан,Тимофей,Фёдор,Юрий,Ярослав'
const STREETS =
  'Лесная,Садовая,Молодёжная,Центральная,Школьная,Набережная,Советская,Мира,Заречная,Зелёная,Солнечная,Парковая,Речная,Луговая,Новая'
const COMMENTS =
  'Позвоните за час до приезда;Нужны документы для возврата;Проверьте, пожалуйста, комплектность;Заберу вечером после работы'

const names = (list: string, separator = ',') => sql`string_to_array(${list}, ${separator})`
const pick = (list: string, field: string, separator = ',') =>
  sql`(${names(list, separator)})[1 + pg_temp.rnd('order', plan_order.id, ${field}) % ${list.split(separator).length}]`

/** Derives the status and payment of an order from its parts, by the same rules as the program. */
export async function addOrders(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into "order" (id, number, buyer_name, buyer_phone, buyer_email, city_id, delivery_type, pickup_point_id, address, payment_system_id,
      payment_status, items_kopecks, delivery_kopecks, discount_kopecks, total_kopecks, bought_kopecks, paid_kopecks, refunded_kopecks,
      status, comment_buyer, source, placed_at, ship_by,
      created_at, updated_at)
    with charged as (${chargedParts()}), parts as (
      select order_id, sum(items_kopecks) as items, sum(delivery) as delivery, sum(discount) as discount, sum(bought_kopecks) as bought,
        sum(paid_kopecks) as paid, sum(refunded_kopecks) as refunded, ${derivedStatus} as derived,
        ${derivedPayment(sql`'pending'`)} as payment,
        min(ship_by) filter (where status in ('awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship')) as ship_by,
        max(coalesce(delivered_at, cancelled_at, placed_at)) as changed_at
      from charged group by 1
    )
    select plan_order.id, (1000000 + plan_order.id)::text, ${pick(FIRST_NAMES, 'first')} || ' ' || ${pick(LAST_NAMES, 'last')},
      '+7900' || lpad((pg_temp.rnd('order', plan_order.id, 'phone') % 10000000)::text, 7, '0'),
      case when plan_order.id % 5 < 3 then 'buyer' || 1000 + pg_temp.rnd('order', plan_order.id, 'email') % 9000 || '@example.com' end,
      city_id, delivery_type, point_id,
      case when delivery_type <> 'pickup' then (select name from city where city.id = city_id) || ', ул. ' || ${pick(STREETS, 'street')} || ', д. '
        || 1 + pg_temp.rnd('order', plan_order.id, 'house') % 120 || ', кв. ' || 1 + pg_temp.rnd('order', plan_order.id, 'flat') % 200 end,
      payment_system_id,
      payment, items, delivery, discount, items + delivery - discount, bought, paid, refunded, derived,
      case when plan_order.id % 8 = 0 then ${pick(COMMENTS, 'comment', ';')} end,
      (array['site', 'app', 'site', 'app', 'manual'])[1 + plan_order.id % 5], placed_at, ship_by, placed_at, least(changed_at, ${now}::timestamptz)
    from plan_order join parts on order_id = plan_order.id`)
}

/**
 * Computes goods, delivery and money of each part: a cancelled part costs nothing, and from five thousand roubles
 * delivery is free. A prepaid part was paid at once, unless it still awaits payment or expired unpaid; any other was
 * paid at handover.
 */
function chargedParts() {
  return sql`
    select costed.*, paid_kopecks - case when paid_kopecks > 0 then total_kopecks else 0 end as refunded_kopecks
    from (
      select summed.*, items_kopecks + delivery - discount as total_kopecks,
        case when is_prepaid and status <> 'awaiting_payment' and reason is distinct from 'cancel.not_paid' then bought_kopecks
          when not is_prepaid and status in ('delivered', 'partially_returned', 'returned') then bought_kopecks else 0 end as paid_kopecks
      from (
        select sub.*, items_kopecks, discount, commission, (placed + fee)::int8 as bought_kopecks,
          case when status = 'cancelled' then 0 else fee end as delivery
        from plan_sub sub join (
          select sub_order_id, sum(price_kopecks * (quantity - cancelled_qty - returned_qty))::int8 as items_kopecks,
            sum(kept_discount)::int8 as discount, sum(commission_kopecks)::int8 as commission,
            sum(price_kopecks * quantity - discount_kopecks) as placed, sum(price_kopecks * quantity) as full_items
          from plan_item group by 1
        ) sums on sub_order_id = sub.id,
          lateral (select case when full_items >= 500000 then 0 else (array[34900, 42900, 9900, 24900, 29900])[delivery_id] end as fee) charge
      ) summed
    ) costed`
}

export async function addSubOrders(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into sub_order (id, number, order_id, company_id, store_point_id, status, delivery_id, delivery_kopecks, items_kopecks, discount_kopecks,
      total_kopecks, bought_kopecks, paid_kopecks, refunded_kopecks, commission_kopecks, carrier, track_number, ship_by, deliver_from, deliver_to, storage_until, delivered_at, cancel_reason_id,
      cancel_initiator, cancel_comment, cancelled_at, created_at, updated_at)
    with charged as (${chargedParts()})
    select charged.id, 1000000 + order_id || '-' || part, order_id, company_id, point_id, charged.status, delivery_id, delivery, items_kopecks, discount,
      total_kopecks, bought_kopecks, paid_kopecks, refunded_kopecks, commission, carrier, track_number, ship_by, ${dayIn(marketplaceZone, sql`ship_by`)} + 1, ${dayIn(marketplaceZone, sql`ship_by`)} + 3,
      case when charged.status = 'at_pickup' then ${marketDate(new Date(now))} + 5 end, delivered_at,
      case when charged.status = 'cancelled' then reason.id end, case when charged.status = 'cancelled' then coalesce(reason.initiator, 'marketplace') end,
      case when reason.code = 'cancel.seller_other' then 'Партия отозвана поставщиком' end, cancelled_at, placed_at,
      coalesce(delivered_at, cancelled_at, placed_at)
    from charged left join operation_reason reason on reason.code = charged.reason`)
}

export async function addItems(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into sub_order_item (id, sub_order_id, offer_id, product_id, name, article, article_norm, brand, quantity, cancelled_qty, returned_qty,
      price_kopecks, discount_kopecks, vat_rate, commission_bp, commission_kopecks)
    select id, sub_order_id, offer_id, product_id, name, article, article_norm, brand, quantity, cancelled_qty, returned_qty,
      price_kopecks, discount_kopecks, vat_rate, commission_bp, commission_kopecks from plan_item`)
}

/**
 * Generates the history of each sub-order: sellers hand it to the carrier, nine of ten in time, later steps are
 * automatic or entered by staff.
 */
export async function addHistory(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, user_id, created_at, pieces)
    with path as (
      select sub.*, array_remove(array_cat(array[case when is_prepaid or status = 'awaiting_payment' then 'awaiting_payment' end],
        case when status = 'awaiting_payment' then '{}' when reason = 'cancel.not_paid' then '{cancelled}' when status = 'cancelled' then '{new,cancelled}'
          else array_cat(('{new,confirmed,assembling,ready_to_ship,in_delivery}'::text[])[1:reached],
            case when reached < 5 then '{}'::text[] else array_cat(
              case when is_pickup and status not in ('in_delivery', 'dispute') then '{at_pickup}'::text[] end,
              case status when 'in_delivery' then '{}' when 'at_pickup' then '{}' when 'delivered' then '{delivered}' when 'returned' then '{delivered,returned}'
                when 'partially_returned' then '{delivered,partially_returned}' when 'returning' then '{not_delivered,returning}'
                else array[status] end::text[]) end) end), null) as steps
      from plan_sub sub, lateral (select coalesce(array_position('{new,confirmed,assembling,ready_to_ship}'::text[], status), 5) as reached) far
    ), ends as (
      select *, coalesce(delivered_at, cancelled_at, placed_at + (${now}::timestamptz - placed_at) * 0.8) as ended,
        coalesce(array_position(steps, 'delivered'), cardinality(steps)) as last
      from path
    )
    select 'sub-order', ends.id, steps[step - 1], steps[step],
      case when steps[step] in ('cancelled', 'returned', 'partially_returned') then operation_reason.id end,
      case when steps[step] = 'cancelled' and code = 'cancel.seller_other' then 'Партия отозвана поставщиком' end,
      case when steps[step] in ('confirmed', 'assembling', 'ready_to_ship', 'in_delivery') then coalesce(user_id, operator.id)
        when steps[step] in ('returned', 'partially_returned', 'dispute') or (steps[step] = 'cancelled' and code <> 'cancel.not_paid') then operator.id end,
      case when step = 1 then placed_at when step > last then least(ended + interval '3 days', ${now}::timestamptz)
        when dice % 10 > 0 and steps[step] in ('confirmed', 'assembling', 'ready_to_ship', 'in_delivery')
          then placed_at + least(ended - placed_at, ship_by - placed_at) * ((step - 1.0) / greatest(last - 1, 1))
        else placed_at + (ended - placed_at) * ((step - 1.0) / greatest(last - 1, 1)) end,
      case when steps[step] in ('cancelled', 'returned', 'partially_returned') then (
        select jsonb_agg(jsonb_build_object('id', item.id, 'quantity', cancelled_qty + returned_qty) order by item.id)
        from plan_item item where sub_order_id = ends.id and cancelled_qty + returned_qty > 0) end
    from ends cross join (select id from "user" where email = 'orders@example.com') operator
      left join operation_reason on operation_reason.code = ends.reason, generate_series(1, cardinality(steps)) step
    order by ends.id, step`)
}

/** Links each payment and refund to the status change that caused it. */
export async function addPayments(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into payment (sub_order_id, kind, kopecks, history_id, user_id, created_at)
    select sub_order.id, kind, kopecks, entry.id, entry.user_id, entry.created_at
    from sub_order join plan_sub using (id),
      lateral (values
        ('payment', paid_kopecks, case when is_prepaid then '{new}' else '{delivered}' end::text[]),
        ('refund', refunded_kopecks, '{cancelled,returned,partially_returned}'::text[])) as moved (kind, kopecks, steps)
      join lateral (
        select id, user_id, created_at from status_history
        where entity = 'sub-order' and entity_id = sub_order.id and to_status = any(steps) order by id limit 1) entry on true
    where kopecks > 0 order by entry.created_at, sub_order.id`)
}

/** Reserves stock for parts that are confirmed but not shipped, and adds enough stock for new ones. */
export async function reserveStock(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into stock as held (offer_id, store_point_id, quantity, reserved)
    select offer_id, point_id, sum(quantity), sum(case when status in ('confirmed', 'assembling', 'ready_to_ship') then quantity else 0 end)
    from plan_item join plan_sub sub on sub.id = sub_order_id
    where status in ('awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship') group by 1, 2
    on conflict (offer_id, store_point_id) do update set quantity = held.quantity + excluded.quantity, reserved = held.reserved + excluded.reserved`)
}

export async function countForCompanies(tx: Database): Promise<void> {
  await tx.execute(sql`
    update company set open_orders_count = opened
    from (
      select company_id, count(*) filter (where not ${finalInSql(subOrder.status)}) as opened from sub_order group by 1
    ) counted
    where company_id = company.id`)
}
