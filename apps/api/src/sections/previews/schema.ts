import { pgTable, text } from '#db/drizzle.ts'
import { bytes, id, instant, reference } from '#db/columns.ts'

export const preview = pgTable('preview', {
  id: id(),
  hash: bytes().notNull(),
  /** The session that started it, without which it ends. */
  session_id: reference().notNull(),
  author_id: reference().notNull(),
  author_name: text().notNull(),
  /** The person whom the preview shows; null after their deletion. */
  user_id: reference(),
  role_id: reference(),
  label: text().notNull(),
  reason: text().notNull(),
  started_at: instant().notNull(),
  expires_at: instant().notNull(),
  ended_at: instant(),
})
