import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { StatusBadge, type Statuses, statusOptions } from './statuses.tsx'

// A letter of a chip, and the padding of the chip and its cell.
const LETTER = 7.2
const BESIDE = 60

export const statusColumn = <Status extends string>(statuses: Statuses<Status>): TableColumn<{ status: Status }> => ({
  id: 'status',
  kind: 'state',
  // The longest state is never cut.
  width: widthOf(statusOptions(statuses).map(({ label }) => label)),
  header: m.field_status(),
  cell: ({ status }) => <StatusBadge statuses={statuses} status={status} />,
})

const widthOf = (labels: readonly string[]) =>
  Math.ceil(Math.max(...labels.map(({ length }) => length)) * LETTER + BESIDE)
