import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'
import { exceptionsText, hoursText, scheduleText } from '#text/schedule-text.ts'
import { storePointStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: open_now. It changes within the day, so a file would soon be wrong.
export const exportColumns: Column<Row>[] = [
  { title: fieldNames.code, value: (row) => row.code },
  { title: fieldNames.name, value: (row) => row.name },
  { title: fieldNames.type, value: (row) => enumWords.StorePointType[row.type] },
  { title: fieldNames.company_id, value: (row) => row.company?.label ?? 'Маркетплейс' },
  { title: fieldNames.city_id, value: (row) => row.city.label },
  { title: fieldNames.address, value: (row) => row.address },
  { title: fieldNames.lat, value: (row) => row.lat },
  { title: fieldNames.lon, value: (row) => row.lon },
  { title: fieldNames.phones, value: (row) => row.phones.join(', ') },
  { title: 'Режим сегодня', value: (row) => hoursText(row.today) },
  { title: fieldNames.schedule, value: (row) => scheduleText(row.schedule) },
  { title: fieldNames.schedule_exceptions, value: (row) => exceptionsText(row.schedule_exceptions) },
  { title: fieldNames.time_zone, value: (row) => row.time_zone },
  { title: fieldNames.status, value: (row) => storePointStatuses.labels[row.status] },
]
