import type { Schemas } from '@admin-panel/sdk'
import { bigint, pgTable, sql, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'
import { decidable } from '#sections/moderation/schema.ts'

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
  ...decidable,
})
