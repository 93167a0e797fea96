import type { TableColumn } from '@admin-panel/ui/table-view'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { updatedColumn } from '#list/moment-columns.tsx'
import { legacyStatuses } from './legacy-statuses.ts'
import { StatusBadge, statusOptions } from '#record/status/statuses.tsx'

type Row = Pick<
  Schemas['LegacyCityRow'],
  'id' | 'name' | 'status' | 'has_candidate' | 'mapped_to' | 'note' | 'updated_at'
>

// Not shown: migrated_at. The page of the record shows it.
/** The columns of legacy records; `own` adds those of one kind. */
export function legacyColumns<R extends Row>(own: readonly TableColumn<R>[]): TableColumn<R>[] {
  return [
    {
      id: 'name',
      header: m.field_name(),
      sortKey: 'name',
      width: 280,
      cell: ({ name }) => name,
      note: ({ id }) => `№ ${id}`,
    },
    {
      id: 'id',
      kind: 'number',
      header: m.legacy_id(),
      sortKey: 'id',
      isHidden: true,
      cell: ({ id }) => <span className="tabular-nums">{id}</span>,
    },
    ...own,
    {
      id: 'status',
      kind: 'state',
      width: 176,
      header: m.filter_status(),
      cell: ({ status }) => <StatusBadge statuses={legacyStatuses} status={status} />,
      note: ({ status, has_candidate }) => status === 'unmapped' && has_candidate && m.legacy_candidate(),
    },
    {
      id: 'ours',
      header: m.field_mapped_to_id(),
      cell: ({ mapped_to }) => mapped_to?.label ?? <span className="text-muted">—</span>,
    },
    {
      id: 'note',
      header: m.field_note(),
      isHidden: true,
      cell: ({ note }) => note ?? <span className="text-muted">—</span>,
    },
    updatedColumn({ isHidden: true }),
  ]
}

export const legacyFilters = (search = m.legacy_search()) => [
  searchFilter(search),
  choiceFilter('status', statusOptions(legacyStatuses)),
  flagFilter('has_candidate'),
]
