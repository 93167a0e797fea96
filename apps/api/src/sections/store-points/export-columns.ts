import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'
import { exceptionsText, hoursText, scheduleText } from './schedule.ts'
import { storePointStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Код', value: (row) => row.code },
  { title: 'Название', value: (row) => row.name },
  { title: 'Тип', value: (row) => enumWords.StorePointType[row.type] },
  { title: 'Продавец', value: (row) => row.company?.label ?? 'Маркетплейс' },
  { title: 'Город', value: (row) => row.city.label },
  { title: 'Адрес', value: (row) => row.address },
  { title: 'Широта', value: (row) => row.lat },
  { title: 'Долгота', value: (row) => row.lon },
  { title: 'Телефоны', value: (row) => row.phones.join(', ') },
  { title: 'Режим сегодня', value: (row) => hoursText(row.today) },
  { title: 'График', value: (row) => scheduleText(row.schedule) },
  { title: 'Особые дни', value: (row) => exceptionsText(row.schedule_exceptions) },
  { title: 'Часовой пояс', value: (row) => row.time_zone },
  { title: 'Статус', value: (row) => storePointStatuses.labels[row.status] },
]
