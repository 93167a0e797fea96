import type { Schemas } from '@admin-panel/sdk'
import { doublePrecision, pgTable, text, uuid } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const companyAddress = pgTable('company_address', {
  ...record,
  company_id: reference().notNull(),
  type: text().$type<Schemas['CompanyAddressType']>().notNull(),
  region_id: reference().notNull(),
  city_id: reference(),
  postal_code: text().notNull(),
  street: text().notNull(),
  house: text().notNull(),
  building: text(),
  office: text(),
  fias_id: uuid(),
  kladr_id: text(),
  lat: doublePrecision(),
  lon: doublePrecision(),
})
