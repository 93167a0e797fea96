import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { listPage, type ListOptions, type OptionsQuery } from '#query/list.ts'
import { onDays } from '#query/days.ts'
import { subOrderCards, historyOf, BEFORE_SHIPPING } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { referenceTo } from '#query/reference.ts'
import { maskedPhone, mayReachBuyer } from './contact.ts'
import { derivedPayment, derivedStatus } from './derived.ts'
import { order, type OrderStatus, type PaymentStatus } from './schema.ts'
import { foundOrders } from './search.ts'

const FEW = 10_000
const FEW_OF_A_SELLER = 50_000

type Part = Schemas['OrderPart'] & { carrier: string | null }

/** A seller sees values computed from their own sub-orders; staff see the stored ones. */
function own<T>(actor: Actor, stored: SQL<T>, reckoned: SQL): SQL<T> {
  const within = withinCompanies(actor, subOrder.company_id)
  if (!within) return stored
  return sql<T>`(select ${reckoned} from sub_order where order_id = "order".id and ${within})`
}

const beforeShipping = inArray(subOrder.status, [...BEFORE_SHIPPING])

function statusOf(actor: Actor) {
  return own(actor, sql<OrderStatus>`"order".status`, derivedStatus)
}

function paymentOf(actor: Actor) {
  const stored = sql<PaymentStatus>`"order".payment_status`
  return own(actor, stored, derivedPayment(stored))
}

