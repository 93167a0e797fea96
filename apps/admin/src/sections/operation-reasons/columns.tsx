import { Tag } from '@admin-panel/ui/tag'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import type { Reason } from './values.ts'
import { initiatorName, operationNames } from './labels.ts'

// The text for buyers, text_public, is a sentence: the record's own page shows it.
export const columns = (): TableColumn<Reason>[] => [
  {
    id: 'name',
    header: m.reasons_column_name(),
    sortKey: 'name',
    cell: ({ name }) => name,
  },
  {
    id: 'position',
    header: m.reasons_column_position(),
    sortKey: 'position',
    align: 'end',
    cell: ({ position }) => <span className="tabular-nums">{position}</span>,
  },
  {
    id: 'code',
    width: 176,
    header: m.reasons_column_code(),
    cell: ({ code, is_system }) => (
      <>
        <span className="font-code text-xs">{code}</span> {is_system && <Tag>{m.reasons_system()}</Tag>}
      </>
    ),
  },
  {
    id: 'operations',
    header: m.reasons_column_operations(),
    cell: ({ operations }) => operationNames(operations),
  },
  {
    id: 'initiator',
    header: m.reasons_column_initiator(),
    cell: ({ initiator }) => (initiator ? initiatorName(initiator) : '—'),
  },
  {
    id: 'comment',
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
