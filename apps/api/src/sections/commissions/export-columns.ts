import { fieldNames } from '#text/field-names.gen.ts'
import type { Column } from '#export/export-list.ts'
import { numbered } from './named-terms.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: is_default. The default rate is the one without terms.
export const exportColumns: Column<Row>[] = [
  { title: 'Номер', value: ({ id }) => id },
  { title: fieldNames.company_id, value: ({ company }) => company?.label ?? null },
  { title: fieldNames.category_id, value: branch },
  { title: fieldNames.brand_id, value: ({ brand }) => brand?.label ?? null },
  { title: 'Ставка, %', value: ({ rate_bp }) => rate_bp / 100 },
  { title: 'Не меньше, ₽', value: ({ min_kopecks }) => rubles(min_kopecks) },
  { title: 'Фиксированная часть, ₽', value: ({ fixed_kopecks }) => rubles(fixed_kopecks) },
  { title: fieldNames.valid_from, value: ({ valid_from }) => valid_from },
  { title: fieldNames.valid_to, value: ({ valid_to }) => valid_to },
  { title: fieldNames.comment, value: ({ comment }) => comment },
]

function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}

/** Categories of several branches may have one name: then its number says which is meant. */
function branch({ category, has_category_twin }: Row): string | null {
  return category && (has_category_twin ? numbered(category) : category.label)
}
