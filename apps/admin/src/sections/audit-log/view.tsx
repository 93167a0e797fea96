import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Changes, changesInLine } from '#record/history/changes.tsx'
import { operationOf } from '#data/operations/seen-operations.ts'
import { OperationLink, OperationLinks } from '#record/history/operation-link.tsx'
import { PastLink } from '#record/history/past-link.tsx'
import { entityInWords } from '#text/in-words.ts'
import { Card } from '@admin-panel/ui/card'
import { Crumbs } from '#page/crumbs.tsx'
import { Moment } from '#page/moment.tsx'
import { Page } from '#page/page.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { queries } from '#data/queries.ts'
import { RecordLink } from '#page/record-link.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'
import { RestoreDialog, type Asked } from './restore-dialog.tsx'

type Entry = Schemas['AuditRecord']

const SAME_REQUEST = 100

function LogEntry({ record: entry }: { record: Entry }) {
  const past = entry.has_past && entry.entity_id !== null && (
    <PastLink entity={entry.entity} id={entry.entity_id} before={entry} />
  )
  return (
    <Page
      title={m.log_entry_title({ event: auditEventWords[entry.event](), name: entry.entity_label ?? `№ ${entry.id}` })}
      parent={<Crumbs to={[[pathTo('auditLog.list'), m.log_title()]]} />}
      actions={entry.can_restore && <RestoreRequest requestId={entry.request_id} />}
    >
      {entry.changes_count > 0 ? (
        <TwoColumns isPadded side={<Facts entry={entry} />}>
          <Card title={m.log_column_changes()} actions={past}>
            <Changes row={entry} />
          </Card>
          <SameRequest entry={entry} />
        </TwoColumns>
      ) : (
        <TwoColumns isPadded side={<SameRequest entry={entry} />}>
          <Facts entry={entry} actions={past} />
        </TwoColumns>
      )}
    </Page>
  )
}

/** Whatever else the request has changed comes back with this change. */
function RestoreRequest({ requestId }: { requestId: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = () => setAsked({ heading: m.restore_request_title(), input: { request_id: requestId } })
  usePageActions([{ label: m.restore_request(), run: ask }])
  return (
    <>
      <Button onClick={ask}>
        <Undo2 aria-hidden />
        {m.restore_request()}
      </Button>
      {asked && <RestoreDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Facts({ entry, actions }: { entry: Entry; actions?: ReactNode }) {
  const operationId = operationOf(entry.request_id)
  return (
    <Card title={m.log_facts()} actions={actions}>
      <DescriptionList>
        <DescriptionItem name={m.log_column_time()}>
          <Moment time={entry.created_at} withSeconds />
        </DescriptionItem>
        <DescriptionItem name={m.log_column_user()}>
          {entry.user ? (
            <RecordLink entity="user" entity_id={entry.user.id} entity_label={entry.user.label} />
          ) : (
            m.audit_nobody()
          )}
          {entry.roles.length > 0 && <span className="block text-xs text-muted">{entry.roles.join(', ')}</span>}
        </DescriptionItem>
        <DescriptionItem name={m.log_column_entity()}>{entityInWords(entry.entity)}</DescriptionItem>
        <DescriptionItem name={m.log_column_record()}>
          <RecordLink {...entry} />
        </DescriptionItem>
        {entry.related && (
          <DescriptionItem name={m.log_related()}>
            <RecordLink
              entity={entry.related.entity}
              entity_id={entry.related.id}
              entity_label={`${entityInWords(entry.related.entity)}: ${entry.related.label ?? `№ ${entry.related.id}`}`}
            />
          </DescriptionItem>
        )}
        {entry.reason && <DescriptionItem name={m.field_reason_id()}>{entry.reason.label}</DescriptionItem>}
        {entry.comment && <DescriptionItem name={m.field_comment()}>{entry.comment}</DescriptionItem>}
        {entry.company && <DescriptionItem name={m.log_column_company()}>{entry.company.label}</DescriptionItem>}
        <DescriptionItem name={m.log_column_source()}>{auditSourceWords[entry.source]()}</DescriptionItem>
        {entry.ip && <DescriptionItem name={m.log_ip()}>{entry.ip}</DescriptionItem>}
        {entry.user_agent && <DescriptionItem name={m.log_user_agent()}>{entry.user_agent}</DescriptionItem>}
        {operationId !== null && (
          <DescriptionItem name={m.filter_operation_id()}>
            <OperationLinks ids={[operationId]}>
              <OperationLink id={operationId} />
            </OperationLinks>
          </DescriptionItem>
        )}
        <DescriptionItem name={m.log_request()}>
          <span className="flex items-center gap-1">
            <code className="min-w-0 truncate font-code text-xs">{entry.request_id}</code>
            <CopyButton text={entry.request_id} />
          </span>
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

/** The other changes of the same request. */
function SameRequest({ entry }: { entry: Entry }) {
  const { data } = useQuery({
    ...queries.auditLog.list({ request_id: entry.request_id, per_page: SAME_REQUEST }),
    enabled: entry.request_id !== '',
  })
  const others = data?.items.filter(({ id }) => id !== entry.id) ?? []
  const total = data?.meta.total ?? 0
  if (others.length === 0) return null
  return (
    <Card title={m.log_same_request()}>
      <ul className="divide-y divide-line">
        {others.map((row) => (
          <li key={row.id} className="py-2">
            <Link to={pathTo('auditLog', row.id)} className="rounded-sm text-link hover:underline">
              {auditEventWords[row.event]()}: {entityInWords(row.entity)} {row.entity_label}
            </Link>
            <span className="block truncate text-secondary">{changesInLine(row)}</span>
          </li>
        ))}
      </ul>
      {total > SAME_REQUEST && (
        <TextLink render={<Link to={pathTo('auditLog.list', { request_id: entry.request_id })} />}>
          {m.related_all({ count: total })}
        </TextLink>
      )}
    </Card>
  )
}

export const { Component, loader } = recordScreen(queries.auditLog.view, LogEntry)
