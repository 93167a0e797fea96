import type { Schemas } from '@admin-panel/sdk'
import { bigint, integer, jsonb, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export const review = pgTable('review', {
  ...record,
  target: text().$type<Schemas['ReviewTarget']>().notNull(),
  product_id: reference(),
  store_point_id: reference(),
  /** The seller, whatever the subject of the review. */
  company_id: reference(),
  order_item_id: reference(),
  author_name: text().notNull(),
  buyer_id: reference(),
  rating: integer().notNull(),
  criteria: jsonb().$type<{ id: number; rating: number }[]>().notNull().default([]),
  text: text(),
  pros: text(),
  cons: text(),
  photo_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  status: text().$type<Schemas['ReviewStatus']>().notNull().default('new'),
  flags: text().array().$type<Schemas['ReviewFlag'][]>().notNull().default([]),
  reply_text: text(),
  reply_user_id: reference(),
  reply_at: instant(),
  complaint_reason_id: reference(),
  complaint_comment: text(),
  complaint_at: instant(),
})
