import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const carModel = pgTable('car_model', {
  ...record,
  car_brand_id: reference().notNull(),
  name: text().notNull(),
  name_ru: text(),
  slug: text().notNull(),
  body: text().$type<Schemas['CarBody']>().notNull(),
  generation: text(),
  year_from: integer().notNull(),
  year_to: integer(),
  tecdoc_id: integer(),
  position: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
