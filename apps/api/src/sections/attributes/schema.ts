import { bigint, boolean, doublePrecision, integer, pgTable, text } from '#db/drizzle.ts'
import { id, record } from '#db/columns.ts'
import type { Schemas } from '@admin-panel/sdk'

export const attribute = pgTable('attribute', {
  ...record,
  name: text().notNull(),
  code: text().notNull(),
  type: text().$type<Schemas['AttributeType']>().notNull(),
  unit: text(),
  group: text('group_name'),
  is_required: boolean().notNull().default(false),
  is_filterable: boolean().notNull().default(false),
  is_comparable: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
  min_value: doublePrecision(),
  max_value: doublePrecision(),
  precision: integer(),
  max_length: integer(),
  pattern: text(),
  allow_custom: boolean().notNull().default(false),
  position: integer().notNull(),
  usage_count: integer().notNull().default(0),
})

export const attributeValue = pgTable('attribute_value', {
  id: id(),
  attribute_id: bigint({ mode: 'number' }).notNull(),
  value: text().notNull(),
  synonyms: text().array().notNull().default([]),
  position: integer().notNull(),
  is_active: boolean().notNull().default(true),
})

/** Import columns with these names map to the attribute. */
export const attributeSynonym = pgTable('attribute_synonym', {
  attribute_id: bigint({ mode: 'number' }).notNull(),
  text: text().notNull(),
  norm: text().notNull(),
})

/** A tie applies to the category and its descendants; the nearest tie wins. */
export const attributeCategory = pgTable('attribute_category', {
  attribute_id: bigint({ mode: 'number' }).notNull(),
  category_id: bigint({ mode: 'number' }).notNull(),
  is_required: boolean().notNull().default(false),
  position: integer().notNull(),
})
