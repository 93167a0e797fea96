import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { shareOf } from '#records/money.ts'
import type { Context } from '#records/record.ts'
import { post } from '#sections/ledger-entries/public.ts'
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

interface Moved {
  kind: 'payment' | 'refund'
  kopecks: number
  /** The fact that reports it. */
  factId?: number | null | undefined
  /** The row of the history that it follows, where a person has noted it. */
  history_id?: SQL
  /** When it happened; now if omitted. */
  occurredAt?: Date | undefined
}

/** Records a payment or a refund of a sub-order, and enters it and the fee of its provider in the ledger. */
export async function recordPayment(
  { db, actor }: Context<Principal>,
  sub_order_id: number,
  { kind, kopecks, factId = null, history_id, occurredAt }: Moved,
): Promise<void> {
  const [entered] = await db
    .insert(payment)
    .values({
      sub_order_id,
      kind,
      kopecks,
      fact_id: factId,
      ...(history_id && { history_id }),
      user_id: actor.userId,
      created_at: actor.at.toISOString(),
    })
    .returning({ id: payment.id })
  const { rows } = await db.execute<{ company_id: number; fee_bp: number }>(sql`
    select company_id, fee_bp from sub_order join "order" on "order".id = order_id
      join payment_system on payment_system.id = payment_system_id where sub_order.id = ${sub_order_id}`)
  const [paid] = rows
  if (!entered || !paid) throw new Error('A payment has no sub-order')
  // Providers keep their fee of what is given back.
  const fee = kind === 'payment' ? shareOf(kopecks, paid.fee_bp) : 0
  await post(
    { db, actor },
    {
      company_id: paid.company_id,
      sub_order_id,
      sums: [
        { kind, kopecks },
        { kind: 'fee', kopecks: fee },
      ],
      occurredAt,
      cause: 'payment',
      cause_id: entered.id,
    },
  )
}

/** The row of the history that a change of state has just written. */
export const lastHistoryOf = (id: number) =>
  sql<number>`(select max(id) from status_history where entity = 'sub-order' and entity_id = ${id})`

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
