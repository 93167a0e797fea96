import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { formatBrief } from '#data/format-date.ts'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { Statuses } from './statuses.tsx'
import { toneOf } from './tones.ts'

interface StatusHistoryProps {
  /** Undefined while they load: the place of the first is kept, so that nothing moves away from a click. */
  entries: readonly Schemas['StatusHistoryEntry'][] | undefined
  statuses: Statuses<string>
}

/** The status changes of a record, newest first. */
export function StatusHistory({ entries, statuses }: StatusHistoryProps) {
  return (
    <Card title={m.status_history()}>
      {entries?.length === 0 && <p className="text-muted">{m.status_history_empty()}</p>}
      <ol className="flex flex-col gap-4 border-s border-line ps-4">
        {!entries && (
          <li aria-hidden className="invisible flex flex-col gap-1">
            <span>
              <StatusChip tone="grey">—</StatusChip>
            </span>
            <span className="text-xs">—</span>
          </li>
        )}
        {entries?.map(({ id, to_status, user, reason, comment, until, created_at }) => (
          <li key={id} className="flex flex-col gap-1">
            <span>
              <StatusChip tone={toneOf(to_status)}>{statuses[to_status]?.label() ?? to_status}</StatusChip>
            </span>
            {(reason || comment) && (
              <span className="break-words">{[reason?.label, comment].filter(Boolean).join('. ')}</span>
            )}
            {until && <span className="text-secondary">{m.status_history_until({ when: formatBrief(until) })}</span>}
            <span className="text-xs text-muted">
              {user
                ? m.status_history_by({ user: user.label, when: formatBrief(created_at) })
                : formatBrief(created_at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
