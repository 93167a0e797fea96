import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record, reference } from '#db/columns.ts'

export const category = pgTable('category', {
  ...record,
  parent_id: reference(),
  name: text().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
  depth: integer().notNull(),
  path: text().notNull(),
  is_active: boolean().notNull().default(true),
})

/** One row, whose version grows with every change of the tree. */
export const categoryTree = pgTable('category_tree', {
  only_row: boolean().primaryKey().default(true),
  version: integer().notNull(),
})
