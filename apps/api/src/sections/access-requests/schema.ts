import { pgTable, text } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'

export const accessRequest = pgTable('access_request', {
  id: id(),
  user_id: reference().notNull(),
  permission: text().notNull(),
  reason: text().notNull(),
  requested_at: instant().notNull(),
  /** Null while it waits. */
  answered_at: instant(),
})
