import { eq, sql } from '#db/drizzle.ts'
import { FREE } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import { QUEUED_AT_MOST } from './queries.ts'
import { webhook } from './schema.ts'

const AT_ONCE = 2000

/**
 * Queues the events of the log that each webhook has not read. The position moves in the transaction of the deliveries,
 * so none is lost or repeated, and the order of sealing keeps that of each record's changes.
 */
export async function enqueue(db: Database, at: Date): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from webhook where status <> 'off' and position < (select coalesce(max(position), 0) from audit_seal) order by id`)
  for (const { id } of rows) while ((await enqueueSome(db, id, at)) === AT_ONCE);
}

/** Returns how many rows of the log were read; another process that reads them makes it none. */
function enqueueSome(db: Database, id: number, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [target] = await tx.select().from(webhook).where(eq(webhook.id, id)).for('update', FREE)
    if (!target || target.status === 'off') return 0
    const { rows } = await tx.execute<{ read: number }>(sql`
      with queue as (
        select from webhook_delivery where webhook_id = ${id} and state = 'pending' limit ${QUEUED_AT_MOST}
      ), found as (
        select seal.position, log.id, log.entity, log.entity_id, log.event, log.created_at
        from audit_seal seal join audit_log log on log.id = seal.audit_id
        where seal.position > ${target.position} and (select count(*) from queue) < ${QUEUED_AT_MOST}
        order by seal.position limit ${AT_ONCE}
      ), queued as (
        insert into webhook_delivery (webhook_id, audit_id, entity, entity_id, event, occurred_at, next_attempt_at)
        select ${id}, id, entity, entity_id, event, created_at, ${at.toISOString()} from found
        where created_at >= ${target.since} and ${matches(sql`entity`, target.entities)} and ${matches(sql`event`, target.events)}
        order by position
      ), moved as (
        update webhook set position = (select max(position) from found)
        where id = ${id} and exists (select from found)
      )
      select count(*)::int as read from found`)
    return rows[0]?.read ?? 0
  })
}

function matches(column: ReturnType<typeof sql>, chosen: readonly string[]) {
  return chosen.length === 0 ? sql`true` : sql`${column} = any(${sql.param(chosen)}::text[])`
}
