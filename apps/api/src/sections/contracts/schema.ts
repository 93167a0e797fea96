import type { Schemas } from '@admin-panel/sdk'
import { boolean, date, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const contract = pgTable('contract', {
  ...record,
  company_id: reference().notNull(),
  number: text().notNull(),
  type: text().$type<Schemas['ContractType']>().notNull(),
  signed_at: date().notNull(),
  start_date: date().notNull(),
  end_date: date(),
  auto_renewal: boolean().notNull().default(false),
  file_ids: reference().array().notNull().default([]),
  end_told: date(),
  payout_frequency: text().$type<Schemas['PayoutFrequency']>(),
  payout_delay_days: integer(),
  status: text().$type<Schemas['ContractStatus']>().notNull().default('draft'),
})
