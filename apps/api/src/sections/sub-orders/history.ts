import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { toInstant } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { authorTo } from '#records/author.ts'
import { masked } from '#text/masked.ts'
import { subOrder } from './schema.ts'

const ENTRIES_AT_MOST = 500

/** Lists the status changes of the sub-orders that the actor may see, newest first. */
export async function historyOf(db: Database, actor: Principal, where: SQL): Promise<Schemas['OrderHistoryEntry'][]> {
  const { rows } = await db.execute<Schemas['OrderHistoryEntry']>(sql`
    select entry.id, from_status, to_status, comment, until, entry.created_at,
      json_build_object('id', sub_order.id, 'label', sub_order.number) as sub_order,
      case when reason.id is not null then json_build_object('id', reason.id, 'label', reason.name) end as reason,
      (select coalesce(json_agg(json_build_object('id', item.id, 'name', item.name, 'quantity', taken.quantity) order by item.id), '[]')
        from jsonb_to_recordset(coalesce(entry.pieces, '[]')) as taken (id bigint, quantity int) join sub_order_item item using (id)) as pieces,
      moved.*,
      ${authorTo(actor, sql`author.id`, sql`person_label(author)`)} as "user"
    from sub_order join status_history entry on entry.entity = 'sub-order' and entry.entity_id = sub_order.id
      left join operation_reason reason on reason.id = reason_id
      left join "user" author on author.id = user_id
      cross join lateral (
        select coalesce(sum(kopecks) filter (where kind = 'payment'), 0)::int8 as paid_kopecks,
          coalesce(sum(kopecks) filter (where kind = 'refund'), 0)::int8 as refunded_kopecks
        from payment where history_id = entry.id) moved
    where ${where} and ${withinCompanies(actor, subOrder.company_id) ?? sql`true`}
    order by entry.created_at desc, entry.id desc limit ${ENTRIES_AT_MOST}`)
  return rows.map((row) => ({
    ...row,
    comment: commentFor(actor, row.comment),
    until: row.until && toInstant(row.until),
    created_at: toInstant(row.created_at),
  }))
}

/** What staff write of the buyer to each other is for staff: a seller has contacts in their own fields alone. */
export const commentFor = (actor: Principal, comment: string | null): string | null =>
  isStaff(actor) ? comment : masked('written', comment)
