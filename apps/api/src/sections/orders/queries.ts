import type { Schemas } from '@admin-panel/sdk'
import { and, desc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, either, oneOf } from '#query/define-list.ts'
import { listPage, type OptionsQuery } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { BEFORE_SHIPPING, historyOf, mayReachBuyer, orderMatches, subOrderCards } from '#sections/sub-orders/public.ts'
import { maskedPhone } from '#text/masked.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { referenceTo } from '#query/reference.ts'
import { type Filters, lateFor, ofParts, visible } from './matching.ts'
import { order } from './schema.ts'
import { beforeShipping, paymentOf, shipByOf, statusOf, sumOf } from './values.ts'

type Part = Schemas['OrderPart'] & { carrier: string | null }

/** The paid and refunded money of the order, or of the seller's part of it. */
function moneyOf(actor: Principal) {
  const within = withinCompanies(actor, subOrder.company_id) ?? sql`true`
  return {
    bought_kopecks: sumOf(actor, 'bought_kopecks'),
    paid_kopecks: sumOf(actor, 'paid_kopecks'),
    refunded_kopecks: sumOf(actor, 'refunded_kopecks'),
    refunded_at: sql<string | null>`(
      select max(payment.created_at) from sub_order join payment on sub_order_id = sub_order.id
      where order_id = "order".id and kind = 'refund' and ${within})`.mapWith(order.ship_by),
  }
}

/** The time zone of the store point that ships first. */
function zoneOf(actor: Principal) {
  return sql<string | null>`(
    select time_zone from sub_order join store_point on store_point.id = store_point_id join city on city.id = store_point.city_id
    where order_id = "order".id and ${beforeShipping} and ${withinCompanies(actor, subOrder.company_id) ?? sql`true`}
    order by ship_by limit 1)`
}

function parts(actor: Principal) {
  return sql<Part[]>`(
    select coalesce(json_agg(json_build_object('id', sub_order.id, 'number', sub_order.number, 'status', sub_order.status,
      'version', sub_order.version, 'carrier', sub_order.carrier, 'company', json_build_object('id', company.id, 'label', company.trade_name)) order by sub_order.id), '[]')
    from sub_order join company on company.id = sub_order.company_id
    where sub_order.order_id = "order".id and ${withinCompanies(actor, subOrder.company_id) ?? sql`true`})`
}

function head(actor: Principal) {
  return {
    id: order.id,
    number: order.number,
    placed_at: order.placed_at,
    buyer_name: order.buyer_name,
    buyer_phone: order.buyer_phone,
    city: referenceTo('city', order.city_id),
    delivery_type: order.delivery_type,
    parts: parts(actor),
    total_kopecks: sumOf(actor, 'total_kopecks'),
    ...moneyOf(actor),
    payment_system: referenceTo('payment_system', order.payment_system_id),
    payment_status: paymentOf(actor),
    status: statusOf(actor),
    ship_by: shipByOf(actor).mapWith(order.ship_by),
    ship_by_zone: zoneOf(actor),
    source: order.source,
    version: order.version,
  }
}

interface Head {
  buyer_phone: string
  ship_by: string | null
  parts: Part[]
}

function viewOf<Row extends Head>(actor: Principal, { parts: orderParts, ...row }: Row) {
  return {
    ...row,
    buyer_phone: mayReachBuyer(actor, orderParts) ? row.buyer_phone : maskedPhone(row.buyer_phone),
    is_overdue: row.ship_by !== null && Date.parse(row.ship_by) < actor.at.getTime(),
    sub_orders: orderParts.map(({ carrier: _hidden, ...part }) => part),
  }
}

export async function listOf(db: Database, actor: Actor, filters: Filters) {
  const boughtSum = sumOf(actor, 'bought_kopecks')
  const isLate = lateFor(actor)
  const { ofOrder, ofPart } = await ofParts(db, actor, filters)
  return defineList<'orders.list'>(filters, {
    table: order,
    where: {
      q: (text) => orderMatches(text.trim(), actor),
      payment_system_id: oneOf(order.payment_system_id),
      city_id: oneOf(order.city_id),
      delivery_type: oneOf(order.delivery_type),
      sub_status: ofPart,
      company_id: ofPart,
      store_point_id: ofPart,
      reason_id: ofPart,
      status: ofOrder,
      payment_status: ofOrder,
      total_from: ofOrder,
      total_to: ofOrder,
      placed_from: since(actor, order.placed_at),
      placed_to: until(actor, order.placed_at),
      overdue: either(isLate, sql`(${isLate}) is not true`),
    },
    sort: {
      placed_at: order.placed_at,
      number: order.number,
      bought_kopecks: isStaff(actor) ? order.bought_kopecks : boughtSum,
      total_kopecks: isStaff(actor) ? order.total_kopecks : sumOf(actor, 'total_kopecks'),
      ship_by: shipByOf(actor),
    },
    order: ['-placed_at'],
  })
}

