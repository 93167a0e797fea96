import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isFinal, type SubOrderStatus } from './statuses.ts'

/** A seller's cancellation rate covers the sub-orders of this many days. */
export const CANCEL_RATE_DAYS = 90

/** Updates the company's counters after a status change of one of its sub-orders. */
export async function keepCompanyCounters(
  tx: Database,
  companyId: number,
  { from, to, at }: { from: SubOrderStatus; to: SubOrderStatus; at: Date },
): Promise<void> {
  const delta = Number(isFinal(from)) - Number(isFinal(to))
  if (delta !== 0)
    await tx.execute(
      sql`update company set open_orders_count = open_orders_count + ${delta}::int where id = ${companyId}`,
    )
  if (to !== 'cancelled') return
  await tx.execute(sql`
    update company set cancel_rate_bp = (
      select coalesce(round(10000.0 * count(*) filter (where status = 'cancelled' and cancel_initiator = 'seller') / nullif(count(*), 0)), 0)
      from sub_order where company_id = ${companyId} and created_at > ${at.toISOString()}::timestamptz - make_interval(days => ${CANCEL_RATE_DAYS}))
    where id = ${companyId}`)
}
