import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'
import { contractStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: ends_soon. The last day and the renewal say so.
export const exportColumns: Column<Row>[] = [
  { title: fieldNames.number, value: (row) => row.number },
  { title: fieldNames.company_id, value: (row) => row.company.label },
  { title: fieldNames['contract.type'], value: (row) => enumWords.ContractType[row.type] },
  { title: 'Подписан', value: (row) => russian(row.signed_at) },
  { title: 'Начало', value: (row) => russian(row.start_date) },
  { title: 'Окончание', value: (row) => row.end_date && russian(row.end_date) },
  { title: fieldNames.auto_renewal, value: (row) => (row.auto_renewal ? 'Да' : 'Нет') },
  { title: fieldNames.status, value: (row) => contractStatuses.labels[row.status] },
]

function russian(date: string): string {
  return date.split('-').toReversed().join('.')
}
