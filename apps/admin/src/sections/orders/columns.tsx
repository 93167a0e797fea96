import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Deadline } from '#page/deadline.tsx'
import { formatPhone } from '#text/format-phone.ts'
import { Moment } from '#page/moment.tsx'
import { deliveryTypeName } from '#record/orders/labels.ts'
import { SumCell } from '#record/orders/sum-cell.tsx'
import { subOrderStatuses } from '#record/orders/sub-order-statuses.ts'
import { OrderChip, PaymentChip } from './state-chip.tsx'
import { pathTo } from '#data/paths.ts'
import { toneOf } from '#record/status/tones.ts'

export type OrderRow = Schemas['OrderRow']

export const columns = (): TableColumn<OrderRow>[] => [
  {
    id: 'number',
    header: m.orders_column_number(),
    sortKey: 'number',
    cell: ({ number }) => <span className="tabular-nums">{number}</span>,
  },
  {
    id: 'placed',
    header: m.orders_column_placed(),
    sortKey: 'placed_at',
    cell: ({ placed_at }) => <Moment time={placed_at} />,
  },
  {
    id: 'buyer',
    header: m.field_buyer_name(),
    className: '@min-[40rem]:min-w-36',
    cell: ({ buyer_name }) => buyer_name,
  },
  {
    id: 'phone',
    header: m.field_buyer_phone(),
    isHidden: true,
    cell: ({ buyer_phone }) => <span className="whitespace-nowrap">{formatPhone(buyer_phone)}</span>,
  },
  { id: 'city', header: m.filter_city_id(), cell: ({ city }) => city.label },
  {
    id: 'delivery',
    header: m.filter_delivery_type(),
    isHidden: true,
    cell: ({ delivery_type }) => deliveryTypeName(delivery_type),
  },
  { id: 'parts', header: m.entity_sub_order(), cell: ({ sub_orders }) => <Parts parts={sub_orders} /> },
  {
    id: 'ship_by',
    header: m.order_ship_by(),
    sortKey: 'ship_by',
    cell: ({ ship_by, ship_by_zone, is_overdue }) =>
      ship_by ? (
        <Deadline time={ship_by} isOverdue={is_overdue} timeZone={ship_by_zone} />
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  {
    id: 'total',
    header: m.orders_column_total(),
    sortKey: 'bought_kopecks',
    align: 'end',
    cell: (row) => <SumCell row={row} />,
  },
  {
    id: 'payment',
    header: m.filter_payment_status(),
    cell: ({ payment_status }) => <PaymentChip status={payment_status} />,
  },
  { id: 'status', header: m.field_status(), cell: ({ status }) => <OrderChip status={status} /> },
]

/** A chip per seller's sub-order, linked to it and titled with the seller. */
function Parts({ parts }: { parts: OrderRow['sub_orders'] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {parts.map(({ id, number, company, status }) => (
        <Link key={id} to={pathTo('subOrders', id)} title={`${number}, ${company.label}`} className="rounded-full">
          <StatusChip tone={toneOf(status)}>
            {parts.length > 1 && <span className="sr-only">{number}: </span>}
            {subOrderStatuses[status].label()}
          </StatusChip>
        </Link>
      ))}
    </span>
  )
}
