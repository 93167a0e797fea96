import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { formatPercent } from '#text/format-percent.ts'
import { listScreen } from '#list/list-screen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { OrderTabs } from '#shop/orders/order-tabs.tsx'
import { useCan } from '#data/queries.ts'
import { paymentSystemsListRules } from '#contract/lists/payment-systems.gen.ts'
import { positionColumn } from './position-column.tsx'
import { paymentTypeName } from './payment-types.ts'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'
import { paymentSystemTypeWords } from '#contract/enums/payment-system-type.gen.ts'

type PaymentSystem = Schemas['PaymentSystem']

const { loader, useList, ListPage } = listScreen('paymentSystems.list', paymentSystemsListRules)

const filters = () => [
  searchFilter(m.delivery_search_name()),
  choiceFilter('type', optionsOf(paymentSystemTypeWords)),
  flagFilter('is_active'),
]

const columns = (): TableColumn<PaymentSystem>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'code',
    kind: 'code',
    header: m.field_code(),
    cell: ({ code }) => <span className="font-code text-xs">{code}</span>,
  },
  { id: 'type', header: m.field_type(), sortKey: 'type', cell: ({ type }) => paymentTypeName(type) },
  {
    id: 'fee',
    header: m.field_fee_bp(),
    align: 'end',
    cell: ({ fee_bp }) => <span className="tabular-nums">{formatPercent(fee_bp)}</span>,
  },
  positionColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('payment-system'),
    cell: (system) => <ActiveSwitch of="paymentSystems" name={system.name} record={system} />,
  },
]

function PaymentSystems() {
  const page = useList()
  const canSort = useCan('payment-system.sort')
  const canCreate = useCan('payment-system.create')
  return (
    <ListPage
      title={m.entity_payment_system()}
      name="delivery/payment"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('paymentSystems', id)} />}
      filters={filters()}
      tabs={<OrderTabs current="payment" />}
      actions={
        canSort && (
          <SortButton
            of="paymentSystems"
            title={m.delivery_payment_order()}
            text={m.delivery_order_text()}
            load={(signal) =>
              client.api.paymentSystems.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(1000)
            }
            save={client.api.paymentSystems.sort}
            isFiltered={page.list.isFiltered}
          />
        )
      }
      create={canCreate && <CreateLink to={pathTo('paymentSystems.new')}>{m.delivery_payment_create()}</CreateLink>}
    />
  )
}

export { PaymentSystems as List, loader }
