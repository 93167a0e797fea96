import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { Card } from '#shared/card.tsx'
import { formatDate, formatTime } from '#shared/format-date.ts'
import { subOrderStatuses, type SubOrderStatus } from '#shared/orders/sub-order-statuses.ts'

type Entry = Schemas['StatusHistoryEntry'] & Partial<Pick<Schemas['OrderHistoryEntry'], 'sub_order'>>

/** What happened, day by day, the newest first; what nobody did by hand stays quiet. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card title={m.orders_timeline()}>
      {entries.length === 0 && <p className="text-muted">{m.status_history_empty()}</p>}
      {daysOf(entries).map(([day, found]) => (
        <section key={day} className="mb-3 last:mb-0">
          <h3 className="mb-1 text-xs font-medium text-secondary">{day}</h3>
          <ol className="border-s border-line ps-4">
            {found.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}

function daysOf(entries: readonly Entry[]) {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = formatDate(entry.created_at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

function Line({ entry }: { entry: Entry }) {
  const { from_status, to_status, user, reason, comment, sub_order, created_at } = entry
  const said = [reason?.label, comment].filter(Boolean).join('. ')
  const known = isStatus(to_status) ? subOrderStatuses[to_status] : undefined
  return (
    <li className="flex gap-3 py-1.5">
      <time dateTime={created_at} className="w-10 shrink-0 text-xs leading-5 text-muted tabular-nums">
        {formatTime(created_at)}
      </time>
      <div className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {sub_order && <span className="text-secondary tabular-nums">{sub_order.label}</span>}
          {from_status === to_status ? (
            <span className="font-medium">{m.orders_timeline_pieces()}</span>
          ) : (
            <StatusChip tone={known?.tone ?? 'grey'}>{known?.label() ?? to_status}</StatusChip>
          )}
          <span className={cn('text-xs', user ? 'text-secondary' : 'text-muted')}>
            {user?.label ?? m.orders_timeline_system()}
          </span>
        </span>
        {said && <p className="mt-0.5 break-words">{said}</p>}
      </div>
    </li>
  )
}

function isStatus(status: string): status is SubOrderStatus {
  return status in subOrderStatuses
}
