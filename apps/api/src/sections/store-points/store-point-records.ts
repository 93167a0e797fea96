import { recordsOf } from '#records/record.ts'
import { findStorePoint } from './queries.ts'
import { exceptionsText, scheduleText } from '#text/schedule-text.ts'
import { storePoint } from './schema.ts'

export const storePointRecords = recordsOf({
  entity: 'store-point',
  table: storePoint,
  find: findStorePoint,
  label: ({ name }) => name,
  companyId: ({ company_id }) => company_id,
  duplicates: { store_point_code_key: { code: ['Код: такое значение уже есть'] } },
  // The log shows a schedule as text, because its JSON is hard to read.
  masked: {
    schedule: (value) => scheduleText(value),
    schedule_exceptions: (value) => exceptionsText(value),
  },
})
