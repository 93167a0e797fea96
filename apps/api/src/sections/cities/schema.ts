import type { Schemas } from '@admin-panel/sdk'
import { boolean, doublePrecision, integer, pgTable, text, uuid } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const city = pgTable('city', {
  ...record,
  name: text().notNull(),
  name_in: text().notNull(),
  slug: text().notNull(),
  region_id: reference().notNull(),
  type: text().$type<Schemas['CityType']>().notNull(),
  kladr_id: text(),
  fias_id: uuid(),
  postal_code: text(),
  time_zone: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
  population: integer(),
  is_capital: boolean().notNull().default(false),
  is_popular: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
})
