import type { Column } from '#export/export-list.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { rubles } from '#text/rubles.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export const exportColumns: Column<Row>[] = [
  { title: 'Источник', value: ({ source }) => source },
  { title: 'Номер оплаты', value: ({ external_id }) => external_id },
  { title: 'Операция', value: ({ registry_event }) => enumWords.RegistryEvent[registry_event] },
  { title: 'Дата', value: ({ occurred_on }) => occurred_on.split('-').toReversed().join('.') },
  { title: 'Сверка', value: ({ outcome }) => enumWords.ReconciliationOutcome[outcome] },
  { title: 'В реестре, ₽', value: ({ registry_kopecks }) => rubles(registry_kopecks) },
  { title: 'У нас, ₽', value: ({ recorded_kopecks }) => rubles(recorded_kopecks) },
  { title: 'Заказ', value: ({ order }) => order?.label ?? null },
  { title: 'Запись во «Входящих»', value: ({ fact_id }) => fact_id },
  { title: 'Пояснение', value: ({ resolution }) => resolution },
  { title: 'Кто объяснил', value: ({ resolved_by }) => resolved_by?.label ?? null },
  { title: 'Когда объяснено', value: ({ resolved_at }) => resolved_at },
]
