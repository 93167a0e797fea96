import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { dayIn } from '#query/days.ts'
import type { Part } from './lines.ts'

export interface NewPart extends Part {
  delivery_kopecks: number
}

export interface NewOrder {
  buyer_name: string
  buyer_phone: string
  buyer_email: string | null
  city_id: number
  delivery_id: number
  delivery_type: Schemas['DeliveryType']
  carrier: Schemas['Carrier']
  /** The hour of the delivery, where the shipping point has none of its own. */
  cutoff: string
  assembly_minutes: number
  pickup_point_id: number | null
  address: string | null
  payment_system_id: number
  status: 'awaiting_payment' | 'new'
  comment_buyer: string | null
  source: Schemas['OrderSource']
  placed_at: string
  parts: NewPart[]
}

interface Made {
  id: number
  number: string
  part_id: number
  part_number: string
  company_id: number
  store_point_id: number
  total_kopecks: number
}

/**
 * Inserts an order with its parts, lines and first states by one statement. A part is shipped by the cutoff of the day on
 * which it is assembled, in the zone of its point.
 */
export async function insertOrder(tx: Database, actor: Principal, order: NewOrder) {
  const parts = order.parts.map(({ lines, ...part }, index) => {
    const items = lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity, 0)
    const discount = lines.reduce((sum, line) => sum + line.discount_kopecks, 0)
    return { ...part, part: index + 1, items, discount, total: items - discount + part.delivery_kopecks }
  })
  const lines = order.parts.flatMap((part, index) =>
    part.lines.map(({ places: _places, ...line }) => ({ ...line, part: index + 1 })),
  )
  const sum = (field: 'items' | 'discount' | 'delivery_kopecks' | 'total') =>
    parts.reduce((total, part) => total + part[field], 0)
  const at = sql`${actor.at.toISOString()}::timestamptz`
  const by = sql`${actor.userId}::int8`
  const { rows } = await tx.execute<{ [Field in keyof Made]: Made[Field] }>(sql`
    with numbered as (
      select nextval(pg_get_serial_sequence('"order"', 'id')) as id
    ), part as (
      select sent.*, (day + term.cutoff) at time zone city.time_zone as ship_by
      from json_to_recordset(${JSON.stringify(parts)})
          as sent (part int, company_id int8, point_id int8, items int8, discount int8, delivery_kopecks int8, total int8)
        join store_point point on point.id = point_id join city on city.id = point.city_id,
        lateral (select coalesce(point.cutoff, ${order.cutoff})::time as cutoff,
          ${order.placed_at}::timestamptz + make_interval(mins => coalesce(point.assembly_minutes, ${order.assembly_minutes}::int)) as ready) term,
        lateral (select ${dayIn(sql`city.time_zone`, sql`term.ready`)} + ((term.ready at time zone city.time_zone)::time > term.cutoff)::int as day) shipped
    ), made as (
      insert into "order" (id, number, buyer_name, buyer_phone, buyer_email, city_id, delivery_type, pickup_point_id, address, payment_system_id,
        payment_status, items_kopecks, delivery_kopecks, discount_kopecks, total_kopecks, bought_kopecks, status, comment_buyer, source, placed_at,
        ship_by, created_at, created_by, updated_at, updated_by)
      select id, (1000000 + id)::text, ${order.buyer_name}, ${order.buyer_phone}, ${order.buyer_email}, ${order.city_id}, ${order.delivery_type},
        ${order.pickup_point_id}::int8, ${order.address}, ${order.payment_system_id}, 'pending', ${sum('items')}::int8, ${sum('delivery_kopecks')}::int8,
        ${sum('discount')}::int8, ${sum('total')}::int8, ${sum('total')}::int8, ${order.status}, ${order.comment_buyer}, ${order.source},
        ${order.placed_at}::timestamptz, (select min(ship_by) from part), ${at}, ${by}, ${at}, ${by}
      from numbered returning id, number
    ), sub as (
      insert into sub_order (number, order_id, company_id, store_point_id, status, delivery_id, delivery_kopecks, items_kopecks, discount_kopecks,
        total_kopecks, bought_kopecks, carrier, ship_by, created_at, created_by, updated_at, updated_by)
      select made.number || '-' || part, made.id, company_id, point_id, ${order.status}, ${order.delivery_id}, delivery_kopecks, items, discount,
        total, total, ${order.carrier}, ship_by, ${at}, ${by}, ${at}, ${by}
      from part, made order by part
      returning id, number, order_id, company_id, store_point_id, total_kopecks
    ), item as (
      insert into sub_order_item (sub_order_id, offer_id, product_id, name, article, article_norm, brand, quantity, price_kopecks, discount_kopecks, vat_rate)
      select sub.id, line.offer_id, line.product_id, line.name, line.article, line.article_norm, line.brand, line.quantity, line.price_kopecks,
        line.discount_kopecks, line.vat_rate
      from json_to_recordset(${JSON.stringify(lines)}) as line (part int, "row" int, offer_id int8, product_id int8, name text, article text,
          article_norm text, brand text, quantity int, price_kopecks int8, discount_kopecks int8, vat_rate text)
        join made on true join sub on sub.number = made.number || '-' || line.part
      order by line."row"
    ), entry as (
      insert into status_history (entity, entity_id, to_status, user_id, created_at)
      select 'sub-order', id, ${order.status}, ${by}, ${at} from sub order by id
    ), opened as (
      update company set open_orders_count = open_orders_count + counted.parts
      from (select company_id, count(*) as parts from part group by 1) counted where company.id = counted.company_id
    )
    select made.id, made.number, sub.id as part_id, sub.number as part_number, company_id, store_point_id, total_kopecks
    from made, sub order by sub.id`)
  const [first] = rows
  if (!first) throw new Error('The order was not stored')
  return {
    id: first.id,
    number: first.number,
    parts: rows.map(({ part_id, part_number, company_id, store_point_id, total_kopecks }) => ({
      id: part_id,
      number: part_number,
      company_id,
      store_point_id,
      total_kopecks,
    })),
  }
}
