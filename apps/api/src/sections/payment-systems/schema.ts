import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const paymentSystem = pgTable('payment_system', {
  ...record,
  code: text().notNull(),
  name: text().notNull(),
  type: text().$type<Schemas['PaymentSystemType']>().notNull(),
  fee_bp: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  position: integer().notNull(),
})
