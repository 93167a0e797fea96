import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Context } from '#records/record.ts'
import { costOf, type Item } from './pieces/pieces.ts'
import { payment } from './schema.ts'
import type { SubOrderStatus } from './states/statuses.ts'

interface PaidSums {
  paid_kopecks: number
  refunded_kopecks: number
}

interface Payable extends PaidSums {
  status: SubOrderStatus
  total_kopecks: number
}

/**
 * Calculates payments and refunds of a sub-order with its next total: a prepaid one is paid when it becomes new, any
 * other at handover; money paid beyond the total is refunded.
 */
export function moneyAfter(before: Payable, to: SubOrderStatus, total: number = before.total_kopecks): PaidSums {
  const { paid_kopecks, refunded_kopecks } = before
  if (paid_kopecks > 0) return { paid_kopecks, refunded_kopecks: paid_kopecks - total }
  const isPaid = to === 'delivered' || (to === 'new' && before.status === 'awaiting_payment')
  return { paid_kopecks: isPaid ? total : 0, refunded_kopecks }
}

/** Records the payment or refund of the last status change. */
export async function recordMoney(
  { db, actor }: Context<Principal>,
  id: number,
  { before, after }: { before: PaidSums; after: PaidSums },
): Promise<void> {
  const payments = [
    { kind: 'payment' as const, kopecks: after.paid_kopecks - before.paid_kopecks },
    { kind: 'refund' as const, kopecks: after.refunded_kopecks - before.refunded_kopecks },
  ].filter(({ kopecks }) => kopecks > 0)
  if (payments.length === 0) return
  const history_id = sql<number>`(select max(id) from status_history where entity = 'sub-order' and entity_id = ${id})`
  const shared = { sub_order_id: id, history_id, user_id: actor.userId, created_at: actor.at.toISOString() }
  await db.insert(payment).values(payments.map((row) => ({ ...row, ...shared })))
}

interface Purchase {
  status: SubOrderStatus
  bought_kopecks: number
  delivery_kopecks: number
}

/** The price of a line as it was ordered. */
export function boughtOf({ price_kopecks, quantity, discount_kopecks }: Item): number {
  return price_kopecks * quantity - discount_kopecks
}

/** Splits the original total into cancelled and returned money; the rest remains. */
export function reductionsOf({ status, bought_kopecks, delivery_kopecks }: Purchase, items: readonly Item[]) {
  let [ordered, sent, remaining] = [0, 0, 0]
  for (const item of items) {
    ordered += boughtOf(item)
    sent += costOf({ ...item, returned_qty: 0 }).total_kopecks
    remaining += costOf(item).total_kopecks
  }
  // A delivery that did not take place is not charged.
  const waived = bought_kopecks - ordered - delivery_kopecks
  const isCancelled = status === 'cancelled'
  return {
    cancelled_kopecks: ordered - sent + (isCancelled ? waived : 0),
    returned_kopecks: sent - remaining + (isCancelled ? 0 : waived),
  }
}
