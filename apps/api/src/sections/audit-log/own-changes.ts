import { and, asc, eq, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { withWords } from './words.ts'

const CHANGES_AT_MOST = 100

/** Reads what the running transaction has logged, for a check that is rolled back. */
export async function ownChanges(tx: Database, actor: Actor) {
  const rows = await tx
    .select({
      entity: auditLog.entity,
      entity_label: auditLog.entity_label,
      event: auditLog.event,
      changes: auditLog.changes,
    })
    .from(auditLog)
    .where(and(eq(auditLog.created_at, actor.at.toISOString()), sql`${auditLog.transaction} = pg_current_xact_id()`))
    .orderBy(asc(auditLog.id))
    .limit(CHANGES_AT_MOST)
  return withWords(tx, actor, rows)
}
