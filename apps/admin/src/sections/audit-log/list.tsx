import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { auditLogListRules } from '#contract/lists/audit-log.gen.ts'
import { pathTo } from '#data/paths.ts'
import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import { entityInWords, loggedEntities } from '#text/in-words.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { LogTabs } from './log-tabs.tsx'
import { RestoreWindow } from './restore-window.tsx'
import { fieldFilter } from './field-filter.tsx'
import { optionsOf } from '#text/options-of.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { changesInLine } from '#record/history/changes.tsx'
import { operationOf } from '#data/operations/seen-operations.ts'
import { OperationLink, OperationLinks } from '#record/history/operation-link.tsx'
import { Moment } from '#page/moment.tsx'
import { RecordLink } from '#page/record-link.tsx'

type LogRow = Schemas['AuditRow']

const columns = (): TableColumn<LogRow>[] => [
  {
    id: 'time',
    kind: 'moment',
    priority: 'high',
    width: 172,
    header: m.log_column_time(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} withSeconds />,
  },
  {
    id: 'user',
    kind: 'code',
    width: 128,
    header: m.log_column_user(),
    cell: ({ user }) => user?.label ?? m.audit_nobody(),
  },
  { id: 'event', kind: 'state', header: m.log_column_event(), cell: ({ event }) => auditEventWords[event]() },
  {
    id: 'entity',
    kind: 'code',
    width: 148,
    header: m.log_column_entity(),
    cell: ({ entity }) => entityInWords(entity),
  },
  {
    id: 'record',
    kind: 'name',
    priority: 'high',
    width: 144,
    header: m.log_column_record(),
    cell: (row) => <RecordLink {...row} />,
  },
  {
    id: 'changes',
    width: 228,
    header: m.log_column_changes(),
    cell: (row) => (
      <>
        {changesInLine(row)}
        {row.changes_count > Object.keys(row.changes).length && (
          <span className="text-muted">
            {' '}
            {m.log_more({ count: row.changes_count - Object.keys(row.changes).length })}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'company',
    width: 188,
    priority: 'low',
    header: m.log_column_company(),
    cell: ({ company }) => company?.label ?? '—',
  },
  {
    id: 'operation',
    header: m.filter_operation_id(),
    isHidden: true,
    cell: ({ request_id }) => {
      const id = operationOf(request_id)
      return id === null ? '—' : <OperationLink id={id} />
    },
  },
  { id: 'source', header: m.log_column_source(), isHidden: true, cell: ({ source }) => auditSourceWords[source]() },
]

const filters = () => [
  searchFilter(m.log_search()),
  daysFilter('created', m.log_column_time()),
  referenceFilter('user_id', 'users'),
  choiceFilter('event', optionsOf(auditEventWords)),
  choiceFilter(
    'entity',
    loggedEntities
      .map((value) => ({ value, label: entityInWords(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  ),
  fieldFilter(),
]

const moreFilters = () => [
  referenceFilter('company_id', 'companies'),
  choiceFilter('source', optionsOf(auditSourceWords)),
  textFilter('entity_id'),
  textFilter('ip'),
  textFilter('request_id'),
]

const { loader, useList, ListPage } = listScreen('auditLog.list', auditLogListRules)

function LogList() {
  const page = useList()
  const canExport = useCan('audit-log.export')
  const { user_id, created_from, created_to } = page.list.params
  const [userId, ...others] = user_id ?? []
  return (
    <OperationLinks ids={page.query.data?.items.map(({ request_id }) => operationOf(request_id)) ?? []}>
      <ListPage
        title={m.log_title()}
        name="log"
        {...page}
        columns={columns()}
        rowName={({ id }) => `№ ${id}`}
        rowLink={({ id }) => <Link to={pathTo('auditLog', id)} />}
        filters={filters()}
        moreFilters={moreFilters()}
        tabs={<LogTabs current="changes" />}
        actions={
          <>
            {userId !== undefined && others.length === 0 && created_from && (
              <RestoreWindow userId={userId} from={created_from} to={created_to} />
            )}
            {canExport && <ExportMenu call="auditLog.export" query={page.list.unpaged} />}
          </>
        }
      />
    </OperationLinks>
  )
}

export { LogList as Component, loader }
