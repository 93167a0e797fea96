import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { HistoryCard } from '#record/history/history-card.tsx'
import { subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import { toneOf } from '#record/status/tones.ts'

type Entry = Schemas['SubOrderHistoryEntry'] & Partial<Pick<Schemas['OrderHistoryEntry'], 'sub_order'>>

interface OrderHistoryProps {
  entries: readonly Entry[]
  /** The note above the events. */
  children?: ReactNode
}

/** The events of an order or a sub-order, newest first. */
export function OrderHistory({ entries, children }: OrderHistoryProps) {
  return (
    <HistoryCard
      title={m.orders_timeline()}
      empty={m.status_history_empty()}
      entries={entries.map((entry) => ({ ...entry, body: <Change entry={entry} /> }))}
    >
      {children}
    </HistoryCard>
  )
}

function Change({ entry }: { entry: Entry }) {
  const { from_status, to_status, sub_order, pieces } = entry
  const lines = wordsOf(entry)
  const status = isStatus(to_status) ? subOrderStatuses[to_status] : undefined
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {sub_order && <span className="text-secondary tabular-nums">{sub_order.label}</span>}
        {from_status === to_status && pieces.length === 0 ? (
          <span className="font-label">{m.orders_timeline_pieces()}</span>
        ) : from_status === to_status ? null : (
          <StatusChip tone={toneOf(to_status)}>{status?.label() ?? to_status}</StatusChip>
        )}
      </span>
      {lines.map((line) => (
        <p key={line} className="mt-0.5 break-words">
          {line}
        </p>
      ))}
    </>
  )
}

/** «Отменено 2 × Фильтр W 914/2: товар закончился», and the effect on the sums. */
function wordsOf({ to_status, reason, comment, pieces, paid_kopecks, refunded_kopecks }: Entry) {
  const isReturn = to_status === 'returned' || to_status === 'partially_returned'
  const quantities = pieces.map(({ quantity, name }) => m.orders_timeline_taken({ quantity, name })).join(', ')
  const what =
    quantities &&
    (isReturn ? m.orders_timeline_returned({ taken: quantities }) : m.orders_timeline_cancelled({ taken: quantities }))
  const why = [reason && what ? lowered(reason.label) : reason?.label, comment].filter(Boolean).join('. ')
  return [
    [what, why].filter(Boolean).join(': '),
    paid_kopecks > 0 && m.orders_timeline_paid({ sum: formatMoney(paid_kopecks) }),
    refunded_kopecks > 0 && m.orders_timeline_refunded({ sum: formatMoney(refunded_kopecks) }),
  ].flatMap((line) => line || [])
}

function lowered(text: string) {
  return text.slice(0, 1).toLocaleLowerCase() + text.slice(1)
}

function isStatus(status: string): status is SubOrderStatus {
  return status in subOrderStatuses
}
