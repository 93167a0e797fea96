import { pgTable, text } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'

/** At most one for a user; it goes with the application. */
export const factorReset = pgTable('factor_reset', {
  id: id(),
  user_id: reference().notNull(),
  author_id: reference().notNull(),
  reason: text().notNull(),
  requested_at: instant().notNull(),
})
