import { boolean, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const savedView = pgTable('saved_view', {
  ...record,
  user_id: reference().notNull(),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  is_shared: boolean().notNull().default(false),
})
