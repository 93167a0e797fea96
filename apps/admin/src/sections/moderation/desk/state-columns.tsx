import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Deadline } from '#page/deadline.tsx'
import { Moment } from '#page/moment.tsx'
import { StatusBadge } from '#record/status/statuses.tsx'
import { requestStatuses } from './words.ts'

type State = Pick<
  Schemas['ModerationRow'],
  'status' | 'due_at' | 'is_overdue' | 'decided_at' | 'assignee' | 'decided_by'
>

/** The deadline of a request is near when less than this remains. */
export const SOON_HOURS = 4

/** The deadline, the state and the lease holder of a request. */
export function stateColumns<Row extends State>(): TableColumn<Row>[] {
  return [
    {
      id: 'due',
      header: m.moderation_column_due(),
      sortKey: 'due_at',
      cell: ({ status, due_at, is_overdue, decided_at }) =>
        status === 'new' || status === 'in_work' ? (
          <Deadline time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
        ) : (
          <span className="text-muted">
            <Moment time={decided_at} />
          </span>
        ),
    },
    {
      id: 'status',
      header: m.field_status(),
      cell: ({ status, assignee, decided_by }) => (
        <>
          <StatusBadge statuses={requestStatuses} status={status} />
          {(assignee ?? decided_by) && (
            <span className="block text-xs text-muted">{(assignee ?? decided_by)?.label}</span>
          )}
        </>
      ),
    },
  ]
}
