import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isFinal, type SubOrderStatus } from './states/statuses.ts'

/** A seller's cancellation rate covers the sub-orders of this many days. */
const CANCEL_RATE_DAYS = 90

/** Updates the company's counter after a status change of one of its sub-orders. */
export async function keepOpenOrders(
  tx: Database,
  companyId: number,
  { from, to }: { from: SubOrderStatus; to: SubOrderStatus },
): Promise<void> {
  const delta = Number(isFinal(from)) - Number(isFinal(to))
  if (delta === 0) return
  await tx.execute(
    sql`update company set open_orders_count = open_orders_count + ${delta}::int where id = ${companyId}`,
  )
}

/** The share of a company's recent sub-orders that the seller cancelled, at this moment: it falls as time passes. */
export function cancelRateOf(companyId: SQL, at: Date): SQL<number> {
  return sql<number>`(
    select coalesce(round(10000.0 * count(*) filter (where status = 'cancelled' and cancel_initiator = 'seller') / nullif(count(*), 0)), 0)::int
    from sub_order where company_id = ${companyId} and created_at <= ${at.toISOString()}::timestamptz
      and created_at > ${at.toISOString()}::timestamptz - make_interval(days => ${CANCEL_RATE_DAYS}))`
}
