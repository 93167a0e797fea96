import { Button } from '@admin-panel/ui/button'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { carrierOptions, deliveryTypeOptions } from '#shop/orders/labels.ts'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import { useCan } from '#data/queries.ts'
import { subOrdersListRules } from '#contract/lists/sub-orders.gen.ts'
import { shippedByTerm } from './shipped.ts'
import { shipmentColumns, type ShipmentRow } from './shipment-columns.tsx'
import { pathTo } from '#data/paths.ts'

const BulkSteps = lazyPart(async () => (await import('#shop/orders/sub-order-steps.tsx')).BulkSteps)
const TrackDialog = lazyPart(async () => (await import('./track-dialog.tsx')).TrackDialog)

const OPEN: SubOrderStatus[] = [
  'awaiting_payment',
  'new',
  'confirmed',
  'assembling',
  ...(shippedByTerm.status ?? []),
  'returning',
  'dispute',
]

// Not shown: buyer_name, buyer_phone, deliver_from, storage_until, paid_kopecks, refunded_at, available_statuses. The order
// shows them.
// Not a filter: order_id, reason_id. The page of an order lists its parts, and what was cancelled is not shipped.
// Not sortable: placed_at, ship_by, total_kopecks. The terms are sorted by `due`, and sums in the list of orders.
// By default lists pending and current shipments, overdue ones first.
const { loader, useList, ListPage } = listScreen('subOrders.list', subOrdersListRules, (params) => ({
  ...shippedByTerm,
  ...params,
}))

const filters = () => [
  searchFilter(m.delivery_search()),
  choiceFilter(
    'status',
    OPEN.map((value) => ({ value, label: subOrderStatuses[value].label() })),
  ),
  choiceFilter('carrier', carrierOptions()),
  flagFilter('overdue'),
]

const moreFilters = () => [
  flagFilter('has_track'),
  referenceFilter('city_id', 'cities'),
  referenceFilter('delivery_id', 'deliveries'),
  choiceFilter('delivery_type', deliveryTypeOptions()),
  referenceFilter('company_id', 'companies'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('pickup_point_id', 'storePoints'),
  referenceFilter('product_id', 'products'),
  daysFilter('ship', m.order_ship_by()),
  daysFilter('placed', m.orders_column_placed()),
]

function Shipments() {
  const page = useList()
  const canUpdate = useCan('order.update')
  const canExport = useCan('order.export')
  const seesBuyers = useCan('order.personal')
  return (
    <ListPage
      title={m.order_tab_shipments()}
      name="delivery/shipments"
      {...page}
      columns={shipmentColumns()}
      rowName={({ number }) => number}
      rowLink={({ id }) => <Link to={pathTo('subOrders', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      tabs={<OrderTabs current="shipments" />}
      isBulkByFilter
      bulk={(chosen, clear) => (
        <>
          {canUpdate && !chosen.filter && <Tracks rows={chosen.rows} onDone={clear} />}
          <BulkSteps parts={chosen} onDone={clear} />
        </>
      )}
      actions={
        canExport && (
          <ExportMenu
            call="subOrders.export"
            query={{ ...shippedByTerm, ...page.list.unpaged }}
            asksPurpose={seesBuyers}
          />
        )
      }
    />
  )
}

function Tracks({ rows, onDone }: { rows: readonly ShipmentRow[]; onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <ScanBarcode aria-hidden />
        {m.delivery_tracks()}
      </Button>
      {isOpen && <TrackDialog rows={rows} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </>
  )
}

export { Shipments as List, loader }
