import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import { moderationKindWords } from '#contract/enums/moderation-kind.gen.ts'
import { moderationPriorityWords } from '#contract/enums/moderation-priority.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { fieldInWords } from '#text/in-words.ts'
import { Moment } from '#page/moment.tsx'
import { stateColumns } from '#shop/moderation/state-columns.tsx'

export type RequestRow = Schemas['ModerationRow']

const MAX_NAMES = 3

export const columns = (isGrouped: boolean): TableColumn<RequestRow>[] => [
  {
    id: 'number',
    width: 104,
    header: m.moderation_column_number(),
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  {
    id: 'record',
    kind: 'name',
    header: m.moderation_column_record(),
    cell: ({ entity_label }) => entity_label,
    note: ({ entity, kind }) => `${moderatedEntityWords[entity]()}, ${moderationKindWords[kind]().toLocaleLowerCase()}`,
  },
  {
    id: 'fields',
    width: 136,
    header: m.moderation_column_fields(),
    cell: ({ kind, entity, changed_fields }) =>
      kind === 'create' ? (
        <span className="text-muted">{m.moderation_whole()}</span>
      ) : (
        fieldNames(entity, changed_fields)
      ),
  },
  {
    id: 'company',
    width: 116,
    header: m.filter_moderationList_company_id(),
    cell: ({ company }) => company?.label ?? '—',
  },
  {
    id: 'priority',
    width: 108,
    header: m.filter_priority(),
    sortKey: 'priority',
    cell: ({ priority }) =>
      priority === 'high' ? (
        <StatusChip tone="amber">{moderationPriorityWords.high()}</StatusChip>
      ) : (
        <span className={priority === 'low' ? 'text-muted' : undefined}>{moderationPriorityWords[priority]()}</span>
      ),
  },
  ...stateColumns<RequestRow>(isGrouped),
  {
    id: 'attempt',
    header: m.moderation_column_attempt(),
    sortKey: 'attempt',
    align: 'end',
    isHidden: true,
    cell: ({ attempt }) => <span className="tabular-nums">{attempt}</span>,
  },
  { id: 'author', header: m.moderation_column_author(), isHidden: true, cell: ({ author }) => author?.label ?? '—' },
  {
    id: 'created',
    kind: 'moment',
    header: m.moderation_column_created(),
    sortKey: 'created_at',
    isHidden: true,
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
]

/** Each field once: all attributes of a card count as one. */
function fieldNames(entity: string, fields: readonly string[]) {
  const names = [...new Set(fields.map((field) => fieldInWords(entity, field.replace(/\.\d+$/, ''))))]
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` ${m.moderation_more_fields({ count: rest })}` : '')
}
