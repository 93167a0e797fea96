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
  n: number
  id: number
  number: string
  part_id: number
  part_number: string
  company_id: number
  store_point_id: number
  total_kopecks: number
}

const sumOf = <Field extends string>(rows: readonly Readonly<Record<Field, number>>[], field: Field) =>
  rows.reduce((sum, row) => sum + row[field], 0)

/** The rows of orders, of their parts and of their lines, each with the place `n` of its order. */
function rowsOf(orders: readonly NewOrder[]) {
  const sent = orders.map(({ parts, ...order }, n) => {
    const rows = parts.map(({ lines, ...part }, index) => {
      const items = lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity, 0)
      const discount = sumOf(lines, 'discount_kopecks')
      const total = items - discount + part.delivery_kopecks
      const pieces = lines.map(({ places: _places, ...line }) => ({ ...line, n, part: index + 1 }))
      return { ...part, n, part: index + 1, items, discount, total, pieces }
    })
    const sums = { items: sumOf(rows, 'items'), discount: sumOf(rows, 'discount'), total: sumOf(rows, 'total') }
    return { order: { ...order, ...sums, n, delivery_kopecks: sumOf(rows, 'delivery_kopecks') }, rows }
  })
  const parts = sent.flatMap(({ rows }) => rows)
  return {
    orders: sent.map(({ order }) => order),
    parts: parts.map(({ pieces: _pieces, ...part }) => part),
    lines: parts.flatMap(({ pieces }) => pieces),
  }
}

/**
 * Inserts orders with their parts, lines and first states by one statement. A part is shipped by the cutoff of the day on
 * which it is assembled, in the zone of its point.
 */
export async function insertOrders(tx: Database, actor: Principal, sent: readonly NewOrder[]) {
  if (sent.length === 0) return []
  const { orders, parts, lines } = rowsOf(sent)
  const at = sql`${actor.at.toISOString()}::timestamptz`
  const by = sql`${actor.userId}::int8`
  const { rows } = await tx.execute<{ [Field in keyof Made]: Made[Field] }>(sql`
    with numbered as (
      select nextval(pg_get_serial_sequence('"order"', 'id')) as id, sent.* from (
        select * from json_to_recordset(${JSON.stringify(orders)}) as sent (n int, buyer_name text, buyer_phone text, buyer_email text, city_id int8,
          delivery_id int8, delivery_type text, carrier text, cutoff text, assembly_minutes int, pickup_point_id int8, address text,
          payment_system_id int8, status text, comment_buyer text, source text, placed_at timestamptz, items int8, discount int8,
          delivery_kopecks int8, total int8) order by n) sent
    ), part as (
      select numbered.id as order_id, numbered.delivery_id, numbered.carrier, numbered.status, sent.*,
        (day + term.cutoff) at time zone city.time_zone as ship_by
      from json_to_recordset(${JSON.stringify(parts)})
          as sent (n int, part int, company_id int8, point_id int8, items int8, discount int8, delivery_kopecks int8, total int8)
        join numbered using (n) join store_point point on point.id = point_id join city on city.id = point.city_id,
        lateral (select coalesce(point.cutoff, numbered.cutoff)::time as cutoff,
          placed_at + make_interval(mins => coalesce(point.assembly_minutes, numbered.assembly_minutes)) as ready) term,
        lateral (select ${dayIn(sql`city.time_zone`, sql`term.ready`)} + ((term.ready at time zone city.time_zone)::time > term.cutoff)::int as day) shipped
    ), made as (
      insert into "order" (id, number, buyer_name, buyer_phone, buyer_email, city_id, delivery_type, pickup_point_id, address, payment_system_id,
        payment_status, items_kopecks, delivery_kopecks, discount_kopecks, total_kopecks, bought_kopecks, status, comment_buyer, source, placed_at,
        ship_by, created_at, created_by, updated_at, updated_by)
      select id, (1000000 + id)::text, buyer_name, buyer_phone, buyer_email, city_id, delivery_type, pickup_point_id, address, payment_system_id,
        'pending', items, delivery_kopecks, discount, total, total, status, comment_buyer, source, placed_at,
        (select min(ship_by) from part where part.n = numbered.n), ${at}, ${by}, ${at}, ${by}
      from numbered order by id
    ), sub as (
      insert into sub_order (number, order_id, company_id, store_point_id, status, delivery_id, delivery_kopecks, items_kopecks, discount_kopecks,
        total_kopecks, bought_kopecks, carrier, ship_by, created_at, created_by, updated_at, updated_by)
      select 1000000 + order_id || '-' || part, order_id, company_id, point_id, status, delivery_id, delivery_kopecks, items, discount,
        total, total, carrier, ship_by, ${at}, ${by}, ${at}, ${by}
      from part order by order_id, part
      returning id, number, order_id, company_id, store_point_id, total_kopecks, status
    ), item as (
      insert into sub_order_item (sub_order_id, offer_id, product_id, name, article, article_norm, brand, quantity, price_kopecks, discount_kopecks, vat_rate)
      select sub.id, line.offer_id, line.product_id, line.name, line.article, line.article_norm, line.brand, line.quantity, line.price_kopecks,
        line.discount_kopecks, line.vat_rate
      from json_to_recordset(${JSON.stringify(lines)}) as line (n int, part int, "row" int, offer_id int8, product_id int8, name text, article text,
          article_norm text, brand text, quantity int, price_kopecks int8, discount_kopecks int8, vat_rate text)
        join numbered using (n) join sub on sub.number = 1000000 + numbered.id || '-' || line.part
      order by n, line."row"
    ), entry as (
      insert into status_history (entity, entity_id, to_status, user_id, created_at)
      select 'sub-order', id, status, ${by}, ${at} from sub order by id
    ), opened as (
      update company set open_orders_count = open_orders_count + counted.parts
      from (select company_id, count(*) as parts from part group by 1) counted where company.id = counted.company_id
    )
    select n, numbered.id, (1000000 + numbered.id)::text as number, sub.id as part_id, sub.number as part_number, company_id, store_point_id,
      total_kopecks
    from numbered join sub on sub.order_id = numbered.id order by n, sub.id`)
  const made = Map.groupBy(rows, ({ n }) => n)
  return sent.map((order, n) => ({ order, ...madeOf(made.get(n) ?? []) }))
}

function madeOf(parts: readonly Made[]) {
  const [first] = parts
  if (!first) throw new Error('The order was not stored')
  return {
    id: first.id,
    number: first.number,
    parts: parts.map(({ part_id, part_number, company_id, store_point_id, total_kopecks }) => ({
      id: part_id,
      number: part_number,
      company_id,
      store_point_id,
      total_kopecks,
    })),
  }
}
