import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { onDaysOfPlace, since, until } from '#query/days.ts'
import type { DeliveryType } from '#sections/deliveries/schema.ts'
import { isOverdue, possibleFrom, references, refundedAt, returnIsOpen, shippingZone } from './cards.ts'
import { dueOf } from './money.ts'
import { mayReachBuyer } from './states/contact.ts'
import { maskedPhone } from '#text/masked.ts'
import { subOrderMatches } from './search.ts'
import { subOrder, type SubOrderStatus } from './schema.ts'
import { BEFORE_SHIPPING } from './states/statuses.ts'

interface Shared {
  buyer_name: string
  buyer_phone: string
  delivery_type: DeliveryType
  city: { id: number; label: string }
}

const row = ({ at }: Actor) => ({
  id: subOrder.id,
  number: subOrder.number,
  order_id: subOrder.order_id,
  placed_at: subOrder.created_at,
  company: references.company,
  store_point: references.store_point,
  delivery: references.delivery,
  shared: sql<Shared>`(
    select json_build_object('buyer_name', buyer_name, 'buyer_phone', buyer_phone, 'delivery_type', delivery_type,
      'city', (select json_build_object('id', city.id, 'label', city.name) from city where city.id = city_id))
    from "order" where id = "sub_order".order_id)`,
  status: subOrder.status,
  carrier: subOrder.carrier,
  track_number: subOrder.track_number,
  ship_by: subOrder.ship_by,
  ship_by_zone: shippingZone,
  deliver_from: subOrder.deliver_from,
  deliver_to: subOrder.deliver_to,
  storage_until: subOrder.storage_until,
  pieces_count: sql<number>`(select sum(quantity - cancelled_qty - returned_qty)::int from sub_order_item where sub_order_id = "sub_order".id)`,
  total_kopecks: subOrder.total_kopecks,
  bought_kopecks: subOrder.bought_kopecks,
  paid_kopecks: subOrder.paid_kopecks,
  refunded_kopecks: subOrder.refunded_kopecks,
  refunded_at: refundedAt,
  return_is_open: returnIsOpen(at),
  version: subOrder.version,
})

// The SQL must equal the expression of its index.
const due = sql.raw(`case when status in ('${BEFORE_SHIPPING.join("', '")}') then ship_by end`)

type Filters = ListFilters<'subOrders.list'>

export function listOf(actor: Actor, filters: Filters) {
  const ofOrder = ofOrders(filters)
  return defineList<'subOrders.list'>(filters, {
    table: subOrder,
    scope: [withinCompanies(actor, subOrder.company_id)],
    where: {
      q: (text) => subOrderMatches(text.trim(), actor),
      order_id: oneOf(subOrder.order_id),
      status: oneOf(subOrder.status),
      carrier: oneOf(subOrder.carrier),
      delivery_id: oneOf(subOrder.delivery_id),
      company_id: oneOf(subOrder.company_id),
      store_point_id: oneOf(subOrder.store_point_id),
      reason_id: oneOf(subOrder.cancel_reason_id),
      pickup_point_id: (ids) =>
        inArray(
          subOrder.order_id,
          sql`(select id from "order" where pickup_point_id = any(${sql.param(ids)}::int8[]))`,
        ),
      product_id: (ids) =>
        inArray(
          subOrder.id,
          sql`(select sub_order_id from sub_order_item where product_id = any(${sql.param(ids)}::int8[]))`,
        ),
      city_id: ofOrder,
      delivery_type: ofOrder,
      placed_from: since(actor, subOrder.created_at),
      placed_to: until(actor, subOrder.created_at),
      ship_from: (day) => onDaysOfPlace(shippingZone, subOrder.ship_by, day),
      ship_to: (day) => onDaysOfPlace(shippingZone, subOrder.ship_by, undefined, day),
      has_track: either(isNotNull(subOrder.track_number), isNull(subOrder.track_number)),
      overdue: (isLate) => overdueIs(isLate, actor),
    },
    sort: {
      placed_at: subOrder.created_at,
      due,
      ship_by: subOrder.ship_by,
      number: subOrder.number,
      bought_kopecks: subOrder.bought_kopecks,
      total_kopecks: subOrder.total_kopecks,
    },
    order: ['-placed_at'],
  })
}

/** Filters by fields of the order. */
function ofOrders({ city_id, delivery_type }: Filters): SQL | undefined {
  if (!city_id && !delivery_type) return undefined
  return sql`exists (
    select from "order" where id = "sub_order".order_id
      and ${city_id ? sql`city_id = any(${sql.param(city_id)}::int8[])` : sql`true`}
      and ${delivery_type ? sql`delivery_type = any(${sql.param(delivery_type)}::text[])` : sql`true`})`
}

function overdueIs(isOverdue: boolean, { at }: Actor): SQL {
  const isLate = and(inArray(subOrder.status, [...BEFORE_SHIPPING]), lt(subOrder.ship_by, at.toISOString()))
  return isOverdue ? sql`${isLate}` : sql`not (${isLate})`
}

export async function listSubOrders(db: Database, actor: Actor, query: Call<'subOrders.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(subOrder),
  )
  return { items: items.map((card) => viewOf(actor, card)), meta }
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, actor: Actor, ids: number[]) {
  const rows = await db.select(row(actor)).from(subOrder).where(inArray(subOrder.id, ids))
  return rows.map((card) => viewOf(actor, card))
}

interface CardFields {
  shared: Shared
  carrier: string | null
  status: SubOrderStatus
  ship_by: string
  return_is_open: boolean
  total_kopecks: number
  paid_kopecks: number
  refunded_kopecks: number
}

function viewOf<Row extends CardFields>(actor: Actor, { shared, return_is_open, ...card }: Row) {
  const phone = mayReachBuyer(actor, [card]) ? shared.buyer_phone : maskedPhone(shared.buyer_phone)
  return {
    ...card,
    ...shared,
    buyer_phone: phone,
    is_overdue: isOverdue(card, actor.at),
    available_statuses: possibleFrom(card.status, actor, {
      delivery_type: shared.delivery_type,
      return_is_open,
      due_kopecks: dueOf(card),
    }),
  }
}

/** Whether the point belongs to the company and can ship. */
export async function isPointOf(tx: Database, pointId: number, companyId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from store_point where id = ${pointId} and company_id = ${companyId}
      and type in ('shop', 'warehouse') and status in ('active', 'paused')`)
  return rows.length > 0
}
