import { bigint, date, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const commission = pgTable('commission', {
  ...record,
  company_id: reference(),
  category_id: reference(),
  brand_id: reference(),
  rate_bp: integer().notNull(),
  min_kopecks: bigint({ mode: 'number' }),
  fixed_kopecks: bigint({ mode: 'number' }),
  valid_from: date({ mode: 'string' }).notNull(),
  valid_to: date({ mode: 'string' }),
  comment: text(),
})
