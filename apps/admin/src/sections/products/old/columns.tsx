import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { updatedColumn } from '#shared/moment-columns.tsx'
import { legacyStatuses } from '#shared/status/legacy-statuses.ts'
import { StatusBadge } from '#shared/status/statuses.tsx'

export type OldRow = Schemas['LegacyProductRow']

const none = <span className="text-muted">—</span>

export const columns = (): TableColumn<OldRow>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'id',
    header: m.old_products_id(),
    sortKey: 'id',
    cell: ({ id }) => <span className="tabular-nums">{id}</span>,
  },
  {
    id: 'article',
    header: m.field_article(),
    cell: ({ article }) => <span className="font-mono whitespace-nowrap">{article}</span>,
  },
  { id: 'brand', header: m.field_brand_id(), cell: ({ brand_name }) => brand_name },
  { id: 'category', header: m.field_category_id(), cell: ({ category_name }) => category_name ?? none },
  {
    id: 'status',
    header: m.filter_status(),
    cell: ({ status, has_candidate }) => (
      <span className="inline-flex flex-wrap gap-1">
        <StatusBadge statuses={legacyStatuses} status={status} />
        {status === 'unmapped' && has_candidate && <StatusChip tone="blue">{m.old_products_candidate()}</StatusChip>}
      </span>
    ),
  },
  { id: 'ours', header: m.field_mapped_to_id(), cell: ({ mapped_to }) => mapped_to?.label ?? none },
  updatedColumn({ isHidden: true }),
]
