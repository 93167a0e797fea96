import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ledgerKindWords } from '#contract/enums/ledger-kind.gen.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import { formatMoney } from '#text/format-money.ts'

type Row = Schemas['LedgerEntry']

const columns = (): TableColumn<Row>[] => [
  {
    id: 'occurred',
    kind: 'moment',
    header: m.settlements_occurred(),
    cell: ({ occurred_at }) => <Moment time={occurred_at} />,
  },
  {
    id: 'kind',
    width: 220,
    header: m.field_kind(),
    cell: ({ kind }) => ledgerKindWords[kind](),
    note: ({ reason }) => reason,
  },
  {
    id: 'sub_order',
    header: m.field_sub_order_id(),
    cell: ({ sub_order, order_id }) =>
      sub_order && order_id !== null ? (
        <LinkIfAllowed to={pathTo('orders', `id-${order_id}`)}>{sub_order.label}</LinkIfAllowed>
      ) : (
        '—'
      ),
  },
  {
    id: 'sum',
    kind: 'sum',
    align: 'end',
    header: m.field_kopecks(),
    cell: ({ seller_kopecks }) => <span className="whitespace-nowrap tabular-nums">{formatMoney(seller_kopecks)}</span>,
  },
]

/** What a period consists of, or what no period has taken yet; each entry leads to its order. */
export function Entries({ filter }: { filter: { settlement_id: number } | { company_id: number[]; unsettled: true } }) {
  const pages = usePageNumber()
  const query = useQuery({
    ...queries.ledgerEntries.list({ ...filter, of_seller: true, page: pages.page }),
    placeholderData: keepPreviousData,
  })
  const canExport = useCan('ledger-entry.export')
  return (
    <RelatedTable<Row>
      title={m.entity_ledger_entry()}
      query={query}
      empty={m.settlements_entries_empty()}
      columns={columns()}
      rowName={({ id }) => `№ ${id}`}
      pages={pages}
      actions={canExport && <ExportMenu call="ledgerEntries.export" query={{ ...filter, of_seller: true }} />}
    />
  )
}
