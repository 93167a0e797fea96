import type { Schemas } from '@admin-panel/sdk'
import { pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const translation = pgTable('translation', {
  ...record,
  group: text('group_name').notNull(),
  key: text().notNull(),
  locale: text().$type<Schemas['Locale']>().notNull(),
  value: text().notNull(),
})
