import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { startOfDay } from '#query/days.ts'
import { marketplaceZone } from '@admin-panel/sdk/validation'
import { settingOf } from '#sections/settings/public.ts'

const DAY = 24 * 60 * 60_000

interface Period {
  company_id: number
  period_to: string
}

/**
 * The entries that closing takes now. It takes sub-orders as a whole, with everything that is known of them: those that were
 * handed over within the period, and whose return window is over. A sub-order in dispute waits. While the period before is open
 * again, it takes nothing.
 */
export async function takenNow(tx: Database, { company_id, period_to }: Period, at: Date): Promise<SQL> {
  const days = await settingOf(tx, 'return_window_days')
  const end = startOfDay({ timeZone: marketplaceZone }, period_to, 1)
  const windowEnd = new Date(at.getTime() - days * DAY).toISOString()
  return sql`company_id = ${company_id}::int8 and settlement_id is null and seller_kopecks is not null and (
    (sub_order_id is null or cause = 'person') and occurred_at < ${end}
    or exists (select from sub_order where sub_order.id = sub_order_id and delivered_at < ${end} and delivered_at < ${windowEnd}::timestamptz
      and sub_order.status <> 'dispute'))
    and not exists (select from settlement where settlement.company_id = ${company_id}::int8 and status = 'open' and period_to < ${period_to})`
}

export interface Totals {
  entries: number
  kopecks: number
}

export async function totalOf(tx: Database, where: SQL): Promise<Totals> {
  const { rows } = await tx.execute<{ entries: number; kopecks: number }>(
    sql`select count(*) as entries, coalesce(sum(seller_kopecks), 0)::int8 as kopecks from ledger_entry where ${where}`,
  )
  return rows[0] ?? { entries: 0, kopecks: 0 }
}

/** What stays of a sum after the debt of the period before: what is paid, or what is owed. */
export function balanceOf(entries: number, carried: number) {
  const balance = entries + carried
  return { payable_kopecks: Math.max(balance, 0), debt_kopecks: Math.max(-balance, 0) }
}
