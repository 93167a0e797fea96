import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const carBrand = pgTable('car_brand', {
  ...record,
  name: text().notNull(),
  name_ru: text(),
  slug: text().notNull(),
  country_code: text(),
  logo_id: reference(),
  is_popular: boolean().notNull().default(false),
  year_from: integer(),
  year_to: integer(),
  tecdoc_id: integer(),
  position: integer().notNull(),
  is_active: boolean().notNull().default(true),
})
