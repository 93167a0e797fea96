import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import type { TableColumn } from '@admin-panel/ui/table-view'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { auditLogDeletedRules } from '#contract/lists/audit-log.gen.ts'
import { entityPath } from '#data/entity-path.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { entityInWords, loggedEntities } from '#text/in-words.ts'
import { LogTabs } from './log-tabs.tsx'
import { RestoreDialog, type Asked } from './restore-dialog.tsx'

type Deleted = Schemas['DeletedRecord']

const nameOf = ({ entity_label, entity_id }: Deleted) => entity_label ?? `№ ${entity_id}`

const columns = (): TableColumn<Deleted>[] => [
  {
    id: 'record',
    priority: 'high',
    width: 260,
    header: m.log_column_record(),
    cell: nameOf,
    note: ({ entity, entity_id }) => `${entityInWords(entity)}, № ${entity_id}`,
  },
  {
    id: 'time',
    width: 172,
    header: m.deleted_at(),
    sortKey: 'created_at',
    cell: ({ deleted_at }) => <Moment time={deleted_at} withSeconds />,
  },
  { id: 'user', header: m.log_column_user(), cell: ({ user }) => user?.label ?? m.audit_nobody() },
  { id: 'until', priority: 'high', width: 280, header: m.deleted_until(), cell: (row) => <Until {...row} /> },
  { id: 'company', header: m.log_column_company(), cell: ({ company }) => company?.label ?? '—' },
]

/** Until when a record can be given back, that it has been, or why it cannot be. */
function Until({ entity, entity_id, restorable_until, restored_at, obstacle }: Deleted) {
  if (restored_at)
    return (
      <>
        {m.deleted_restored()} <Moment time={restored_at} />
        {' · '}
        <RestoredLink entity={entity} id={entity_id} />
      </>
    )
  if (!restorable_until) return <span className="text-muted">{obstacle}</span>
  return (
    <>
      {m.deleted_up_to()} <Moment time={restorable_until} />
    </>
  )
}

function RestoredLink({ entity, id }: { entity: string; id: number }) {
  const path = entityPath(entity, id)
  const text = m.deleted_open()
  return path ? <LinkIfAllowed to={path}>{text}</LinkIfAllowed> : null
}

const filters = () => [
  searchFilter(m.deleted_search()),
  choiceFilter(
    'entity',
    loggedEntities
      .map((value) => ({ value, label: entityInWords(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  ),
  referenceFilter('user_id', 'users'),
  daysFilter('created', m.deleted_at()),
]

const moreFilters = () => [referenceFilter('company_id', 'companies'), textFilter('entity_id')]

const { loader, useList, ListPage } = listScreen('auditLog.deleted', auditLogDeletedRules)

function DeletedList() {
  const page = useList()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (row: Deleted) =>
    setAsked({
      heading: m.restore_deleted_title({ name: nameOf(row) }),
      input: { entity: row.entity, entity_id: row.entity_id },
      confirm: m.deleted_restore(),
      after: (
        <p>
          <RestoredLink entity={row.entity} id={row.entity_id} />
        </p>
      ),
    })
  return (
    <>
      <ListPage
        title={m.deleted_title()}
        name="log/deleted"
        {...page}
        columns={columns()}
        rowName={nameOf}
        rowLink={({ id }) => <Link to={pathTo('auditLog', id)} />}
        rowActions={(row) =>
          row.restorable_until !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={m.deleted_restore_named({ name: nameOf(row) })}
              onClick={() => ask(row)}
            >
              <Undo2 aria-hidden />
              {m.deleted_restore()}
            </Button>
          )
        }
        actionsWidth={150}
        tabs={<LogTabs current="deleted" />}
        lead={<p className="text-secondary">{m.deleted_kept()}</p>}
        filters={filters()}
        moreFilters={moreFilters()}
      />
      {asked && <RestoreDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

export { DeletedList as Component, loader }
