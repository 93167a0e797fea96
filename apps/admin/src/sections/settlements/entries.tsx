import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ledgerKindWords } from '#contract/enums/ledger-kind.gen.ts'
import { objectionOutcomeWords } from '#contract/enums/objection-outcome.gen.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import { formatMoney } from '#text/format-money.ts'

type Row = Schemas['LedgerEntry']

// Loaded on the first use.
const ObjectDialog = lazyPart(async () => (await import('./objection-dialogs.tsx')).ObjectDialog)
const AnswerDialog = lazyPart(async () => (await import('./objection-dialogs.tsx')).AnswerDialog)

const columns = (): TableColumn<Row>[] => [
  {
    id: 'kind',
    header: m.field_kind(),
    cell: ({ kind }) => ledgerKindWords[kind](),
    note: ({ reason, objection }) => (objection ? <ObjectionNote reason={reason} objection={objection} /> : reason),
  },
  {
    id: 'occurred',
    kind: 'moment',
    priority: 'high',
    header: m.settlements_occurred(),
    cell: ({ occurred_at }) => <Moment time={occurred_at} />,
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

/** What the seller has against the entry, and what the marketplace says to it. */
function ObjectionNote({ reason, objection }: { reason: string | null; objection: Schemas['Objection'] }) {
  const { comment, objection_outcome: outcome, answer } = objection
  return (
    <>
      {reason !== null && <span className="block truncate">{reason}</span>}
      <span className={answer === null ? 'block truncate text-amber-text' : 'block truncate'}>
        {m.settlements_objection({ text: comment })}
      </span>
      {outcome !== null && (
        <span className="block truncate">{`${objectionOutcomeWords[outcome]()}: ${answer ?? ''}`}</span>
      )}
    </>
  )
}

/** What a period consists of, or what no period has taken yet; each entry leads to its order. */
export function Entries({ filter }: { filter: { settlement_id: number } | { company_id: number[]; unsettled: true } }) {
  const pages = usePageNumber()
  const query = useQuery({
    ...queries.ledgerEntries.list({ ...filter, of_seller: true, page: pages.page }),
    placeholderData: keepPreviousData,
  })
  const canExport = useCan('ledger-entry.export')
  const act = useObjections()
  return (
    <>
      <RelatedTable<Row>
        title={m.entity_ledger_entry()}
        query={query}
        empty={m.settlements_entries_empty()}
        columns={columns()}
        rowName={({ id }) => `№ ${id}`}
        pages={pages}
        rowActions={act.rowActions}
        actionsWidth={116}
        actions={canExport && <ExportMenu call="ledgerEntries.export" query={{ ...filter, of_seller: true }} />}
      />
      {act.dialog}
    </>
  )
}

/** Sellers object to their entries, and staff answer. */
function useObjections() {
  const canObject = useCan('ledger-entry.update')
  const canAnswer = useCan('ledger-entry.create')
  const isSeller = useIsSeller()
  const [entry, setEntry] = useState<Row | null>(null)
  const isWaiting = ({ objection }: Row) => objection !== null && objection.answer === null
  const close = () => setEntry(null)
  const rowActions = (row: Row) => {
    if (isSeller ? !canObject || isWaiting(row) : !canAnswer || !isWaiting(row)) return null
    return (
      <Button size="sm" onClick={() => setEntry(row)}>
        {isSeller ? m.settlements_object() : m.settlements_answer()}
      </Button>
    )
  }
  const Asked = isSeller ? ObjectDialog : AnswerDialog
  return {
    rowActions: (isSeller ? canObject : canAnswer) ? rowActions : undefined,
    dialog: entry && <Asked entry={entry} onClose={close} />,
  }
}
