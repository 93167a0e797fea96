import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

// Not exported: logo_id, aliases_count. A file shows no pictures, and the spellings have a list of their own.
export const exportColumns: Column<Awaited<ReturnType<typeof exportRows>>[number]>[] = [
  { title: 'Номер', value: ({ id }) => id },
  { title: fieldNames.name, value: ({ name }) => name },
  { title: fieldNames.slug, value: ({ slug }) => slug },
  { title: fieldNames.kind, value: ({ kind }) => enumWords.BrandKind[kind] },
  { title: fieldNames.country_code, value: ({ country_code }) => country_code },
  { title: fieldNames.is_original, value: ({ is_original }) => (is_original ? 'да' : 'нет') },
  { title: fieldNames.warranty_months, value: ({ warranty_months }) => warranty_months },
  { title: fieldNames.site, value: ({ site }) => site },
  { title: fieldNames.synonyms, value: ({ synonyms }) => synonyms.join(', ') },
  { title: fieldNames.products_count, value: ({ products_count }) => products_count },
  { title: 'Включён', value: ({ is_active }) => (is_active ? 'да' : 'нет') },
]
