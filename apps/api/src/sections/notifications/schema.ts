import { pgTable, text } from '#db/drizzle.ts'
import { instant, ownTransaction, record, reference } from '#db/columns.ts'

export const notification = pgTable('notification', {
  ...record,
  user_id: reference().notNull(),
  type: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  entity: text(),
  entity_id: reference(),
  read_at: instant(),
  transaction: ownTransaction(),
})
