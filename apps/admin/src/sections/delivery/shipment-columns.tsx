import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Deadline } from '#page/deadline.tsx'
import { formatDay } from '#data/format-date.ts'
import { carrierName } from '#record/orders/labels.ts'
import { SumCell } from '#record/orders/sum-cell.tsx'
import { subOrderStatuses } from '#record/orders/sub-order-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'

export type ShipmentRow = Schemas['SubOrderRow']

export const shipmentColumns = (): TableColumn<ShipmentRow>[] => [
  {
    id: 'number',
    header: m.delivery_column_number(),
    sortKey: 'number',
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  {
    id: 'status',
    header: m.field_status(),
    cell: ({ status }) => <StatusBadge statuses={subOrderStatuses} status={status} />,
  },
  { id: 'company', header: m.delivery_column_company(), cell: ({ company }) => company.label },
  {
    id: 'point',
    header: m.field_store_point_id(),
    isHidden: true,
    cell: ({ store_point }) => store_point?.label ?? '—',
  },
  { id: 'city', header: m.filter_city_id(), cell: ({ city }) => city.label },
  { id: 'method', header: m.filter_delivery_id(), isHidden: true, cell: ({ delivery }) => delivery?.label ?? '—' },
  { id: 'carrier', header: m.field_carrier(), cell: ({ carrier }) => (carrier ? carrierName(carrier) : '—') },
  {
    id: 'track',
    header: m.field_track_number(),
    cell: ({ track_number }) =>
      track_number ? <span className="font-code text-xs">{track_number}</span> : <span className="text-muted">—</span>,
  },
  {
    id: 'ship_by',
    header: m.order_ship_by(),
    sortKey: 'due',
    cell: ({ status, ship_by, ship_by_zone, is_overdue }) =>
      status === 'ready_to_ship' ? (
        <Deadline time={ship_by} isOverdue={is_overdue} timeZone={ship_by_zone} />
      ) : (
        <span className="text-muted">—</span>
      ),
  },
  {
    id: 'deliver_to',
    header: m.field_deliver_to(),
    cell: ({ deliver_to }) => <span className="tabular-nums">{deliver_to ? formatDay(deliver_to) : '—'}</span>,
  },
  {
    id: 'pieces',
    header: m.delivery_column_pieces(),
    align: 'end',
    isHidden: true,
    cell: ({ pieces_count }) => pieces_count,
  },
  {
    id: 'total',
    header: m.delivery_column_total(),
    sortKey: 'bought_kopecks',
    align: 'end',
    cell: (row) => <SumCell row={row} />,
  },
]
