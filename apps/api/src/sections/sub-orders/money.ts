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

/** What is left to pay of a sub-order; negative is what is left to give back. */
export const dueOf = ({ total_kopecks, paid_kopecks, refunded_kopecks }: Omit<Payable, 'status'>): number =>
  total_kopecks - paid_kopecks + refunded_kopecks

/**
 * At the hand-over the buyer pays what was not paid before; what was given back of it is not asked for again. No other change
 * of state moves money: payments are facts of their own.
 */
export function moneyAfter({ total_kopecks, paid_kopecks, refunded_kopecks }: Payable, to: SubOrderStatus): PaidSums {
  return { paid_kopecks: to === 'delivered' ? Math.max(total_kopecks, paid_kopecks) : paid_kopecks, refunded_kopecks }
}

/** Records what was paid at the hand-over; a scan of the carrier is its fact. */
export async function recordHandover(
  { db, actor }: Context<Principal>,
  id: number,
  { kopecks, factId = null }: { kopecks: number; factId?: number | null | undefined },
): Promise<void> {
  if (kopecks === 0) return
  const history_id = sql<number>`(select max(id) from status_history where entity = 'sub-order' and entity_id = ${id})`
  await db.insert(payment).values({
    sub_order_id: id,
    kind: 'payment',
    kopecks,
    history_id,
    fact_id: factId,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
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
