import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { subOrderStatuses } from '#sections/sub-orders/public.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: ship_by_zone. Times are in the zone of the reader.
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: fieldNames.number, value: (row) => row.number },
    { title: 'Дата', value: (row) => moment(row.placed_at) },
    { title: fieldNames.buyer_name, value: (row) => row.buyer_name },
    { title: fieldNames.buyer_phone, value: (row) => row.buyer_phone },
    { title: fieldNames.city_id, value: (row) => row.city.label },
    { title: 'Доставка', value: (row) => enumWords.DeliveryType[row.delivery_type] },
    { title: 'Подзаказы', value: (row) => row.sub_orders.map(partLabel).join(', ') },
    { title: 'Сумма, ₽', value: (row) => row.bought_kopecks / 100 },
    { title: 'Отменено и возвращено, ₽', value: (row) => (row.bought_kopecks - row.total_kopecks) / 100 },
    { title: 'Способ оплаты', value: (row) => row.payment_system.label },
    { title: fieldNames.payment_status, value: (row) => enumWords.PaymentStatus[row.payment_status] },
    { title: 'Оплачено, ₽', value: (row) => row.paid_kopecks / 100 },
    { title: 'Деньги возвращены, ₽', value: (row) => row.refunded_kopecks / 100 },
    { title: 'Когда возвращены', value: (row) => moment(row.refunded_at) },
    { title: fieldNames.status, value: (row) => enumWords.OrderStatus[row.status] },
    { title: fieldNames.ship_by, value: (row) => moment(row.ship_by) },
    { title: 'Просрочен', value: (row) => (row.is_overdue ? 'да' : 'нет') },
    { title: 'Источник', value: (row) => enumWords.OrderSource[row.source] },
  ]
}

function partLabel({ number, company, status }: Row['sub_orders'][number]): string {
  return `${number} ${company.label}: ${subOrderStatuses.labels[status]}`
}
