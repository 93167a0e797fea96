import type { Schemas } from '@admin-panel/sdk'
import { customType, pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

/** Drizzle's own `jsonb` parses the text of a value once more, and makes a number of digits. */
const value = customType<{ data: Schemas['SettingValue'] }>({
  dataType: () => 'jsonb',
  toDriver: (written) => JSON.stringify(written),
})

export const setting = pgTable('setting', {
  ...record,
  key: text().notNull(),
  group: text('group_name').$type<Schemas['SettingGroup']>().notNull(),
  type: text().$type<Schemas['SettingType']>().notNull(),
  value: value().notNull(),
  label: text().notNull(),
})