export async function listOrders(db: Database, actor: Actor, query: Call<'orders.list'>['query']) {
  const { items, meta } = await listPage(db, query, await listOf(db, actor, query), (position) =>
    db.select({ ...head(actor), ...position }).from(order),
  )
  return { items: items.map((row) => viewOf(actor, row)), meta }
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, actor: Actor, ids: number[]) {
  const rows = await db.select(head(actor)).from(order).where(inArray(order.id, ids))
  return rows.map((row) => viewOf(actor, row))
}

export async function orderOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: order.id,
      label: order.number,
      hint: order.buyer_name,
      is_active: sql<boolean>`${order.status} not in ('completed', 'cancelled', 'returned')`,
    })
    .from(order)
    .where(and(ids && inArray(order.id, ids), orderMatches(q?.trim(), actor), visible(actor)))
    .orderBy(desc(order.placed_at), desc(order.id))
    .limit(limit)
}

export async function findOrder(db: Database, actor: Principal, id: number) {
  const [record] = await db
    .select({
      ...head(actor),
      buyer_email: order.buyer_email,
      city_id: order.city_id,
      pickup_point_id: order.pickup_point_id,
      pickup_point: referenceTo('store_point', order.pickup_point_id),
      address: order.address,
      payment_system_id: order.payment_system_id,
      items_kopecks: sumOf(actor, 'items_kopecks'),
      delivery_kopecks: sumOf(actor, 'delivery_kopecks'),
      discount_kopecks: sumOf(actor, 'discount_kopecks'),
      buyer_orders_count: sql<number>`(
        select count(*)::int from "order" other where reverse(other.buyer_phone) = reverse("order".buyer_phone)
          and ${visible(actor, sql`other.id`) ?? sql`true`})`,
      comment_buyer: order.comment_buyer,
      comment_staff: order.comment_staff,
      locked: sql<boolean>`exists (select from sub_order where order_id = "order".id and status not in ${[...BEFORE_SHIPPING, 'cancelled']})`,
      created_at: order.created_at,
      updated_at: order.updated_at,
    })
    .from(order)
    .where(and(eq(order.id, id), visible(actor)))
  if (!record) throw notFound()
  const cards = await subOrderCards(db, actor, eq(subOrder.order_id, id))
  const sums = (field: 'cancelled_kopecks' | 'returned_kopecks') => cards.reduce((sum, card) => sum + card[field], 0)
  const history = await historyOf(db, actor, eq(subOrder.order_id, id))
  const { locked, ...row } = record
  const hidden = mayReachBuyer(actor, cards) ? {} : { buyer_email: null, address: null, comment_buyer: null }
  const staffOnly = isStaff(actor) ? {} : { comment_staff: null }
  return {
    ...viewOf(actor, row),
    ...hidden,
    ...staffOnly,
    recipient_is_locked: locked,
    cancelled_kopecks: sums('cancelled_kopecks'),
    returned_kopecks: sums('returned_kopecks'),
    payments: cards
      .flatMap(({ id: part, number, payments }) =>
        payments.map((entry) => ({ ...entry, sub_order: { id: part, label: number } })),
      )
      .toSorted((a, b) => a.id - b.id),
    sub_orders: cards,
    history,
  }
}

/** Finds an order by its public number. */
export async function findByNumber(db: Database, actor: Actor, number: string) {
  const [record] = await db.select({ id: order.id }).from(order).where(eq(order.number, number))
  if (!record) throw notFound()
  return findOrder(db, actor, record.id)
}

/** A buyer can pick up only at an active point of that city. */
export async function isPickupPoint(tx: Database, pointId: number, cityId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from store_point where id = ${pointId} and city_id = ${cityId}
      and type in ('pickup_point', 'parcel_locker') and status = 'active'`)
  return rows.length > 0
}
