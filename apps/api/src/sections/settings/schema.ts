import type { Schemas } from '@admin-panel/sdk'
import { jsonb, pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const setting = pgTable('setting', {
  ...record,
  key: text().notNull(),
  group: text('group_name').$type<Schemas['SettingGroup']>().notNull(),
  type: text().$type<Schemas['SettingType']>().notNull(),
  value: jsonb().$type<Schemas['SettingValue']>().notNull(),
  label: text().notNull(),
})
