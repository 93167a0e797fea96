import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useState } from 'react'
import { reconciliationOutcomeWords } from '#contract/enums/reconciliation-outcome.gen.ts'
import { registryEventWords } from '#contract/enums/registry-event.gen.ts'
import { reconciliationsListRules } from '#contract/lists/reconciliations.gen.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { formatDay } from '#data/time/format-date.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { listScreen } from '#list/list-screen.ts'
import { onlyRows } from '#list/selection.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import type { Tone } from '#record/status/tones.ts'
import { SellerTabs } from '#shop/companies/seller-tabs.tsx'
import { formatMoney } from '#text/format-money.ts'
import { optionsOf } from '#text/options-of.ts'

type Row = Schemas['Reconciliation']

const { loader, useList, ListPage } = listScreen('reconciliations.list', reconciliationsListRules)

// Loaded on the first use: most visits only read the list.
const ImportRegistry = lazyPart(async () => (await import('./import-registry.tsx')).ImportRegistry)
const ResolveDialog = lazyPart(async () => (await import('./resolve-dialog.tsx')).ResolveDialog)

const tones: Readonly<Record<Schemas['ReconciliationOutcome'], Tone>> = {
  matched: 'green',
  missing_here: 'red',
  missing_there: 'amber',
  other_sum: 'red',
}

const sum = (kopecks: number | null) => (
  <span className="whitespace-nowrap tabular-nums">{kopecks === null ? '—' : formatMoney(kopecks)}</span>
)

const columns = (): TableColumn<Row>[] => [
  {
    id: 'number',
    kind: 'name',
    width: 160,
    header: m.reconciliations_number(),
    sortKey: 'external_id',
    cell: ({ external_id }) => external_id,
    note: ({ source, registry_event }) => `${source}, ${registryEventWords[registry_event]().toLocaleLowerCase()}`,
  },
  {
    id: 'outcome',
    kind: 'state',
    width: 140,
    header: m.filter_outcome(),
    cell: ({ outcome }) => <StatusChip tone={tones[outcome]}>{reconciliationOutcomeWords[outcome]()}</StatusChip>,
  },
  {
    id: 'registry',
    kind: 'sum',
    width: 112,
    align: 'end',
    header: m.reconciliations_registry(),
    cell: ({ registry_kopecks }) => sum(registry_kopecks),
  },
  {
    id: 'recorded',
    kind: 'sum',
    align: 'end',
    header: m.reconciliations_recorded(),
    cell: ({ recorded_kopecks }) => sum(recorded_kopecks),
    note: ({ outcome, registry_kopecks, recorded_kopecks }) =>
      outcome === 'other_sum' && formatMoney((recorded_kopecks ?? 0) - (registry_kopecks ?? 0)),
  },
  {
    id: 'day',
    width: 120,
    header: m.reconciliations_day(),
    sortKey: 'occurred_on',
    cell: ({ occurred_on }) => formatDay(occurred_on),
  },
  {
    id: 'order',
    header: m.reconciliations_order(),
    cell: ({ order, fact_id }) => {
      if (order) return <LinkIfAllowed to={pathTo('orders', `id-${order.id}`)}>{order.label}</LinkIfAllowed>
      // What has come and waits has paid no order yet.
      return fact_id === null ? '—' : <LinkIfAllowed to={pathTo('facts', fact_id)}>{m.entity_fact()}</LinkIfAllowed>
    },
  },
  {
    id: 'resolution',
    width: 280,
    header: m.field_kept_reconciliation_resolution(),
    cell: ({ resolution }) => resolution ?? '—',
    note: ({ resolved_by, resolved_at }) =>
      resolved_at !== null && (
        <>
          {resolved_by && `${resolved_by.label}, `}
          <Moment time={resolved_at} />
        </>
      ),
  },
]

const filters = () => [
  searchFilter(m.reconciliations_number()),
  choiceFilter('outcome', optionsOf(reconciliationOutcomeWords)),
  flagFilter('is_open'),
]

const moreFilters = () => [
  textFilter('source'),
  choiceFilter('registry_event', optionsOf(registryEventWords)),
  daysFilter('occurred', m.reconciliations_day()),
]

const views = () => ({
  presets: [
    { id: 'open', name: m.reconciliations_view_open(), query: 'is_open=true' },
    { id: 'here', name: reconciliationOutcomeWords.missing_here(), query: 'outcome=missing_here&is_open=true' },
    { id: 'there', name: reconciliationOutcomeWords.missing_there(), query: 'outcome=missing_there&is_open=true' },
    { id: 'sum', name: reconciliationOutcomeWords.other_sum(), query: 'outcome=other_sum&is_open=true' },
  ],
})

function Reconciliations() {
  const page = useList()
  const canImport = useCan('reconciliation.upsert')
  const canResolve = useCan('reconciliation.update')
  const canExport = useCan('reconciliation.export')
  const [resolved, setResolved] = useState<Row | null>(null)
  const [isBulk, setIsBulk] = useState(false)
  return (
    <>
      <ListPage
        title={m.entity_reconciliation()}
        name="sellers/reconciliation"
        {...page}
        columns={columns()}
        rowName={({ external_id }) => external_id}
        filters={filters()}
        moreFilters={moreFilters()}
        views={views()}
        tabs={<SellerTabs current="reconciliations" />}
        actionsWidth={140}
        rowActions={
          canResolve
            ? (row) =>
                row.outcome !== 'matched' && (
                  <Button size="sm" onClick={() => setResolved(row)}>
                    {m.reconciliations_resolve()}
                  </Button>
                )
            : undefined
        }
        isBulkByFilter
        bulk={
          canResolve
            ? (chosen, clear) => (
                <>
                  <Button size="sm" onClick={() => setIsBulk(true)}>
                    {m.reconciliations_resolve()}
                  </Button>
                  {isBulk && (
                    <ResolveDialog
                      chosen={chosen}
                      onClose={(isDone) => {
                        setIsBulk(false)
                        if (isDone) clear()
                      }}
                    />
                  )}
                </>
              )
            : undefined
        }
        actions={
          <>
            {canImport && <ImportButton Dialog={ImportRegistry} label={m.reconciliations_import()} />}
            {canExport && <ExportMenu call="reconciliations.export" query={page.list.unpaged} />}
          </>
        }
      />
      {resolved && <ResolveDialog chosen={onlyRows([resolved])} onClose={() => setResolved(null)} />}
    </>
  )
}

export { Reconciliations as Component, loader }