/** The paid and refunded money of the order, or of the seller's part of it. */
function moneyOf(actor: Actor) {
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
function zoneOf(actor: Actor) {
  return sql<string | null>`(
    select time_zone from sub_order join store_point on store_point.id = store_point_id join city on city.id = store_point.city_id
    where order_id = "order".id and ${beforeShipping} and ${withinCompanies(actor, subOrder.company_id) ?? sql`true`}
    order by ship_by limit 1)`
}

function shipByOf(actor: Actor) {
  return own(actor, sql<string | null>`"order".ship_by`, sql`min(ship_by) filter (where ${beforeShipping})`)
}

/** A seller's late sub-orders are few and indexed; the minimum per order would be computed for every order. */
function lateFor(actor: Actor): SQL {
  const at = actor.at.toISOString()
  const within = withinCompanies(actor, subOrder.company_id)
  if (!within) return sql`"order".ship_by < ${at}`
  return sql`"order".id in (select order_id from sub_order where ${within} and ${beforeShipping} and ${lt(subOrder.ship_by, at)})`
}

function parts(actor: Actor) {
  return sql<Part[]>`(
    select coalesce(json_agg(json_build_object('id', sub_order.id, 'number', sub_order.number, 'status', sub_order.status,
      'version', sub_order.version, 'carrier', sub_order.carrier, 'company', json_build_object('id', company.id, 'label', company.trade_name)) order by sub_order.id), '[]')
    from sub_order join company on company.id = sub_order.company_id
    where sub_order.order_id = "order".id and ${withinCompanies(actor, subOrder.company_id) ?? sql`true`})`
}

function head(actor: Actor) {
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

function shown<Found extends Head>(actor: Actor, { parts: found, ...row }: Found) {
  return {
    ...row,
    buyer_phone: mayReachBuyer(actor, found) ? row.buyer_phone : maskedPhone(row.buyer_phone),
    is_overdue: row.ship_by !== null && Date.parse(row.ship_by) < actor.at.getTime(),
    sub_orders: found.map(({ carrier: _hidden, ...part }) => part),
  }
}

type Filters = ListFilters<'orders.list'>

export async function listOf(db: Database, actor: Actor, filters: Filters): Promise<ListOptions> {
  const { q, payment_system_id, city_id, delivery_type, placed_from, placed_to, overdue } = filters
  const bought = sumOf(actor, 'bought_kopecks')
  const late = lateFor(actor)
  return {
    table: order,
    id: order.id,
    where: [
      foundOrders(q?.trim(), actor),
      payment_system_id && inArray(order.payment_system_id, payment_system_id),
      city_id && inArray(order.city_id, city_id),
      delivery_type && inArray(order.delivery_type, delivery_type),
      ...(await ofParts(db, actor, filters)),
      onDays(actor, order.placed_at, placed_from, placed_to),
      overdue === undefined ? undefined : overdue ? late : sql`(${late}) is not true`,
    ],
    sort: {
      placed_at: order.placed_at,
      number: order.number,
      bought_kopecks: isStaff(actor) ? order.bought_kopecks : bought,
      total_kopecks: isStaff(actor) ? order.total_kopecks : sumOf(actor, 'total_kopecks'),
      ship_by: shipByOf(actor),
    },
    order: ['-placed_at'],
  }
}

/** One sub-order must be visible to the actor and match all these filters at once. */
function wantedPart(actor: Actor, { sub_status, company_id, store_point_id, reason_id }: Filters): SQL | undefined {
  return and(
    withinCompanies(actor, subOrder.company_id),
    sub_status && inArray(subOrder.status, sub_status),
    company_id && inArray(subOrder.company_id, company_id),
    store_point_id && inArray(subOrder.store_point_id, store_point_id),
    reason_id && inArray(subOrder.cancel_reason_id, reason_id),
  )
}

function havingPart(part: SQL, id = sql`"order".id`): SQL {
  return sql`exists (select from sub_order where order_id = ${id} and ${part})`
}

/** A seller sees the orders that have a part of theirs. */
function visible(actor: Actor, id?: SQL): SQL | undefined {
  const part = withinCompanies(actor, subOrder.company_id)
  return part && havingPart(part, id)
}

/** Values of an order in a group of its sub-orders. */
const groupValues = {
  status: derivedStatus,
  payment: derivedPayment(sql`(select payment_status from "order" where "order".id = order_id)`),
  bought: sql`sum(bought_kopecks)`,
}

type Values = Record<'status' | 'payment' | 'bought', SQL>

function having({ status, payment, bought }: Values, filters: Filters): SQL | undefined {
  const { total_from, total_to } = filters
  return and(
    filters.status && inArray(status, filters.status),
    filters.payment_status && inArray(payment, filters.payment_status),
    total_from === undefined ? undefined : sql`${bought} >= ${total_from}`,
    total_to === undefined ? undefined : sql`${bought} <= ${total_to}`,
  )
}

/** For a seller, the states and sums of all orders are computed at once: one by one they take ten times as long. */
async function ofParts(db: Database, actor: Actor, filters: Filters): Promise<(SQL | undefined)[]> {
  const within = withinCompanies(actor, subOrder.company_id)
  const part = wantedPart(actor, filters)
  const values = { status: statusOf(actor), payment: paymentOf(actor), bought: sumOf(actor, 'bought_kopecks') }
  const stored = having(values, filters)
  const derived = within && having(groupValues, filters)
  const few = (found: SQL, otherwise: SQL, most: number) => fewByIds(db, { id: order.id, found, otherwise, most })
  if (!part) return [stored]
  if (!derived) return [stored, await few(sql`select order_id from sub_order where ${part}`, havingPart(part), FEW)]
  const found = sql`
    select order_id from sub_order where ${within} group by order_id having ${and(derived, sql`bool_or(${part})`)}`
  return [await few(found, sql`(${stored} and ${havingPart(part)})`, FEW_OF_A_SELLER)]
}

export async function listOrders(db: Database, actor: Actor, query: Call<'orders.list'>['query']) {
  const { items, meta } = await listPage(db, query, await listOf(db, actor, query), db.select(head(actor)).from(order))
  return { items: items.map((row) => shown(actor, row)), meta }
}

/** Reads the rows of an export. */
export async function exportRows(db: Database, actor: Actor, ids: number[]) {
  const rows = await db.select(head(actor)).from(order).where(inArray(order.id, ids))
  return rows.map((row) => shown(actor, row))
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
    .where(and(ids && inArray(order.id, ids), foundOrders(q?.trim(), actor), visible(actor)))
    .orderBy(desc(order.placed_at), desc(order.id))
    .limit(limit)
}

export async function findOrder(db: Database, actor: Actor, id: number) {
  const [found] = await db
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
  if (!found) throw notFound()
  const cards = await subOrderCards(db, actor, eq(subOrder.order_id, id))
  const sums = (field: 'cancelled_kopecks' | 'returned_kopecks') => cards.reduce((sum, card) => sum + card[field], 0)
  const history = await historyOf(db, actor, eq(subOrder.order_id, id))
  const { locked, ...row } = found
  const hidden = mayReachBuyer(actor, cards) ? {} : { buyer_email: null, address: null, comment_buyer: null }
  const staffOnly = isStaff(actor) ? {} : { comment_staff: null }
  return {
    ...shown(actor, row),
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
  const [found] = await db.select({ id: order.id }).from(order).where(eq(order.number, number))
  if (!found) throw notFound()
  return findOrder(db, actor, found.id)
}

type Sum = `${'items' | 'delivery' | 'discount' | 'total' | 'bought' | 'paid' | 'refunded'}_kopecks`

function sumOf(actor: Actor, column: Sum) {
  const name = sql.identifier(column)
  return own(actor, sql<number>`"order".${name}`, sql`sum(${name})::int8`).mapWith(Number)
}

/** A buyer can pick up only at an active point of that city. */
export async function isPickupPoint(tx: Database, pointId: number, cityId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from store_point where id = ${pointId} and city_id = ${cityId}
      and type in ('pickup_point', 'parcel_locker') and status = 'active'`)
  return rows.length > 0
}
