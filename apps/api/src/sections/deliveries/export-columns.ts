import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: position. The rows stand in this order.
export const exportColumns: Column<Row>[] = [
  { title: fieldNames.code, value: (row) => row.code },
  { title: fieldNames.name, value: (row) => row.name },
  { title: fieldNames.type, value: (row) => enumWords.DeliveryType[row.type] },
  { title: fieldNames.carrier, value: (row) => enumWords.Carrier[row.carrier] },
  { title: fieldNames.cutoff, value: (row) => row.cutoff },
  { title: fieldNames.assembly_minutes, value: (row) => row.assembly_minutes },
  { title: fieldNames.max_weight_g, value: (row) => row.max_weight_g },
  { title: fieldNames.max_side_mm, value: (row) => row.max_side_mm },
  { title: 'Тарифов', value: (row) => row.rates_count },
  { title: 'Включён', value: (row) => (row.is_active ? 'да' : 'нет') },
]
