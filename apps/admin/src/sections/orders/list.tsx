import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { useCan } from '#data/queries.ts'
import { ordersListRules } from '#contract/rules/orders.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { views } from './views.ts'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection.
const BulkSteps = lazyPart(async () => (await import('#shop/orders/sub-order-steps.tsx')).BulkSteps)

const { loader, useList, ListPage } = listScreen('orders.list', ordersListRules)

function OrderList() {
  const page = useList()
  const canExport = useCan('order.export')
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
      bulk={(rows, clear) => (
        <BulkSteps parts={rows.flatMap((row) => row.sub_orders)} description={m.orders_bulk_parts()} onDone={clear} />
      )}
      actions={
        canExport && (
          <ExportMenu name="orders" load={(format) => client.api.orders.export({ ...page.list.unpaged, format })} />
        )
      }
    />
  )
}

export { OrderList as Component, loader }
