import type { Schemas } from '@admin-panel/sdk'
import { Link } from 'react-router'
import { settlementsListRules } from '#contract/lists/settlements.gen.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { m } from '#paraglide/messages.js'
import { statusOptions } from '#record/status/statuses.tsx'
import { SellerTabs } from '#shop/companies/seller-tabs.tsx'
import { columns, nameOf } from './columns.tsx'
import { settlementStatuses } from './statuses.ts'

type Row = Schemas['SettlementRow']

const { loader, useList, ListPage } = listScreen('settlements.list', settlementsListRules)

// Loaded on the first selection, and with the first answer of a bank: most visits only read the list.
const SettlementBulk = lazyPart(async () => (await import('./bulk.tsx')).SettlementBulk)
const BankAnswer = lazyPart(async () => (await import('./bank-answer.tsx')).BankAnswer)

// Not sortable: due_on. It follows the end of the period.
const filters = () => [
  searchFilter(m.settlements_search()),
  choiceFilter('status', statusOptions(settlementStatuses)),
  referenceFilter('company_id', 'companies'),
]

const moreFilters = () => [
  flagFilter('is_due'),
  flagFilter('is_held'),
  flagFilter('is_objected'),
  flagFilter('is_payable'),
  daysFilter('ended', m.settlements_ended()),
]

const views = () => ({
  presets: [
    { id: 'due', name: m.settlements_view_due(), query: 'is_due=true' },
    { id: 'closed', name: m.settlements_view_closed(), query: 'status=closed' },
    { id: 'objected', name: m.filter_is_objected(), query: 'is_objected=true' },
    { id: 'payable', name: m.settlements_view_payable(), query: 'status=approved&is_payable=true' },
    { id: 'sent', name: m.settlements_view_sent(), query: 'status=sent' },
  ],
})

const sellerColumn = {
  id: 'company',
  kind: 'name' as const,
  width: 152,
  header: m.settlements_seller(),
  cell: ({ company }: Row) => company.label,
}

function Settlements() {
  const page = useList()
  const canChange = useCan('settlement.statusChange')
  const canExport = useCan('settlement.export')
  const canReceive = useCan('settlement.receive')
  return (
    <ListPage
      title={m.entity_settlement()}
      name="sellers/settlements"
      {...page}
      columns={[sellerColumn, ...columns()]}
      rowName={(row) => `${row.company.label}, ${nameOf(row)}`}
      rowLink={({ id }) => <Link to={pathTo('settlements', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      tabs={<SellerTabs current="settlements" />}
      isBulkByFilter
      bulk={canChange ? (chosen, clear) => <SettlementBulk chosen={chosen} clear={clear} /> : undefined}
      actions={
        <>
          {canReceive && <BankAnswer />}
          {canExport && <ExportMenu call="settlements.export" query={page.list.unpaged} />}
        </>
      }
    />
  )
}

export { Settlements as Component, loader }
