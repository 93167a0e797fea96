import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { operationItemStateWords } from '#contract/enums/operation-item-state.gen.ts'
import { queries } from '#data/queries.ts'
import { RecordLink } from '#page/record-link.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import { isBeforeRun, number, type Operation } from './words.tsx'

type Item = Schemas['OperationItem']

const tones = { pending: 'grey', changed: 'green', unchanged: 'grey', skipped: 'amber' } as const satisfies Record<
  Item['state'],
  string
>

const columns = ({ isOfFile, hasReasons }: { isOfFile: boolean; hasReasons: boolean }): TableColumn<Item>[] => [
  {
    id: 'record',
    header: m.log_column_record(),
    cell: ({ entity, entity_id, label }) => (
      <RecordLink entity={entity ?? ''} entity_id={entity_id} entity_label={label} />
    ),
  },
  ...(isOfFile
    ? [{ id: 'line', header: m.operations_line(), align: 'end' as const, cell: ({ line }: Item) => line ?? '—' }]
    : []),
  {
    id: 'state',
    kind: 'state',
    header: m.filter_state(),
    cell: ({ state }) => <StatusChip tone={tones[state]}>{operationItemStateWords[state]()}</StatusChip>,
  },
  ...(hasReasons
    ? [
        {
          id: 'message',
          priority: 'high' as const,
          width: 280,
          header: m.operations_why(),
          cell: ({ message }: Item) => message ?? '—',
        },
      ]
    : []),
]

const nameOf = ({ id, label, entity_id }: Item) => label ?? `№ ${entity_id ?? id}`

/** The records of the operation and what has become of each. What was skipped comes first, if there is any. */
export function Items({
  operation: { id, skipped, changed, done, total, source_name, status, started_at },
}: {
  operation: Operation
}) {
  const [address] = useSearchParams()
  const isTried = isBeforeRun({ started_at })
  const tabs = [
    { show: 'skipped', label: m.enum_operation_item_state_skipped(), count: skipped, state: ['skipped'] as const },
    ...(isTried
      ? []
      : [
          {
            show: 'changed',
            label: m.enum_operation_item_state_changed(),
            count: changed,
            state: ['changed'] as const,
          },
        ]),
    { show: 'all', label: m.operations_all(), count: total ?? 0, state: undefined },
  ].filter(({ show }) => show === 'all' || show === address.get('show') || (show === 'skipped' ? skipped : changed) > 0)
  const open = tabs.find(({ show }) => show === address.get('show')) ?? tabs[0]
  const pages = usePageNumber()
  const { queryKey, ...options } = queries.operations.items({
    operation_id: id,
    page: pages.page,
    per_page: 50,
    ...(open?.state && { state: [...open.state] }),
  })
  // They are others after each batch.
  const query = useQuery({
    ...options,
    queryKey: [...queryKey, status, done],
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TabLinks aria-label={m.operations_items()}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.show}
            count={number(tab.count)}
            isCurrent={tab === open}
            render={<Link to={`?show=${tab.show}`} preventScrollReset replace />}
          >
            {tab.label}
          </TabLink>
        ))}
      </TabLinks>
      <RelatedTable<Item>
        title={m.operations_items()}
        query={query}
        empty={m.operations_items_empty()}
        columns={columns({ isOfFile: source_name !== null, hasReasons: skipped > 0 && open?.show !== 'changed' })}
        rowName={nameOf}
        pages={pages}
      />
    </div>
  )
}
