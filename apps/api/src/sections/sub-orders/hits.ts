import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isStaff } from '#query/scope.ts'
import type { SearchRequest, Hit } from '#records/search.ts'

const TRACK_FROM = 5

/** Searches by a prefix of the number or the track number. */
export async function findSubOrders(db: Database, { q, limit, actor }: SearchRequest): Promise<Hit[]> {
  const number = /^\d+(-\d*)?$/.test(q) ? `${q}%` : undefined
  const track = q.length >= TRACK_FROM && /^[a-z\d-]+$/i.test(q) ? `${q.toUpperCase()}%` : undefined
  if (!number && !track) return []
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const within = isStaff(actor) ? sql`true` : sql`company_id = any(${companies})`
  const columns = sql`id, number, company_id, track_number`
  const ways = [
    ...(number
      ? [
          sql`(select ${columns} from sub_order where number like ${number} and ${within} order by number using ~<~ limit ${limit})`,
        ]
      : []),
    ...(track
      ? [
          sql`(select ${columns} from sub_order
            where track_number is not null and upper(track_number) like ${track} and ${within} order by upper(track_number) using ~<~ limit ${limit})`,
        ]
      : []),
  ]
  const { rows } = await db.execute<Hit>(sql`
    select sub_order.id, number as label, concat_ws(' · ', company.trade_name, track_number) as hint
    from (${sql.join(ways, sql` union `)}) sub_order
      join company on company.id = company_id
    order by number limit ${limit}`)
  return rows
}
