import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { marketplaceZone } from '@admin-panel/sdk/validation'
import { settingOf } from '#sections/settings/public.ts'

const DAY = 24 * 60 * 60_000

/**
 * The entries that no period has taken, for each open settlement (`period`) of a condition. `is_taken` says whether closing
 * takes it now. It takes sub-orders as a whole, with everything that is known of them: those that were handed over within the
 * period, and whose return window is over. A sub-order in dispute, on its way back, or whose buyer waits for an answer to a
 * return waits too. While the period before is open again, it takes nothing.
 */
export async function waitingEntries(tx: Database, at: Date, periods: SQL): Promise<SQL> {
  const days = await settingOf(tx, 'return_window_days')
  const windowEnd = new Date(at.getTime() - days * DAY).toISOString()
  const end = sql`((period.period_to + 1)::timestamp at time zone ${marketplaceZone})`
  return sql`
    select period.id as settlement_id, entry.id, entry.kind, entry.seller_kopecks,
      ((entry.sub_order_id is null or entry.cause = 'person') and entry.occurred_at < ${end}
        or part.delivered_at < ${end} and part.delivered_at < ${windowEnd}::timestamptz and part.status not in ('dispute', 'returning')
          and part.order_id not in (select asked.id from fact join "order" asked on asked.number = content ->> 'order_number'
            where fact.kind = 'return-request' and state = 'waiting'))
      and not exists (select from settlement earlier
        where earlier.company_id = period.company_id and earlier.status = 'open' and earlier.period_to < period.period_to) as is_taken
    from settlement period
      join ledger_entry entry on entry.company_id = period.company_id and entry.settlement_id is null and entry.seller_kopecks is not null
      left join sub_order part on part.id = entry.sub_order_id
    where period.status = 'open' and ${periods}`
}

interface OpenSums extends Record<string, unknown> {
  /** The entries that a closing would take now. */
  kopecks: number
  waiting_kopecks: number
  /** The debt with which the period begins: that of the last closed one. */
  debt_kopecks: number
}

/** The sums of open settlements by their ids. */
export async function openSumsOf(db: Database, ids: readonly number[], at: Date): Promise<Map<number, OpenSums>> {
  if (ids.length === 0) return new Map()
  const named = sql`period.id = any(${sql.param(ids)}::int8[])`
  const { rows } = await db.execute<OpenSums & { id: number }>(sql`
    with sums as (
      select settlement_id, sum(seller_kopecks) as total, sum(seller_kopecks) filter (where is_taken) as taken
      from (${await waitingEntries(db, at, named)}) entry group by settlement_id)
    select period.id, coalesce(taken, 0)::int8 as kopecks, (coalesce(total, 0) - coalesce(taken, 0))::int8 as waiting_kopecks,
      coalesce(debt.debt_kopecks, 0)::int8 as debt_kopecks
    from settlement period left join sums on settlement_id = period.id
      left join lateral (
        select debt_kopecks from settlement closed
        where closed.company_id = period.company_id and status <> 'open' order by period_to desc limit 1) debt on true
    where ${named}`)
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}

/** A sum less the debt of the period before: the payout, or the new debt. */
export function balanceOf(entries: number, carried: number) {
  const balance = entries + carried
  return { payable_kopecks: Math.max(balance, 0), debt_kopecks: Math.max(-balance, 0) }
}
