import type { Schemas } from '@admin-panel/sdk'
import { boolean, pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const template = pgTable('template', {
  ...record,
  code: text().notNull(),
  event: text().$type<Schemas['TemplateEvent']>().notNull(),
  channel: text().$type<Schemas['TemplateChannel']>().notNull(),
  locale: text().$type<Schemas['Locale']>().notNull().default('ru'),
  subject: text(),
  body: text().notNull(),
  is_active: boolean().notNull().default(true),
})
