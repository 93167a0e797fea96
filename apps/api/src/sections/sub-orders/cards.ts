import { and, type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '@admin-panel/sdk'
import type { Doer } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#db/scope.ts'
import { costOf, sumsOf } from './pieces.ts'
import { subOrder } from './schema.ts'
import { isBeforeShipping, type SubOrderStatus, subOrderStatuses } from './statuses.ts'

interface Reference {
  id: number
  label: string
}

type Line = Omit<Schemas['SubOrderItem'], 'total_kopecks' | 'vat_kopecks'>

interface Stored {
  delivery_type: string
  return_is_open: boolean
}

// In a select of one table drizzle writes its columns without the table, so what inner queries refer to is spelled out.
export const references = {
  company: sql<Reference>`(select json_build_object('id', id, 'label', trade_name) from company where id = "sub_order".company_id)`,
  store_point: sql<Reference | null>`(select json_build_object('id', id, 'label', name) from store_point where id = "sub_order".store_point_id)`,
  delivery: sql<Reference | null>`(select json_build_object('id', id, 'label', name) from delivery where id = "sub_order".delivery_id)`,
}

const items = sql<Line[]>`(
  select json_agg(json_build_object(
    'id', id, 'offer_id', offer_id, 'product_id', product_id, 'name', name, 'article', article, 'brand', brand,
    'quantity', quantity, 'cancelled_qty', cancelled_qty, 'returned_qty', returned_qty, 'price_kopecks', price_kopecks,
    'discount_kopecks', discount_kopecks, 'vat_rate', vat_rate, 'commission_bp', commission_bp, 'commission_kopecks', commission_kopecks)
    order by id)
  from sub_order_item where sub_order_id = "sub_order".id)`

function columns({ at }: Doer) {
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
    commission_kopecks: subOrder.commission_kopecks,
    carrier: subOrder.carrier,
    track_number: subOrder.track_number,
    ship_by: subOrder.ship_by,
    deliver_from: subOrder.deliver_from,
    deliver_to: subOrder.deliver_to,
    storage_until: subOrder.storage_until,
    delivered_at: subOrder.delivered_at,
    cancel_reason: sql<Reference | null>`(select json_build_object('id', id, 'label', name) from operation_reason where id = "sub_order".cancel_reason_id)`,
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

/** What was delivered may be returned for so many days as the setting says. */
function returnIsOpen(at: Date): SQL<boolean> {
  return sql<boolean>`coalesce(delivered_at > ${at.toISOString()}::timestamptz - make_interval(days =>
    coalesce((select value::text::int from setting where key = 'return_window_days'), 14)), false)`
}

/** Sub-orders that the actor may see, as a person looks at one; the order of their numbers. */
export async function subOrderCards(db: Database, actor: Doer, where: SQL) {
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
      delivery_type,
      return_is_open,
      ...row
    }) => ({
      ...row,
      items: lines.map((line) => {
        const { total_kopecks, vat_kopecks } = costOf(line)
        return { ...line, total_kopecks, vat_kopecks }
      }),
      vat_kopecks: sumsOf(lines, 0).vat_kopecks,
      is_overdue: isOverdue(row, actor.at),
      cancel:
        cancelled_at === null
          ? null
          : {
              reason: cancel_reason,
              initiator: cancel_initiator,
              comment: cancel_comment,
              at: cancelled_at,
            },
      available_statuses: subOrderStatuses
        .available(row.status, actor)
        .filter(({ status }) => isPossible(row.status, status, { delivery_type, return_is_open })),
    }),
  )
}

export function isOverdue({ status, ship_by }: { status: SubOrderStatus; ship_by: string }, at: Date): boolean {
  return isBeforeShipping(status) && Date.parse(ship_by) < at.getTime()
}

/** What the machine allows and this sub-order does not. */
function isPossible(from: SubOrderStatus, to: SubOrderStatus, { delivery_type, return_is_open }: Stored): boolean {
  if (to === 'at_pickup') return delivery_type === 'pickup'
  if (from === 'delivered' || from === 'partially_returned') return return_is_open
  return true
}
