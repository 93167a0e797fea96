import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'
import { contractStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Номер', value: (row) => row.number },
  { title: 'Продавец', value: (row) => row.company.label },
  { title: 'Вид', value: (row) => enumWords.ContractType[row.type] },
  { title: 'Подписан', value: (row) => russian(row.signed_at) },
  { title: 'Начало', value: (row) => russian(row.start_date) },
  { title: 'Окончание', value: (row) => row.end_date && russian(row.end_date) },
  { title: 'Автопродление', value: (row) => (row.auto_renewal ? 'Да' : 'Нет') },
  { title: 'Статус', value: (row) => contractStatuses.labels[row.status] },
]

function russian(date: string): string {
  return date.split('-').toReversed().join('.')
}
