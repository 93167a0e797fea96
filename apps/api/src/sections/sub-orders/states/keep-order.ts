import { asc, eq, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { isBeforeShipping } from './statuses.ts'
import { derivePayment } from './derive-payment.ts'
import { deriveStatus } from './derive-status.ts'
import { order, type PaymentStatus } from '#sections/orders/schema.ts'

/** Locks the order of a sub-order, so that concurrent changes recompute its sums and status one after the other. */
export async function lockOrderOf(tx: Database, subOrderId: number): Promise<number> {
  const [row] = await tx.select({ order_id: subOrder.order_id }).from(subOrder).where(eq(subOrder.id, subOrderId))
  if (!row) throw notFound()
  await tx.select({ id: order.id }).from(order).where(eq(order.id, row.order_id)).for('no key update')
  return row.order_id
}

type Sum = `${'items' | 'delivery' | 'discount' | 'total' | 'bought' | 'paid' | 'refunded'}_kopecks`

/** Recomputes an order from its sub-orders: sums, status, payment and deadline, with its own log row. */
export async function refreshOrder(
  tx: Database,
  actor: Principal,
  orderId: number,
  /** What a provider reports of a payment that has not come yet. */
  reported?: PaymentStatus,
): Promise<void> {
  const [before] = await tx.select().from(order).where(eq(order.id, orderId))
  if (!before) throw notFound()
  const parts = await tx
    .select({
      status: subOrder.status,
      items_kopecks: subOrder.items_kopecks,
      delivery_kopecks: subOrder.delivery_kopecks,
      discount_kopecks: subOrder.discount_kopecks,
      total_kopecks: subOrder.total_kopecks,
      bought_kopecks: subOrder.bought_kopecks,
      paid_kopecks: subOrder.paid_kopecks,
      refunded_kopecks: subOrder.refunded_kopecks,
      ship_by: subOrder.ship_by,
    })
    .from(subOrder)
    .where(eq(subOrder.order_id, orderId))
    .orderBy(asc(subOrder.id))
  const statuses = parts.map(({ status }) => status)
  const sum = (field: Sum) => parts.reduce((total, part) => total + part[field], 0)
  const next = {
    status: deriveStatus(statuses),
    payment_status: derivePayment(reported ?? before.payment_status, parts),
    items_kopecks: sum('items_kopecks'),
    delivery_kopecks: sum('delivery_kopecks'),
    discount_kopecks: sum('discount_kopecks'),
    total_kopecks: sum('total_kopecks'),
    bought_kopecks: sum('bought_kopecks'),
    paid_kopecks: sum('paid_kopecks'),
    refunded_kopecks: sum('refunded_kopecks'),
  }
  const [ship_by = null] = parts
    .filter(({ status }) => isBeforeShipping(status))
    .map((part) => part.ship_by)
    .toSorted()
  const changes = changesBetween(before, { ...next, ship_by })
  if (Object.keys(changes).length === 0) return
  await tx
    .update(order)
    .set({
      ...next,
      ship_by,
      version: sql`${order.version} + 1`,
      updated_at: actor.at.toISOString(),
      updated_by: actor.userId,
    })
    .where(eq(order.id, orderId))
  await audit(tx, actor, {
    event: changes['status'] ? 'status_changed' : 'updated',
    entity: 'order',
    entity_id: orderId,
    entity_label: before.number,
    changes,
  })
}
