import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Timeline, type TimelineEntry } from '@admin-panel/ui/timeline'
import { m } from '#paraglide/messages.js'
import { Card } from '#shared/card.tsx'
import { userTimeZone } from '#shared/format-date.ts'
import { subOrderStatuses, type SubOrderStatus } from '#shared/orders/sub-order-statuses.ts'

type Entry = Schemas['StatusHistoryEntry'] & Partial<Pick<Schemas['OrderHistoryEntry'], 'sub_order'>>

/** What happened to an order or to a part of it, the newest first. */
export function OrderTimeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card title={m.orders_timeline()}>
      {entries.length === 0 ? (
        <p className="text-muted">{m.status_history_empty()}</p>
      ) : (
        <Timeline entries={entries.map(lineOf)} timeZone={userTimeZone()} />
      )}
    </Card>
  )
}

function lineOf(entry: Entry): TimelineEntry {
  const { id, user, created_at } = entry
  return { id: String(id), at: created_at, ...(user && { author: user.label }), body: <Change entry={entry} /> }
}

function Change({ entry: { from_status, to_status, reason, comment, sub_order } }: { entry: Entry }) {
  const said = [reason?.label, comment].filter(Boolean).join('. ')
  const known = isStatus(to_status) ? subOrderStatuses[to_status] : undefined
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {sub_order && <span className="text-secondary tabular-nums">{sub_order.label}</span>}
        {from_status === to_status ? (
          <span className="font-medium">{m.orders_timeline_pieces()}</span>
        ) : (
          <StatusChip tone={known?.tone ?? 'grey'}>{known?.label() ?? to_status}</StatusChip>
        )}
      </span>
      {said && <p className="mt-0.5 break-words">{said}</p>}
    </>
  )
}

function isStatus(status: string): status is SubOrderStatus {
  return status in subOrderStatuses
}
