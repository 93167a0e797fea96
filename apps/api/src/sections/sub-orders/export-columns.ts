import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { subOrderStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: (row) => row.number },
    { title: 'Оформлен', value: (row) => moment(row.placed_at) },
    { title: 'Продавец', value: (row) => row.company.label },
    { title: 'Точка отгрузки', value: (row) => row.store_point?.label ?? null },
    { title: 'Покупатель', value: (row) => row.buyer_name },
    { title: 'Телефон', value: (row) => row.buyer_phone },
    { title: 'Город', value: (row) => row.city.label },
    { title: 'Статус', value: (row) => subOrderStatuses.labels[row.status] },
    { title: 'Доставка', value: (row) => enumWords.DeliveryType[row.delivery_type] },
    { title: 'Перевозчик', value: (row) => row.carrier && enumWords.Carrier[row.carrier] },
    { title: 'Трек-номер', value: (row) => row.track_number },
    { title: 'Отгрузить до', value: (row) => moment(row.ship_by) },
    { title: 'Просрочен', value: (row) => (row.is_overdue ? 'да' : 'нет') },
    { title: 'Хранение до', value: (row) => row.storage_until },
    { title: 'Штук', value: (row) => row.pieces_count },
    { title: 'Сумма, ₽', value: (row) => row.bought_kopecks / 100 },
    { title: 'Отменено и возвращено, ₽', value: (row) => (row.bought_kopecks - row.total_kopecks) / 100 },
    { title: 'Оплачено, ₽', value: (row) => row.paid_kopecks / 100 },
    { title: 'Деньги возвращены, ₽', value: (row) => row.refunded_kopecks / 100 },
    { title: 'Когда возвращены', value: (row) => moment(row.refunded_at) },
  ]
}
