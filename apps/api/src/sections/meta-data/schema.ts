import type { Schemas } from '@admin-panel/sdk'
import { pgTable, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const metaData = pgTable('meta_data', {
  ...record,
  entity: text().$type<Schemas['MetaDataEntity']>().notNull(),
  entity_id: reference().notNull(),
  city_id: reference(),
  h1: text(),
  title: text(),
  description: text(),
  text: text(),
})
