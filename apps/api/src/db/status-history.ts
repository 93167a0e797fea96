import { jsonb, pgTable, text } from '#db/drizzle.ts'
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
