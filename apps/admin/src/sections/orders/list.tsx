import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { onlyRows } from '#list/selection.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { useCan } from '#data/queries.ts'
import { ordersListRules } from '#contract/lists/orders.gen.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { rangeFilter } from '#list/filters/range-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { deliveryTypeOptions, deliveryTypeName } from '#shop/orders/labels.ts'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { orderStatuses, paymentStatuses } from './statuses.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Skeleton } from '@admin-panel/ui/skeleton'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { DeadlineLeft, DeadlineNote } from '#page/deadline.tsx'
import { formatMoney } from '#text/format-money.ts'
import { formatPhone } from '#text/format/format-phone.ts'
import { Moment } from '#page/moment.tsx'
import { Parts } from './parts.tsx'
import { OrderChip } from './state-chip.tsx'
import { unusualPayment } from './sums/payment-note.ts'

type OrderRow = Schemas['OrderRow']

/** An order is urgent when less than this remains until it is due. */
const SOON_HOURS = 4

/** No time runs for what is not paid, unless its term has passed. */
const hasTerm = (row: OrderRow): row is OrderRow & { ship_by: string } =>
  row.ship_by !== null && (row.status !== 'awaiting_payment' || row.is_overdue)

// Not shown: paid_kopecks, payment_system, refunded_at, source. The order itself shows them.
// Not sortable: total_kopecks. The column of sums sorts by what was bought.
const columns = (): TableColumn<OrderRow>[] => [
  {
    id: 'number',
    width: 128,
    header: m.orders_column_number(),
    sortKey: 'number',
    cell: ({ number }) => <span className="font-code">{number}</span>,
    // On a tablet there is no room for the column of buyers.
    note: ({ buyer_name }) => <span className="@max-[40rem]:hidden @min-[54rem]:hidden">{buyer_name}</span>,
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
    kind: 'name',
    width: 156,
    priority: 'normal',
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
    width: 184,
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
    cell: (row) =>
      hasTerm(row) ? (
        <DeadlineLeft time={row.ship_by} isOverdue={row.is_overdue} soonHours={SOON_HOURS} />
      ) : (
        <span className="text-muted in-[td]:@max-[40rem]:hidden">{row.ship_by ? m.orders_after_payment() : '—'}</span>
      ),
    note: (row) =>
      hasTerm(row) && (
        <DeadlineNote
          since={row.placed_at}
          time={row.ship_by}
          timeZone={row.ship_by_zone}
          isOverdue={row.is_overdue}
          soonHours={SOON_HOURS}
        />
      ),
  },
  {
    id: 'total',
    kind: 'sum',
    width: 156,
    header: m.orders_column_total(),
    sortKey: 'bought_kopecks',
    align: 'end',
    cell: ({ status, bought_kopecks }) =>
      status === 'cancelled' ? (
        <s className="text-muted tabular-nums">{formatMoney(bought_kopecks)}</s>
      ) : (
        <span className="font-label tabular-nums">{formatMoney(bought_kopecks)}</span>
      ),
    note: unusualPayment,
  },
]

const filters = () => [
  searchFilter(m.orders_search()),
  choiceFilter('status', statusOptions(orderStatuses)),
  choiceFilter('sub_status', statusOptions(subOrderStatuses)),
  flagFilter('overdue'),
]

const moreFilters = () => [
  daysFilter('placed', m.orders_column_placed()),
  rangeFilter('total', { label: m.orders_column_total(), fraction: 2 }),
  choiceFilter('payment_status', statusOptions(paymentStatuses)),
  referenceFilter('payment_system_id', 'paymentSystems'),
  choiceFilter('delivery_type', deliveryTypeOptions()),
  referenceFilter('city_id', 'cities'),
  referenceFilter('company_id', 'companies'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('reason_id', 'operationReasons', { operation: 'order_cancel' }),
]

/** The daily lists of an operator; what has a term begins with the earliest. */
const views = () => ({
  counted: 'orders' as const,
  presets: [
    { id: 'new', name: m.enum_overview_key_new_orders(), query: 'sub_status=new&sort=ship_by' },
    { id: 'late', name: m.orders_view_late(), query: 'overdue=true&sort=ship_by' },
    { id: 'ready', name: m.orders_view_ready(), query: 'sub_status=ready_to_ship&sort=ship_by' },
    { id: 'moving', name: m.orders_view_moving(), query: 'sub_status=in_delivery,at_pickup' },
    { id: 'dispute', name: m.orders_view_dispute(), query: 'sub_status=dispute,not_delivered' },
  ],
})

// Loaded on the first selection.
const BulkSteps = lazyPart(async () => (await import('#shop/orders/sub-order-steps.tsx')).BulkSteps)

// Loaded on the first look.
const OrderPeek = lazyPart(async () => (await import('./peek.tsx')).OrderPeek, {
  fallback: () => <Skeleton className="h-40" />,
})
const OrderPeekAction = lazyPart(async () => (await import('./peek.tsx')).OrderPeekAction)

const { loader, useList, ListPage } = listScreen('orders.list', ordersListRules)

function OrderList() {
  const page = useList()
  const canExport = useCan('order.export')
  const seesBuyers = useCan('order.personal')
  const canCreate = useCan(['order.receive', 'product-offer.index'])
  return (
    <ListPage
      title={m.entity_order()}
      name="orders"
      {...page}
      columns={columns()}
      rowName={({ number }) => number}
      rowLink={({ number }) => <Link to={pathTo('orders.byNumber', number)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      tabs={<OrderTabs current="orders" />}
      bulk={({ rows }, clear) => (
        <BulkSteps
          parts={onlyRows(rows.flatMap((row) => row.sub_orders))}
          description={m.orders_bulk_parts()}
          onDone={clear}
        />
      )}
      peek={({ id }) => ({ content: <OrderPeek id={id} />, action: <OrderPeekAction id={id} /> })}
      actions={canExport && <ExportMenu call="orders.export" query={page.list.unpaged} asksPurpose={seesBuyers} />}
      create={canCreate && <CreateLink to={pathTo('orders.new')}>{m.orders_create_link()}</CreateLink>}
    />
  )
}

export { OrderList as Component, loader }
