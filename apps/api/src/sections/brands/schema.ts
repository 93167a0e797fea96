import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export const brand = pgTable('brand', {
  ...record,
  name: text().notNull(),
  name_norm: text().notNull(),
  slug: text().notNull(),
  country_code: text(),
  logo_id: reference(),
  site: text(),
  kind: text().$type<Schemas['BrandKind']>().notNull(),
  is_original: boolean().notNull().default(false),
  warranty_months: integer(),
  is_active: boolean().notNull().default(true),
  products_count: integer().notNull().default(0),
})

export type AliasSource = 'abcp' | 'tecdoc' | 'other'

export const brandAlias = pgTable('brand_alias', {
  ...record,
  source: text().$type<AliasSource>().notNull(),
  external_id: text(),
  name: text().notNull(),
  name_norm: text().notNull(),
  matchcode: text(),
  articles_count: integer(),
  brand_id: reference(),
  status: text({ enum: ['unmapped', 'mapped', 'ignored'] }).notNull(),
  seen_count: integer().notNull().default(0),
  last_seen_at: instant(),
})
