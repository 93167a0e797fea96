import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { subOrderStatuses } from './states/statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: order_id, delivery, ship_by_zone, deliver_from, deliver_to, available_statuses. The number begins with that
// of the order, the type stands for the delivery, times are in the zone of the reader, the record has the days of
// delivery, and the next statuses depend on the reader.
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: fieldNames.number, value: (row) => row.number },
    { title: 'Оформлен', value: (row) => moment(row.placed_at) },
    { title: fieldNames.company_id, value: (row) => row.company.label },
    { title: fieldNames.store_point_id, value: (row) => row.store_point?.label ?? null },
    { title: fieldNames.buyer_name, value: (row) => row.buyer_name },
    { title: fieldNames.buyer_phone, value: (row) => row.buyer_phone },
    { title: fieldNames.city_id, value: (row) => row.city.label },
    { title: fieldNames.status, value: (row) => subOrderStatuses.labels[row.status] },
    { title: 'Доставка', value: (row) => enumWords.DeliveryType[row.delivery_type] },
    { title: fieldNames.carrier, value: (row) => row.carrier && enumWords.Carrier[row.carrier] },
    { title: fieldNames.track_number, value: (row) => row.track_number },
    { title: fieldNames.ship_by, value: (row) => moment(row.ship_by) },
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
