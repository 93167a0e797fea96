import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { operationReasonsListRules } from '#contract/lists/operation-reasons.gen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { loadAllReasons } from './all-reasons.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { initiatorOptions, operationOptions, initiatorName, operationNames } from './labels.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import type { Reason } from './values.ts'

// Not shown: text_public, order_statuses, subjects, staff_only. The former is a sentence, the others narrow the operations:
// the form shows them.
const columns = (): TableColumn<Reason>[] => [
  {
    id: 'name',
    width: 256,
    header: m.reasons_column_name(),
    sortKey: 'name',
    cell: ({ name }) => name,
    note: ({ code, is_system }) => (
      <>
        <span className="font-code">{code}</span>
        {is_system && ` · ${m.reasons_system()}`}
      </>
    ),
  },
  {
    id: 'position',
    header: m.reasons_column_position(),
    sortKey: 'position',
    align: 'end',
    cell: ({ position }) => <span className="tabular-nums">{position}</span>,
  },
  {
    id: 'operations',
    width: 208,
    header: m.reasons_column_operations(),
    cell: ({ operations }) => operationNames(operations),
  },
  {
    id: 'initiator',
    width: 156,
    header: m.reasons_column_initiator(),
    cell: ({ initiator }) => (initiator ? initiatorName(initiator) : '—'),
  },
  {
    id: 'comment',
    kind: 'code',
    priority: 'low',
    header: m.reasons_column_comment(),
    cell: ({ requires_comment }) => (requires_comment ? m.reasons_comment_required() : '—'),
  },
  {
    id: 'rating',
    header: m.reasons_column_rating(),
    cell: ({ affects_rating }) => (affects_rating ? m.reasons_rating_affected() : '—'),
  },
  {
    id: 'used',
    header: m.reasons_column_used(),
    sortKey: 'usage_count',
    align: 'end',
    cell: ({ usage_count }) => <span className="tabular-nums">{usage_count.toLocaleString('ru-RU')}</span>,
  },
  {
    id: 'active',
    kind: 'state',
    header: activeWord('operation-reason'),
    cell: (reason) => <ActiveSwitch of="operationReasons" name={reason.name} record={reason} />,
  },
]

const filters = () => [
  searchFilter(m.reasons_search()),
  choiceFilter('operations', operationOptions()),
  choiceFilter('initiator', initiatorOptions()),
  flagFilter('is_active'),
]

const { loader, useList, ListPage } = listScreen('operationReasons.list', operationReasonsListRules)

function ReasonList() {
  const page = useList()
  const canCreate = useCan('operation-reason.create')
  const canSort = useCan('operation-reason.sort')
  return (
    <ListPage
      title={m.entity_operation_reason()}
      name="handbooks/reasons"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('operationReasons', id)} />}
      filters={filters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        canSort && (
          <SortButton
            of="operationReasons"
            title={m.reasons_order_title()}
            text={m.reasons_order_text()}
            load={loadAllReasons}
            save={client.api.operationReasons.sort}
            isFiltered={page.list.isFiltered}
          />
        )
      }
      create={canCreate && <CreateLink to={pathTo('operationReasons.new')}>{m.reasons_create()}</CreateLink>}
    />
  )
}

export { ReasonList as Component, loader }
