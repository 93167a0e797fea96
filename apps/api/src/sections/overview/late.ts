import { keysOf } from '#text/pick.ts'
import type { Schemas } from '@admin-panel/sdk'
import { and, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { reachOf } from '#records/access/reach.ts'
import { BEFORE_SHIPPING, isBeforeShipping, isFinal, subOrderStatuses } from '#sections/sub-orders/public.ts'
import { cappedTotal } from '#query/list.ts'
import { count, queryOf } from './count.ts'
import { lists } from './lists.ts'

const SELLERS = 5
// The machine has a label for each status.
const statuses = keysOf(subOrderStatuses.labels)
const OPEN = statuses.filter((status) => !isFinal(status))

/** Sub-orders in progress, by state. */
export function states(db: Database, actor: Actor): Promise<Schemas['OverviewState'][]> {
  return Promise.all(
    OPEN.map(async (status) => {
      const [all, late] = await Promise.all([
        count(db, actor, 'subOrders', { status: [status] }),
        isBeforeShipping(status) ? count(db, actor, 'subOrders', { status: [status], overdue: true }) : null,
      ])
      return { status, all, late }
    }),
  )
}

/** The sellers with the most overdue sub-orders; none if the user may not see orders. */
export async function lateSellers(db: Database, caller: Actor): Promise<Schemas['OverviewSeller'][]> {
  const scope = await reachOf(db, caller, ['order.index'])
  if (scope === 'none') return []
  const actor = { ...caller, scope }
  const lateFilter = { status: [...BEFORE_SHIPPING], overdue: true }
  const { where } = await lists.subOrders(db, actor, lateFilter)
  const { rows } = await db.execute<{ id: number; label: string; late: number }>(sql`
    select company.id, trade_name as label, late
    from (select company_id, count(*)::int as late from sub_order where ${and(...where)} group by 1 order by 2 desc, 1 limit ${SELLERS}) most
      join company on company.id = company_id
    order by late desc, company.id`)
  return rows.map(({ id, label, late: total }) => ({
    company: { id, label },
    late: { ...cappedTotal(total), query: queryOf({ company_id: [id], ...lateFilter }) },
  }))
}
