import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: synonyms_count, position. The synonyms say their number, and the order is that of the screen.
export const exportColumns: Column<Row>[] = [
  { title: fieldNames.name, value: (row) => row.name },
  { title: fieldNames.code, value: (row) => row.code },
  { title: fieldNames.type, value: (row) => enumWords.AttributeType[row.type] },
  { title: fieldNames.unit, value: (row) => row.unit },
  { title: fieldNames.group, value: (row) => row.group },
  { title: fieldNames.is_required, value: (row) => yesNo(row.is_required) },
  { title: fieldNames.is_filterable, value: (row) => yesNo(row.is_filterable) },
  { title: fieldNames.is_comparable, value: (row) => yesNo(row.is_comparable) },
  { title: 'Значений', value: (row) => row.values_count },
  { title: fieldNames.synonyms, value: (row) => row.synonyms.join(', ') },
  { title: 'Категорий', value: (row) => row.categories_count },
  { title: 'Товаров', value: (row) => row.usage_count },
  { title: 'Включена', value: (row) => yesNo(row.is_active) },
]

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
