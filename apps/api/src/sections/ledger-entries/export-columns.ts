import type { Column } from '#export/export-list.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { rubles } from '#text/rubles.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Номер', value: ({ id }) => id },
  { title: 'Проводка', value: ({ transaction_id }) => transaction_id },
  { title: 'Дата', value: ({ occurred_at }) => occurred_at },
  { title: 'Учтено', value: ({ created_at }) => created_at },
  { title: fieldNames.company_id, value: ({ company }) => company.label },
  { title: 'Подзаказ', value: ({ sub_order }) => sub_order?.label ?? null },
  { title: 'Заказ', value: ({ order_id }) => order_id },
  { title: 'Вид', value: ({ kind }) => enumWords.LedgerKind[kind] },
  { title: 'Со счёта', value: ({ debit }) => enumWords.LedgerAccount[debit] },
  { title: 'На счёт', value: ({ credit }) => enumWords.LedgerAccount[credit] },
  { title: 'Сумма, ₽', value: ({ kopecks }) => rubles(kopecks) },
  { title: 'Продавцу, ₽', value: ({ seller_kopecks }) => rubles(seller_kopecks) },
  { title: 'Чем вызвано', value: ({ cause }) => enumWords.LedgerCause[cause] },
  { title: 'Номер причины', value: ({ cause_id }) => cause_id },
  { title: 'Расчёт', value: ({ settlement_id }) => settlement_id },
  { title: 'Основание', value: ({ reason }) => reason },
  { title: 'Возражение', value: ({ objection: against }) => against?.comment ?? null },
  { title: 'Ответ на возражение', value: ({ objection: against }) => against?.answer ?? null },
  { title: 'Кто внёс', value: ({ author }) => author?.label ?? null },
]
