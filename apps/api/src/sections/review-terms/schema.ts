import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const reviewTerm = pgTable('review_term', {
  ...record,
  kind: text().$type<Schemas['ReviewTermKind']>().notNull(),
  text: text().notNull(),
  category_id: reference(),
  position: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
