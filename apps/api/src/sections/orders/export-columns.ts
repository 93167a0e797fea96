import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { subOrderStatuses } from '#sections/sub-orders/public.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: (row) => row.number },
    { title: 'Дата', value: (row) => moment(row.placed_at) },
    { title: 'Покупатель', value: (row) => row.buyer_name },
    { title: 'Телефон', value: (row) => row.buyer_phone },
    { title: 'Город', value: (row) => row.city.label },
    { title: 'Доставка', value: (row) => enumWords.DeliveryType[row.delivery_type] },
    { title: 'Подзаказы', value: (row) => row.sub_orders.map(partLabel).join(', ') },
    { title: 'Сумма, ₽', value: (row) => row.bought_kopecks / 100 },
    { title: 'Отменено и возвращено, ₽', value: (row) => (row.bought_kopecks - row.total_kopecks) / 100 },
    { title: 'Способ оплаты', value: (row) => row.payment_system.label },
    { title: 'Оплата', value: (row) => enumWords.PaymentStatus[row.payment_status] },
    { title: 'Оплачено, ₽', value: (row) => row.paid_kopecks / 100 },
    { title: 'Деньги возвращены, ₽', value: (row) => row.refunded_kopecks / 100 },
    { title: 'Когда возвращены', value: (row) => moment(row.refunded_at) },
    { title: 'Статус', value: (row) => enumWords.OrderStatus[row.status] },
    { title: 'Отгрузить до', value: (row) => moment(row.ship_by) },
    { title: 'Источник', value: (row) => enumWords.OrderSource[row.source] },
  ]
}

function partLabel({ number, company, status }: Row['sub_orders'][number]): string {
  return `${number} ${company.label}: ${subOrderStatuses.labels[status]}`
}
