import { fieldNames } from '#text/field-names.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: parent_id, children_count, image_url, incomplete_count. The path says the tree, and a file shows no pictures.
export const exportColumns: Column<Row>[] = [
  { title: fieldNames.name, value: (row) => row.name },
  { title: 'Путь', value: (row) => row.ancestors.map(({ label }) => label).join(' / ') },
  { title: fieldNames.slug, value: (row) => row.slug },
  { title: fieldNames.depth, value: (row) => row.depth },
  { title: 'Включена', value: (row) => yesNo(row.is_active) },
  { title: 'Видна на витрине', value: (row) => yesNo(row.effective_active) },
  { title: 'Характеристик', value: (row) => row.attributes_count },
  { title: fieldNames.products_count, value: (row) => row.products_count },
  { title: fieldNames.marking_required, value: (row) => yesNo(row.marking_required) },
]

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
