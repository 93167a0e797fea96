import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { toInstant } from '#db/columns.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { authorTo } from './author.ts'

const ENTRIES_AT_MOST = 500

/** Lists the status changes of a record as the reader may see them, newest first. */
export async function statusHistoryOf(
  db: Database,
  reader: Principal,
  entity: string,
  entityId: number,
): Promise<Schemas['StatusHistoryEntry'][]> {
  const { rows } = await db.execute<Schemas['StatusHistoryEntry']>(sql`
    select entry.id, from_status, to_status, comment, until, entry.created_at,
      case when reason.id is not null then json_build_object('id', reason.id, 'label', reason.name) end as reason,
      ${authorTo(reader, sql`author.id`, sql`person_label(author)`)} as "user"
    from status_history entry
      left join operation_reason reason on reason.id = reason_id
      left join "user" author on author.id = user_id
    where entity = ${entity} and entity_id = ${entityId}
    order by entry.id desc limit ${ENTRIES_AT_MOST}`)
  return rows.map((row) => ({
    ...row,
    until: row.until && toInstant(row.until),
    created_at: toInstant(row.created_at),
  }))
}
