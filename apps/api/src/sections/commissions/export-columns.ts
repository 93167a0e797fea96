import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

export const exportColumns: Column<Awaited<ReturnType<typeof exportRows>>[number]>[] = [
  { title: 'ID', value: ({ id }) => id },
  { title: 'Продавец', value: ({ company }) => company?.label ?? null },
  { title: 'Категория', value: ({ category }) => category?.label ?? null },
  { title: 'Бренд', value: ({ brand }) => brand?.label ?? null },
  { title: 'Ставка, %', value: ({ rate_bp }) => rate_bp / 100 },
  { title: 'Не меньше, ₽', value: ({ min_kopecks }) => rubles(min_kopecks) },
  { title: 'Фиксированная часть, ₽', value: ({ fixed_kopecks }) => rubles(fixed_kopecks) },
  { title: 'Действует с', value: ({ valid_from }) => valid_from },
  { title: 'Действует по', value: ({ valid_to }) => valid_to },
  { title: 'Комментарий', value: ({ comment }) => comment },
]

function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}
