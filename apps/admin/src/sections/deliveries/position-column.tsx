import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'

export const positionColumn = (): TableColumn<{ position: number }> => ({
  id: 'position',
  header: m.field_position(),
  sortKey: 'position',
  align: 'end',
  isHidden: true,
  cell: ({ position }) => <span className="tabular-nums">{position}</span>,
})
