import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { StatusBadge, type Statuses } from './statuses.tsx'

export const statusColumn = <Status extends string>(statuses: Statuses<Status>): TableColumn<{ status: Status }> => ({
  id: 'status',
  kind: 'state',
  width: 152,
  header: m.field_status(),
  cell: ({ status }) => <StatusBadge statuses={statuses} status={status} />,
})
