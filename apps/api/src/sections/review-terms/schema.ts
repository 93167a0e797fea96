import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record, reference } from '#db/columns.ts'

export const reviewTerm = pgTable('review_term', {
  ...record,
  kind: text().$type<Schemas['ReviewTermKind']>().notNull(),
  text: text().notNull(),
  category_id: reference(),
  position: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
