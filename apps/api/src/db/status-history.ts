import { jsonb, pgTable, sql, text } from '#db/drizzle.ts'
import type { Caller } from './actor.ts'
import { id, instant, reference } from './columns.ts'
import type { Database } from './database.ts'

export const statusHistory = pgTable('status_history', {
  id: id(),
  entity: text().notNull(),
  entity_id: reference().notNull(),
  from_status: text(),
  to_status: text().notNull(),
  reason_id: reference(),
  comment: text(),
  until: instant(),
  user_id: reference(),
  created_at: instant().notNull(),
  pieces: jsonb().$type<HistoryPieces[]>(),
})

/** The number of pieces of a sub-order line that a change affects. */
export interface HistoryPieces {
  id: number
  quantity: number
}

export async function recordStatus(tx: Database, entry: typeof statusHistory.$inferInsert): Promise<void> {
  await tx.insert(statusHistory).values(entry)
}

interface Transitions {
  entity: string
  to: string
  records: readonly { id: number; from: string; reason_id?: number | null; comment?: string | null }[]
}

/** Records that many records have changed to a status, with one statement. */
export async function recordStatuses(
  tx: Database,
  { userId, at }: Caller,
  { entity, to, records }: Transitions,
): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, user_id, created_at)
    select ${entity}, id, "from", ${to}, reason_id, comment, ${userId}::int8, ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(records)}) as changed (id int8, "from" text, reason_id int8, comment text)
    order by id`)
}
