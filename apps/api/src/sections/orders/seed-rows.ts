import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { CANCEL_RATE_DAYS } from '#sections/sub-orders/company-counters.ts'

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

/** The status and the payment of an order follow from its parts, as the program itself derives them. */
export async function addOrders(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into "order" (id, number, buyer_name, buyer_phone, buyer_email, city_id, delivery_type, pickup_point_id, address, payment_system_id,
      payment_status, items_kopecks, delivery_kopecks, discount_kopecks, total_kopecks, status, comment_buyer, source, placed_at, ship_by,
      created_at, updated_at)
    with charged as (${chargedParts()}), parts as (
      select order_id, sum(items) as items, sum(delivery) as delivery, sum(discount) as discount,
        bool_and(status = 'cancelled') as all_cancelled, bool_or(status = 'awaiting_payment') as any_awaiting,
        bool_and(status in ('delivered', 'partially_returned', 'returned', 'cancelled')) as all_final,
        bool_and(status in ('returned', 'cancelled')) as all_returned,
        bool_or(status in ('delivered', 'partially_returned', 'returned')) as any_delivered,
        bool_or(status in ('in_delivery', 'at_pickup', 'not_delivered', 'returning', 'dispute')) as any_shipped,
        bool_or(status in ('confirmed', 'assembling', 'ready_to_ship')) as any_processed,
        bool_or(gone) as any_gone, bool_and(reason = 'cancel.not_paid') as never_paid,
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
      case when all_cancelled then case when is_prepaid and never_paid is not true then 'refunded' else 'cancelled' end
        when any_awaiting then 'pending'
        when not is_prepaid and not all_final then 'pending'
        when items = 0 then 'refunded' when any_gone then 'partially_refunded' else 'paid' end,
      items, delivery, discount, items + delivery - discount,
      case when all_cancelled then 'cancelled' when any_awaiting then 'awaiting_payment'
        when all_final then case when all_returned then 'returned' else 'completed' end
        when any_delivered then 'partially_completed' when any_shipped then 'in_delivery' when any_processed then 'processing' else 'new' end,
      case when plan_order.id % 8 = 0 then ${pick(COMMENTS, 'comment', ';')} end,
      (array['site', 'app', 'site', 'app', 'manual'])[1 + plan_order.id % 5], placed_at, ship_by, placed_at, least(changed_at, ${now}::timestamptz)
    from plan_order join parts on order_id = plan_order.id`)
}

/** Goods and delivery of each part; a cancelled one costs nothing, from five thousand roubles delivery is free. */
function chargedParts() {
  return sql`
    select sub.*, items, discount, gone, commission,
      case when status = 'cancelled' or full_items >= 500000 then 0 else (array[34900, 42900, 9900, 24900, 29900])[delivery_id] end as delivery
    from plan_sub sub join (
      select sub_order_id, sum(price_kopecks * (quantity - cancelled_qty - returned_qty))::int8 as items, sum(kept_discount)::int8 as discount,
        sum(price_kopecks * quantity) as full_items, sum(commission_kopecks)::int8 as commission, bool_or(cancelled_qty + returned_qty > 0) as gone
      from plan_item group by 1
    ) sums on sub_order_id = sub.id`
}

export async function addSubOrders(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into sub_order (id, number, order_id, company_id, store_point_id, status, delivery_id, delivery_kopecks, items_kopecks, discount_kopecks,
      total_kopecks, commission_kopecks, carrier, track_number, ship_by, deliver_from, deliver_to, storage_until, delivered_at, cancel_reason_id,
      cancel_initiator, cancel_comment, cancelled_at, created_at, updated_at)
    with charged as (${chargedParts()})
    select charged.id, 1000000 + order_id || '-' || part, order_id, company_id, point_id, charged.status, delivery_id, delivery, items, discount,
      items + delivery - discount, commission, carrier, track_number, ship_by, (ship_by + interval '1 day')::date, (ship_by + interval '3 days')::date,
      case when charged.status = 'at_pickup' then (${now}::timestamptz + interval '5 days')::date end, delivered_at,
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

/** How each sub-order came to be what it is: sellers take it to the carrier, the rest tells itself or is entered by staff. */
export async function addHistory(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, user_id, created_at)
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
        else placed_at + (ended - placed_at) * ((step - 1.0) / greatest(last - 1, 1)) end
    from ends cross join (select id from "user" where email = 'orders@example.com') operator
      left join operation_reason on operation_reason.code = ends.reason, generate_series(1, cardinality(steps)) step
    order by ends.id, step`)
}

/** What is confirmed and not shipped is put aside; what is new can be. */
export async function reserveStock(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into stock as held (offer_id, store_point_id, quantity, reserved)
    select offer_id, point_id, sum(quantity), sum(case when status in ('confirmed', 'assembling', 'ready_to_ship') then quantity else 0 end)
    from plan_item join plan_sub sub on sub.id = sub_order_id
    where status in ('awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship') group by 1, 2
    on conflict (offer_id, store_point_id) do update set quantity = held.quantity + excluded.quantity, reserved = held.reserved + excluded.reserved`)
}

export async function countForCompanies(tx: Database, now: string): Promise<void> {
  await tx.execute(sql`
    update company set open_orders_count = opened, cancel_rate_bp = rate
    from (
      select company_id, count(*) filter (where status not in ('delivered', 'partially_returned', 'returned', 'cancelled')) as opened,
        coalesce(round(10000.0 * count(*) filter (where recent and status = 'cancelled' and cancel_initiator = 'seller')
          / nullif(count(*) filter (where recent), 0)), 0) as rate
      from sub_order, lateral (select created_at > ${now}::timestamptz - make_interval(days => ${CANCEL_RATE_DAYS}) as recent) young
      group by 1
    ) counted
    where company_id = company.id`)
}
