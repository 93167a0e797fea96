import type { Schemas } from '@admin-panel/sdk'
import { boolean, pgTable, text, uuid } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const region = pgTable('region', {
  ...record,
  name: text().notNull(),
  type: text().$type<Schemas['RegionType']>().notNull(),
  iso_code: text().notNull(),
  federal_district: text().$type<Schemas['FederalDistrict']>().notNull(),
  kladr_id: text(),
  fias_id: uuid(),
  time_zone: text().notNull(),
  is_active: boolean().notNull().default(true),
})
