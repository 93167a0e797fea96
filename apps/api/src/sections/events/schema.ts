import { boolean, pgTable, primaryKey, text } from '#db/drizzle.ts'
import { instant, reference } from '#db/columns.ts'

export const presence = pgTable(
  'presence',
  {
    user_id: reference().notNull(),
    entity: text().notNull(),
    entity_id: reference().notNull(),
    is_editing: boolean().notNull(),
    seen_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entity_id, table.user_id] })],
)
