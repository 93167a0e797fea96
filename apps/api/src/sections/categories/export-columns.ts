import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Название', value: (row) => row.name },
  { title: 'Путь', value: (row) => row.ancestors.map(({ label }) => label).join(' / ') },
  { title: 'Адрес в ссылке', value: (row) => row.slug },
  { title: 'Уровень', value: (row) => row.depth },
  { title: 'Включена', value: (row) => yesNo(row.is_active) },
  { title: 'Видна на витрине', value: (row) => yesNo(row.effective_active) },
  { title: 'Характеристик', value: (row) => row.attributes_count },
  { title: 'Товаров', value: (row) => row.products_count },
  { title: 'Обязательная маркировка', value: (row) => yesNo(row.marking_required) },
]

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
