import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { DeadlineLeft, DeadlineNote } from '#page/deadline.tsx'
import { Moment } from '#page/moment.tsx'
import { StatusBadge } from '#record/status/statuses.tsx'
import { requestStatuses } from './words.ts'

type State = Pick<
  Schemas['ModerationRow'],
  'status' | 'created_at' | 'due_at' | 'is_overdue' | 'decided_at' | 'assignee' | 'decided_by'
>

/** The deadline of a request is near when less than this remains. */
export const SOON_HOURS = 4

/** The deadline, the state and the lease holder of a request. */
export function stateColumns<Row extends State>(): TableColumn<Row>[] {
  return [
    {
      id: 'due',
      width: 168,
      priority: 'high',
      header: m.moderation_column_due(),
      sortKey: 'due_at',
      cell: ({ status, due_at, is_overdue, decided_at }) =>
        status === 'new' || status === 'in_work' ? (
          <DeadlineLeft time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
        ) : (
          <span className="text-muted">
            <Moment time={decided_at} />
          </span>
        ),
      note: ({ status, due_at, is_overdue, created_at }) =>
        (status === 'new' || status === 'in_work') && (
          <DeadlineNote since={created_at} time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
        ),
    },
    {
      id: 'status',
      kind: 'state',
      header: m.field_status(),
      cell: ({ status }) => <StatusBadge statuses={requestStatuses} status={status} />,
      note: ({ assignee, decided_by }) => (assignee ?? decided_by)?.label,
    },
  ]
}

export function numberColumn<Row extends { number: string }>(): TableColumn<Row> {
  return {
    id: 'number',
    width: 104,
    header: m.moderation_column_number(),
    isHidden: true,
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  }
}

export function attemptColumn<Row extends { attempt: number }>(): TableColumn<Row> {
  return {
    id: 'attempt',
    header: m.moderation_column_attempt(),
    sortKey: 'attempt',
    align: 'end',
    isHidden: true,
    cell: ({ attempt }) => <span className="tabular-nums">{attempt}</span>,
  }
}

export function sentColumn<Row extends { created_at: string }>(): TableColumn<Row> {
  return {
    id: 'created',
    kind: 'moment',
    header: m.moderation_column_created(),
    sortKey: 'created_at',
    isHidden: true,
    cell: ({ created_at }) => <Moment time={created_at} />,
  }
}
