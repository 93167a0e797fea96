import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

export const exportColumns: Column<Awaited<ReturnType<typeof exportRows>>[number]>[] = [
  { title: 'ID', value: ({ id }) => id },
  { title: 'Название', value: ({ name }) => name },
  { title: 'Адрес в ссылке', value: ({ slug }) => slug },
  { title: 'Вид', value: ({ kind }) => enumWords.BrandKind[kind] },
  { title: 'Страна', value: ({ country_code }) => country_code },
  { title: 'Оригинальные запчасти', value: ({ is_original }) => (is_original ? 'Да' : 'Нет') },
  { title: 'Гарантия, мес.', value: ({ warranty_months }) => warranty_months },
  { title: 'Сайт', value: ({ site }) => site },
  { title: 'Синонимы', value: ({ synonyms }) => synonyms.join(', ') },
  { title: 'Товаров', value: ({ products_count }) => products_count },
  { title: 'Включён', value: ({ is_active }) => (is_active ? 'Да' : 'Нет') },
]
