import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Название', value: (row) => row.name },
  { title: 'Код', value: (row) => row.code },
  { title: 'Тип', value: (row) => enumWords.AttributeType[row.type] },
  { title: 'Единица измерения', value: (row) => row.unit },
  { title: 'Группа', value: (row) => row.group },
  { title: 'Обязательная', value: (row) => yesNo(row.is_required) },
  { title: 'Показывать в фильтре', value: (row) => yesNo(row.is_filterable) },
  { title: 'Показывать в сравнении', value: (row) => yesNo(row.is_comparable) },
  { title: 'Значений', value: (row) => row.values_count },
  { title: 'Синонимы', value: (row) => row.synonyms.join(', ') },
  { title: 'Категорий', value: (row) => row.categories_count },
  { title: 'Товаров', value: (row) => row.usage_count },
  { title: 'Включена', value: (row) => yesNo(row.is_active) },
]

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
