import { integer, jsonb, numeric, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'
import type { Schemas } from '@admin-panel/sdk'

export type CompanyHead = Schemas['CompanyHead']

export const company = pgTable('company', {
  ...record,
  type: text({ enum: ['legal', 'entrepreneur', 'self_employed'] }).notNull(),
  opf: text().notNull(),
  full_name: text().notNull(),
  short_name: text().notNull(),
  trade_name: text().notNull(),
  slug: text().notNull(),
  inn: text().notNull(),
  kpp: text(),
  ogrn: text(),
  okpo: text(),
  okved: text(),
  tax_system: text({ enum: ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd'] }).notNull(),
  vat_rate: text({ enum: ['none', '0', '5', '7', '10', '20', '22'] }).notNull(),
  head: jsonb().$type<CompanyHead>(),
  phone: text().notNull(),
  email: text().notNull(),
  site: text(),
  logo_id: reference(),
  description: text(),
  manager_id: reference(),
  payout_frequency: text({ enum: ['daily', 'weekly', 'biweekly', 'monthly'] })
    .notNull()
    .default('weekly'),
  payout_delay_days: integer().notNull().default(7),
  status: text({ enum: ['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected'] })
    .notNull()
    .default('draft'),
  suspended_until: instant(),
  rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  products_count: integer().notNull().default(0),
  active_offers_count: integer().notNull().default(0),
  open_orders_count: integer().notNull().default(0),
  // Builds before this one write it, also while a deploy replaces them; nothing reads it any more.
  cancel_rate_bp: integer().notNull().default(0),
})
