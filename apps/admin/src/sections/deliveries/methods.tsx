import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { carrierName, carrierOptions, deliveryTypeName, deliveryTypeOptions } from '#shop/orders/labels.ts'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { useCan } from '#data/queries.ts'
import { deliveriesListRules } from '#contract/lists/deliveries.gen.ts'
import { positionColumn } from './position-column.tsx'
import { pathTo } from '#data/paths.ts'

type Method = Schemas['DeliveryRow']

const { loader, useList, ListPage } = listScreen('deliveries.list', deliveriesListRules)

const filters = () => [
  searchFilter(m.delivery_search_name()),
  choiceFilter('type', deliveryTypeOptions()),
  choiceFilter('carrier', carrierOptions()),
  flagFilter('is_active'),
]

// Not shown: assembly_minutes, max_weight_g, max_side_mm. The form shows them.
const columns = (): TableColumn<Method>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'code',
    kind: 'code',
    width: 152,
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <span className="font-code text-xs">{code}</span>,
  },
  { id: 'type', header: m.field_type(), cell: ({ type }) => deliveryTypeName(type) },
  { id: 'carrier', header: m.field_carrier(), cell: ({ carrier }) => carrierName(carrier) },
  {
    id: 'cutoff',
    kind: 'code',
    width: 136,
    header: m.field_cutoff(),
    cell: ({ cutoff }) => <span className="tabular-nums">{cutoff}</span>,
  },
  {
    id: 'rates',
    header: m.field_rates(),
    align: 'end',
    cell: ({ rates_count }) => <span className="tabular-nums">{rates_count}</span>,
  },
  positionColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('delivery'),
    cell: (method) => <ActiveSwitch of="deliveries" name={method.name} record={method} />,
  },
]

function Methods() {
  const page = useList()
  const canExport = useCan('delivery.export')
  const canSort = useCan('delivery.sort')
  const canCreate = useCan('delivery.create')
  return (
    <ListPage
      title={m.order_tab_methods()}
      name="delivery/methods"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('deliveries', id)} />}
      filters={filters()}
      tabs={<OrderTabs current="methods" />}
      actions={
        <>
          {canExport && <ExportMenu call="deliveries.export" query={page.list.unpaged} />}
          {canSort && (
            <SortButton
              of="deliveries"
              title={m.delivery_methods_order()}
              text={m.delivery_order_text()}
              load={(signal) =>
                client.api.deliveries.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(1000)
              }
              save={client.api.deliveries.sort}
              isFiltered={page.list.isFiltered}
            />
          )}
        </>
      }
      create={canCreate && <CreateLink to={pathTo('deliveries.new')}>{m.delivery_method_create()}</CreateLink>}
    />
  )
}

export { Methods as List, loader }
