import type { Schemas } from '@admin-panel/sdk'
import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, record, reference } from '#db/columns.ts'
import type { DecisionReason } from '#sections/moderation/schema.ts'

export const brandModeration = pgTable('brand_moderation', {
  ...record,
  number: text()
    .notNull()
    .generatedAlwaysAs(sql`'Б-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
  proposed_name: text().notNull(),
  name_norm: text().notNull(),
  proposed_synonyms: text().array().notNull().default([]),
  site: text(),
  country_code: text(),
  document_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  samples: text().array().notNull().default([]),
  company_id: reference().notNull(),
  status: text().$type<Schemas['ModerationStatus']>().notNull().default('new'),
  resolution: text().$type<Schemas['BrandResolution']>(),
  target_brand_id: reference(),
  assignee_id: reference(),
  assigned_until: instant(),
  due_at: instant().notNull(),
  attempt: integer().notNull().default(1),
  reasons: jsonb().$type<DecisionReason[]>().notNull().default([]),
  comment_public: text(),
  comment_internal: text(),
  author_id: reference(),
  decided_by: reference(),
  decided_at: instant(),
})
