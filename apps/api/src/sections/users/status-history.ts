import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { statusHistory } from '#db/status-history.ts'
import { operationReason } from '#sections/operation-reasons/schema.ts'
import { personLabel } from './person.ts'
import { user } from './schema.ts'

const SHOWN = 500

/** Status changes of a record, the newest first. */
export async function statusHistoryOf(db: Database, entity: string, entityId: number) {
  const rows = await db
    .select({
      entry: statusHistory,
      reason: { id: operationReason.id, label: operationReason.name },
      user: { id: user.id, last_name: user.last_name, first_name: user.first_name, middle_name: user.middle_name },
    })
    .from(statusHistory)
    .leftJoin(operationReason, eq(operationReason.id, statusHistory.reason_id))
    .leftJoin(user, eq(user.id, statusHistory.user_id))
    .where(and(eq(statusHistory.entity, entity), eq(statusHistory.entity_id, entityId)))
    .orderBy(desc(statusHistory.id))
    .limit(SHOWN)
  return rows.map(({ entry: { id, from_status, to_status, comment, until, created_at }, reason, user }) => ({
    id,
    from_status,
    to_status,
    reason,
    comment,
    until,
    user: user && { id: user.id, label: personLabel(user) },
    created_at,
  }))
}
