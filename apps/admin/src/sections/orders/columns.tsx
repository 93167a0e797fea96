import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { DeadlineLeft, DeadlineTime } from '#page/deadline.tsx'
import { formatMoney } from '#text/format-money.ts'
import { formatPhone } from '#text/format-phone.ts'
import { Moment } from '#page/moment.tsx'
import { deliveryTypeName } from '#shop/orders/labels.ts'
import { Parts } from './parts.tsx'
import { OrderChip } from './state-chip.tsx'
import { paymentNote } from './sums/payment-note.ts'

export type OrderRow = Schemas['OrderRow']

/** An order is urgent when less than this remains until it is due. */
const SOON_HOURS = 4

export const columns = (): TableColumn<OrderRow>[] => [
  {
    id: 'number',
    width: 112,
    header: m.orders_column_number(),
    sortKey: 'number',
    cell: ({ number }) => <span className="font-code">{number}</span>,
  },
  {
    id: 'placed',
    kind: 'moment',
    header: m.orders_column_placed(),
    sortKey: 'placed_at',
    cell: ({ placed_at }) => <Moment time={placed_at} />,
  },
  {
    id: 'buyer',
    width: 176,
    header: m.field_buyer_name(),
    cell: ({ buyer_name }) => buyer_name,
    note: ({ city }) => city.label,
  },
  {
    id: 'phone',
    width: 144,
    header: m.field_buyer_phone(),
    isHidden: true,
    cell: ({ buyer_phone }) => formatPhone(buyer_phone),
  },
  {
    id: 'delivery',
    header: m.filter_delivery_type(),
    isHidden: true,
    cell: ({ delivery_type }) => deliveryTypeName(delivery_type),
  },
  {
    id: 'state',
    kind: 'state',
    width: 192,
    header: m.orders_column_state(),
    cell: ({ status }) => <OrderChip status={status} />,
    note: (row) => <Parts row={row} />,
  },
  {
    id: 'ship_by',
    width: 192,
    priority: 'high',
    header: m.order_ship_by(),
    sortKey: 'ship_by',
    cell: ({ ship_by, ship_by_zone, is_overdue }) =>
      ship_by ? (
        <DeadlineTime time={ship_by} isOverdue={is_overdue} timeZone={ship_by_zone} />
      ) : (
        <span className="text-muted">—</span>
      ),
    note: ({ placed_at, ship_by, is_overdue }) =>
      ship_by && <DeadlineLeft since={placed_at} time={ship_by} isOverdue={is_overdue} soonHours={SOON_HOURS} />,
  },
  {
    id: 'total',
    kind: 'sum',
    width: 136,
    header: m.orders_column_total(),
    sortKey: 'bought_kopecks',
    align: 'end',
    cell: ({ status, bought_kopecks }) =>
      status === 'cancelled' ? (
        <s className="text-muted tabular-nums">{formatMoney(bought_kopecks)}</s>
      ) : (
        <span className="font-label tabular-nums">{formatMoney(bought_kopecks)}</span>
      ),
    note: paymentNote,
  },
]
