import type { Schemas } from '@admin-panel/sdk'
import { and, type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { referenceTo } from '#query/reference.ts'
import { atSecond } from '#text/moment.ts'
import { boughtOf, dueOf, reductionsOf } from './money.ts'
import { costOf, sumsOf } from './pieces/pieces.ts'
import { commentFor } from './history.ts'
import { payment, subOrder } from './schema.ts'
import { isBeforeShipping, type SubOrderStatus, subOrderStatuses } from './states/statuses.ts'

type Line = Omit<Schemas['SubOrderItem'], 'bought_kopecks' | 'total_kopecks' | 'vat_kopecks'>

interface Stored {
  delivery_type: string
  return_is_open: boolean
  due_kopecks: number
}

export const references = {
  company: referenceTo('company', subOrder.company_id),
  store_point: referenceTo('store_point', subOrder.store_point_id),
  delivery: referenceTo('delivery', subOrder.delivery_id),
}

const items = sql<Line[]>`(
  select json_agg(json_build_object(
    'id', id, 'offer_id', offer_id, 'product_id', product_id, 'name', name, 'article', article, 'brand', brand,
    'image_url', (select '/files/' || key || '.webp' from product join file on file.id = image_ids[1] where product.id = product_id),
    'quantity', quantity, 'cancelled_qty', cancelled_qty, 'returned_qty', returned_qty, 'price_kopecks', price_kopecks,
    'discount_kopecks', discount_kopecks, 'vat_rate', vat_rate, 'commission_bp', commission_bp, 'commission_kopecks', commission_kopecks)
    order by id)
  from sub_order_item where sub_order_id = "sub_order".id)`

/** The time zone of the shipping point determines the deadlines. */
export const shippingZone = sql<string | null>`(
  select time_zone from store_point join city on city.id = city_id where store_point.id = "sub_order".store_point_id)`

export const refundedAt = sql`(
  select max(created_at) from payment where kind = 'refund' and sub_order_id = "sub_order".id)`.mapWith(
  payment.created_at,
)

const payments = sql<Schemas['Payment'][]>`(
  select coalesce(json_agg(json_build_object('id', payment.id, 'kind', payment.kind, 'kopecks', kopecks, 'created_at', payment.created_at,
    'source', fact.source, 'external_id', fact.external_id,
    'reason', case when reason.id is not null then json_build_object('id', reason.id, 'label', reason.name) end) order by payment.id), '[]')
  from payment left join fact on fact.id = fact_id left join status_history entry on entry.id = history_id left join operation_reason reason on reason.id = entry.reason_id
  where payment.sub_order_id = "sub_order".id)`

function columns({ at }: Principal) {
  return {
    id: subOrder.id,
    number: subOrder.number,
    order_id: subOrder.order_id,
    company_id: subOrder.company_id,
    company: references.company,
    store_point_id: subOrder.store_point_id,
    store_point: references.store_point,
    status: subOrder.status,
    items,
    delivery_id: subOrder.delivery_id,
    delivery: references.delivery,
    delivery_kopecks: subOrder.delivery_kopecks,
    items_kopecks: subOrder.items_kopecks,
    discount_kopecks: subOrder.discount_kopecks,
    total_kopecks: subOrder.total_kopecks,
    bought_kopecks: subOrder.bought_kopecks,
    paid_kopecks: subOrder.paid_kopecks,
    refunded_kopecks: subOrder.refunded_kopecks,
    refunded_at: refundedAt,
    payments,
    commission_kopecks: subOrder.commission_kopecks,
    carrier: subOrder.carrier,
    track_number: subOrder.track_number,
    ship_by: subOrder.ship_by,
    ship_by_zone: shippingZone,
    deliver_from: subOrder.deliver_from,
    deliver_to: subOrder.deliver_to,
    storage_until: subOrder.storage_until,
    delivered_at: subOrder.delivered_at,
    cancel_reason: referenceTo('operation_reason', subOrder.cancel_reason_id),
    cancel_initiator: subOrder.cancel_initiator,
    cancel_comment: subOrder.cancel_comment,
    cancelled_at: subOrder.cancelled_at,
    delivery_type: sql<string>`(select delivery_type from "order" where id = "sub_order".order_id)`,
    return_is_open: returnIsOpen(at),
    created_at: subOrder.created_at,
    updated_at: subOrder.updated_at,
    version: subOrder.version,
  }
}

/** A delivered sub-order can be returned within the days of the setting. */
export function returnIsOpen(at: Date): SQL<boolean> {
  return sql<boolean>`coalesce(delivered_at > ${at.toISOString()}::timestamptz - make_interval(days =>
    coalesce((select value::text::int from setting where key = 'return_window_days'), 14)), false)`
}

/** Loads the details of the sub-orders that the actor may see, in the order of ids. */
export async function subOrderCards(db: Database, actor: Principal, where: SQL) {
  const rows = await db
    .select(columns(actor))
    .from(subOrder)
    .where(and(where, withinCompanies(actor, subOrder.company_id)))
    .orderBy(subOrder.id)
  return rows.map(
    ({
      items: lines,
      cancel_reason,
      cancel_initiator,
      cancel_comment,
      cancelled_at,
      payments: moved,
      delivery_type,
      return_is_open,
      ...row
    }) => ({
      ...row,
      items: lines.map((line) => {
        const { total_kopecks, vat_kopecks } = costOf(line)
        return { ...line, bought_kopecks: boughtOf(line), total_kopecks, vat_kopecks }
      }),
      ...reductionsOf(row, lines),
      payments: moved.map((entry) => ({ ...entry, created_at: atSecond(entry.created_at) })),
      vat_kopecks: sumsOf(lines, 0).vat_kopecks,
      is_overdue: isOverdue(row, actor.at),
      cancel:
        cancelled_at === null
          ? null
          : {
              reason: cancel_reason,
              initiator: cancel_initiator,
              comment: commentFor(actor, cancel_comment),
              at: cancelled_at,
            },
      available_statuses: possibleFrom(row.status, actor, { delivery_type, return_is_open, due_kopecks: dueOf(row) }),
    }),
  )
}

export function isOverdue({ status, ship_by }: { status: SubOrderStatus; ship_by: string }, at: Date): boolean {
  return isBeforeShipping(status) && Date.parse(ship_by) < at.getTime()
}

/** The transitions that the actor may make from the present state of this sub-order. */
export function possibleFrom(from: SubOrderStatus, actor: Principal, stored: Stored) {
  return subOrderStatuses.available(from, actor).filter(({ status }) => isPossible(from, status, stored))
}

/** Excludes transitions that the state machine allows but this sub-order does not. */
function isPossible(
  from: SubOrderStatus,
  to: SubOrderStatus,
  { delivery_type, return_is_open, due_kopecks }: Stored,
): boolean {
  if (from === 'awaiting_payment' && to === 'new') return due_kopecks <= 0
  if (to === 'at_pickup') return delivery_type === 'pickup'
  if (from === 'delivered' || from === 'partially_returned') return return_is_open
  return true
}
