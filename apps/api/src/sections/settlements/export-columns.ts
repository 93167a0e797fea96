import type { Column } from '#export/export-list.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { rubles } from '#text/rubles.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: waiting_kopecks. It changes each day, and no period has it.
export const exportColumns: Column<Row>[] = [
  { title: 'Номер', value: ({ id }) => id },
  { title: fieldNames.company_id, value: ({ company }) => company.label },
  { title: 'Начало', value: ({ period_from }) => russian(period_from) },
  { title: 'Окончание', value: ({ period_to }) => russian(period_to) },
  { title: 'Можно закрыть с', value: ({ due_on }) => russian(due_on) },
  { title: fieldNames.status, value: ({ status }) => enumWords.SettlementStatus[status] },
  { title: 'За период, ₽', value: ({ entries_kopecks }) => rubles(entries_kopecks) },
  { title: 'Долг с прошлого периода, ₽', value: ({ carried_kopecks }) => rubles(carried_kopecks) },
  { title: 'К выплате, ₽', value: ({ payable_kopecks }) => rubles(payable_kopecks) },
  { title: 'Долг продавца, ₽', value: ({ debt_kopecks }) => rubles(debt_kopecks) },
  { title: 'Возражений', value: ({ objections: waiting }) => waiting },
  { title: 'Удержан', value: ({ is_held }) => (is_held ? 'Да' : 'Нет') },
]

function russian(date: string): string {
  return date.split('-').toReversed().join('.')
}
