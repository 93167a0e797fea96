import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'

interface MomentColumnOptions {
  /** Hidden until the user enables the column. */
  isHidden?: boolean
}

export const createdColumn = ({ isHidden = false }: MomentColumnOptions = {}): TableColumn<{ created_at: string }> => ({
  id: 'created',
  kind: 'moment',
  header: m.record_created(),
  sortKey: 'created_at',
  isHidden,
  cell: ({ created_at }) => <Moment time={created_at} />,
})

export const updatedColumn = ({ isHidden = false }: MomentColumnOptions = {}): TableColumn<{ updated_at: string }> => ({
  id: 'updated',
  kind: 'moment',
  header: m.record_updated(),
  sortKey: 'updated_at',
  isHidden,
  cell: ({ updated_at }) => <Moment time={updated_at} />,
})
