import { boolean, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const bankDetail = pgTable('bank_detail', {
  ...record,
  company_id: reference().notNull(),
  bank_name: text().notNull(),
  bik: text().notNull(),
  corr_account: text().notNull(),
  settlement_account: text().notNull(),
  recipient: text().notNull(),
  currency: text().notNull().default('RUB'),
  is_default: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
})
