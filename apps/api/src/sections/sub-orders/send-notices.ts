import { eq, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { reasonName } from '#records/reasons.ts'
import { order } from '#sections/orders/schema.ts'
import { sendToBuyer, sendToCompany } from '#sections/templates/public.ts'
import { recordLink } from '#text/panel-link.ts'
import { findSubOrder, type FoundSubOrder } from './find.ts'
import { subOrder } from './schema.ts'

/** Notifies the seller of a new order, and the buyer of a cancelled one. */
export async function sendNotices(
  tx: Database,
  actor: Principal,
  before: FoundSubOrder,
  after: FoundSubOrder,
): Promise<void> {
  if (before.status === 'awaiting_payment' && after.status === 'new') await notifySeller(tx, actor, after)
  if (before.status !== 'cancelled' && after.status === 'cancelled') await notifyBuyer(tx, actor, after)
}

/** Notifies the seller of a sub-order that has come. */
export async function announceSubOrder(tx: Database, actor: Principal, id: number): Promise<void> {
  await notifySeller(tx, actor, await findSubOrder(tx, actor, id))
}

async function notifySeller(
  tx: Database,
  actor: Principal,
  { id, number, company_id, items, total_kopecks, ship_by }: FoundSubOrder,
) {
  const items_count = items.reduce((count, { quantity, cancelled_qty }) => count + quantity - cancelled_qty, 0)
  const variables = { number, items_count, total: total_kopecks, ship_by, link: recordLink('subOrders', id) }
  const about = { entity: 'sub-order', entity_id: id }
  await sendToCompany(tx, company_id, { event: 'order_new', variables, at: actor.at, about })
}

async function notifyBuyer(tx: Database, actor: Principal, { id, number }: FoundSubOrder) {
  const [row] = await tx
    .select({ email: order.buyer_email, reason_id: subOrder.cancel_reason_id })
    .from(subOrder)
    .innerJoin(order, eq(order.id, subOrder.order_id))
    .where(sql`${subOrder.id} = ${id}`)
  if (!row?.email) return
  const reason = await reasonName(tx, row.reason_id)
  await sendToBuyer(tx, row.email, { event: 'order_cancelled', variables: { number, reason }, at: actor.at })
}
