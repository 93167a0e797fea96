import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { changesInLine } from '#record/history/changes.tsx'
import { entityInWords } from '#text/in-words.ts'
import { Moment } from '#page/moment.tsx'
import { RecordLink } from '#page/record-link.tsx'

export type LogRow = Schemas['AuditRow']

export const columns = (): TableColumn<LogRow>[] => [
  {
    id: 'time',
    width: 172,
    header: m.log_column_time(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} withSeconds />,
  },
  { id: 'user', header: m.log_column_user(), cell: ({ user }) => user?.label ?? m.audit_nobody() },
  { id: 'event', kind: 'state', header: m.log_column_event(), cell: ({ event }) => auditEventWords[event]() },
  { id: 'entity', header: m.log_column_entity(), cell: ({ entity }) => entityInWords(entity) },
  { id: 'record', priority: 'high', header: m.log_column_record(), cell: (row) => <RecordLink {...row} /> },
  {
    id: 'changes',
    width: 320,
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
  { id: 'company', header: m.log_column_company(), cell: ({ company }) => company?.label ?? '—' },
  { id: 'source', header: m.log_column_source(), isHidden: true, cell: ({ source }) => auditSourceWords[source]() },
]
