import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'

interface Ending {
  entity: string
  table: PgTable
  /** Column of the end that was set with the status. */
  until: SQL
  from: string
  to: string
  /** What the log calls the record, and whose it is: expressions on the table. */
  label: SQL
  companyId: SQL
  /** What must hold for the record to go on; others stay where they are. */
  ready?: SQL
}

/** Takes the records whose time is up to their next status, each once, however many instances look. */
export async function endWhenDue(db: Database, at: Date, ending: Ending): Promise<void> {
  const { entity, table, until, from, to, label, companyId, ready = sql`true` } = ending
  const now = at.toISOString()
  const isDue = sql`status = ${from} and ${until} <= ${now} and ${ready}`
  const { rows: due } = await db.execute(sql`select from ${table} where ${isDue} limit 1`)
  if (due.length === 0) return

  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number; label: string; company_id: number | null }>(sql`
      update ${table} set status = ${to}, ${until} = null, updated_at = ${now}, version = version + 1
      where ${isDue} returning id, ${label} as label, ${companyId} as company_id`)
    for (const { id: entity_id, label: entity_label, company_id } of rows) {
      await recordStatus(tx, { entity, entity_id, from_status: from, to_status: to, created_at: now })
      await audit(tx, systemCaller(at), {
        event: 'status_changed',
        entity,
        entity_id,
        entity_label,
        company_id,
        changes: { status: [from, to] },
      })
    }
  })
}
