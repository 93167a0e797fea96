import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { DeadlineLeft, DeadlineNote } from '#page/deadline.tsx'
import { formatMoney } from '#text/format-money.ts'
import { formatDay } from '#data/time/format-date.ts'
import { carrierName } from '#shop/orders/labels.ts'
import { sumNote } from '#shop/orders/sum-note.ts'
import { isBeforeShipping, subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { statusColumn } from '#record/status/status-column.tsx'

export type ShipmentRow = Schemas['SubOrderRow']

/** The deadline is near when less than this remains. */
const SOON_HOURS = 4

// A packer needs no money and no phone: the part of the order shows paid_kopecks, refunded_at, buyer_phone, deliver_from
// and storage_until. The number leads to order_id, and the dialogs read available_statuses from the part itself.
export const shipmentColumns = (): TableColumn<ShipmentRow>[] => [
  {
    id: 'number',
    width: 124,
    header: m.delivery_column_number(),
    sortKey: 'number',
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  // «Готов к отгрузке» is longer than other states.
  { ...statusColumn(subOrderStatuses), width: 156 },
  {
    id: 'company',
    width: 144,
    header: m.delivery_column_company(),
    cell: ({ company }) => company.label,
    note: ({ city }) => city.label,
  },
  {
    id: 'point',
    header: m.field_store_point_id(),
    isHidden: true,
    cell: ({ store_point }) => store_point?.label ?? '—',
  },
  { id: 'method', header: m.filter_delivery_id(), isHidden: true, cell: ({ delivery }) => delivery?.label ?? '—' },
  {
    id: 'carrier',
    width: 144,
    header: m.field_carrier(),
    cell: ({ carrier }) => (carrier ? carrierName(carrier) : '—'),
    note: ({ track_number }) => track_number && <span className="font-code">{track_number}</span>,
  },
  {
    id: 'ship_by',
    width: 192,
    priority: 'high',
    header: m.order_ship_by(),
    sortKey: 'due',
    cell: ({ status, ship_by, is_overdue }) =>
      isBeforeShipping(status) ? (
        <DeadlineLeft time={ship_by} isOverdue={is_overdue} soonHours={SOON_HOURS} />
      ) : (
        <span className="text-muted">—</span>
      ),
    note: ({ status, placed_at, ship_by, ship_by_zone, is_overdue }) =>
      isBeforeShipping(status) && (
        <DeadlineNote
          since={placed_at}
          time={ship_by}
          timeZone={ship_by_zone}
          isOverdue={is_overdue}
          soonHours={SOON_HOURS}
        />
      ),
  },
  {
    id: 'deliver_to',
    width: 112,
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
    kind: 'sum',
    header: m.delivery_column_total(),
    sortKey: 'bought_kopecks',
    align: 'end',
    cell: ({ bought_kopecks }) => <span className="tabular-nums">{formatMoney(bought_kopecks)}</span>,
    note: sumNote,
  },
]
