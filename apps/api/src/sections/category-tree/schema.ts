import { boolean, date, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'
import type { Schemas } from '@admin-panel/sdk'

export const category = pgTable('category', {
  ...record,
  parent_id: reference(),
  name: text().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
  depth: integer().notNull(),
  path: text().notNull(),
  is_active: boolean().notNull().default(true),
  image_id: reference(),
  description: text(),
  weight_g: integer(),
  length_mm: integer(),
  width_mm: integer(),
  height_mm: integer(),
  marking_required: boolean().notNull().default(false),
  marking_since: date({ mode: 'string' }),
  vat_default: text().$type<Schemas['VatRate']>(),
  age_limit: integer(),
  products_count: integer().notNull().default(0),
})

/** A single row; every change of the tree increments its version. */
export const categoryTree = pgTable('category_tree', {
  only_row: boolean().primaryKey().default(true),
  version: integer().notNull(),
})
