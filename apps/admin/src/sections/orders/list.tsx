import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { ExportMenu } from '#shared/export-menu.tsx'
import { later } from '#shared/later.tsx'
import { ListPage } from '#shared/list-page.tsx'
import { listScreen } from '#shared/list-screen.ts'
import { OrderTabs } from '#shared/orders/order-tabs.tsx'
import { queries, useCan } from '#shared/queries.ts'
import { ordersListRules } from '#shared/rules/orders.gen.ts'
import { columns, type OrderRow } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'

// Loaded with the first selection.
const BulkSteps = later(async () => (await import('#shared/orders/bulk-steps.tsx')).BulkSteps)

const { loader, useList } = listScreen<'orders.list'>(queries.orders.list, ordersListRules)

function OrderList() {
  const shown = useList()
  const canExport = useCan('order.export')
  return (
    <ListPage<'orders.list', OrderRow>
      title={m.orders_title()}
      path="/orders"
      {...shown}
      columns={columns()}
      rowName={({ number }) => number}
      rowLink={({ number }) => <Link to={`/orders/${number}`} />}
      filters={filters()}
      moreFilters={moreFilters()}
      tabs={<OrderTabs current="orders" />}
      bulk={(rows, clear) => (
        <BulkSteps parts={rows.flatMap((row) => row.sub_orders)} description={m.orders_bulk_parts()} onDone={clear} />
      )}
      actions={
        canExport && (
          <ExportMenu name="orders" load={(format) => client.api.orders.export({ ...shown.list.unpaged, format })} />
        )
      }
    />
  )
}

export { OrderList as Component, loader }
