import { pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '#db/columns.ts'

export const company = pgTable('company', {
  ...record,
  type: text({ enum: ['legal', 'entrepreneur', 'self_employed'] }).notNull(),
  full_name: text().notNull(),
  short_name: text().notNull(),
  trade_name: text().notNull(),
  inn: text().notNull(),
  kpp: text(),
  ogrn: text(),
  status: text({ enum: ['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected'] })
    .notNull()
    .default('draft'),
})
