import { enumWords } from '#text/enum-words.gen.ts'
import type { Column } from '#export/export-list.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Код', value: (row) => row.code },
  { title: 'Название', value: (row) => row.name },
  { title: 'Тип', value: (row) => enumWords.DeliveryType[row.type] },
  { title: 'Перевозчик', value: (row) => enumWords.Carrier[row.carrier] },
  { title: 'Приём заказов до', value: (row) => row.cutoff },
  { title: 'Сборка, мин', value: (row) => row.assembly_minutes },
  { title: 'Наибольший вес, г', value: (row) => row.max_weight_g },
  { title: 'Наибольшая сторона, мм', value: (row) => row.max_side_mm },
  { title: 'Тарифов', value: (row) => row.rates_count },
  { title: 'Включён', value: (row) => (row.is_active ? 'да' : 'нет') },
]
