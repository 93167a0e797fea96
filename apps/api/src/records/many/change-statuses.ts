import { and, inArray, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import { recordStatuses } from '#db/status-history.ts'
import type { Context, RecordTable } from '#records/record.ts'
import type { StateMachine } from '#records/state-machine.ts'

interface StatusesChange<Status extends string> {
  entity: string
  table: RecordTable & { status: PgColumn }
  machine: StateMachine<Status>
  to: Status
  where: SQL | undefined
  label: SQL | PgColumn
  companyId: SQL | PgColumn
  /** The names of columns that become null with the change. */
  cleared?: readonly string[]
  comment?: string
  related?: AuditEntry['related']
}

/**
 * Changes the status of all matching records that the state machine lets into it, as a consequence of another change or
 * of time: its conditions for users do not apply. The number of statements does not grow with that of the records.
 * Returns the ids.
 */
export async function changeStatuses<Status extends string>(
  { db, actor }: Context<Principal>,
  { entity, table, machine, to, where, label, companyId, cleared = [], comment, related }: StatusesChange<Status>,
): Promise<number[]> {
  const nulls = cleared.map((column) => sql`, ${sql.identifier(column)} = null`)
  const at = actor.at.toISOString()
  const { rows } = await db.execute<{ id: number; label: string; company_id: number | null; was: string }>(sql`
    with old as (
      select id, status from ${table} where ${and(inArray(table.status, machine.into(to)), where)}
      order by id for no key update)
    update ${table} set status = ${to}, version = ${table.version} + 1, updated_at = ${at}, updated_by = ${actor.userId}
      ${sql.join(nulls)}
    from old where old.id = ${table.id}
    returning ${table.id}, ${label} as label, ${companyId}::int8 as company_id, old.status as was`)
  if (rows.length === 0) return []
  await recordStatuses(db, actor, {
    entity,
    to,
    records: rows.map(({ id, was }) => ({ id, from: was, comment: comment ?? null })),
  })
  const entries = rows.map((row): AuditEntry => ({
    event: 'status_changed',
    entity,
    entity_id: row.id,
    entity_label: row.label,
    company_id: row.company_id,
    changes: { status: [row.was, to] },
    ...(comment && { comment }),
    ...(related && { related }),
  }))
  await audit(db, actor, ...entries)
  return rows.map(({ id }) => id)
}
