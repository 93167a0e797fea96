import { cn } from '@admin-panel/ui/cn'
import { TriangleAlert } from 'lucide-react'
import { m } from '#paraglide/messages.js'
import { formatDateTime, formatExactTime } from '#shared/format-date.ts'
import { useNow } from '#shared/use-now.ts'

const MINUTE = 60_000

/** The deadline of a shipment, how much time is left, and whether it has passed. */
export function ShipBy({ time, isOverdue }: { time: string; isOverdue: boolean }) {
  const left = Date.parse(time) - useNow()
  const span = spanOf(Math.abs(left))
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-1.5', isOverdue && 'font-medium text-danger')}>
      {isOverdue && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      <time dateTime={time} title={formatExactTime(time)} className="whitespace-nowrap tabular-nums">
        {formatDateTime(time)}
      </time>
      <span className={cn('text-xs whitespace-nowrap', !isOverdue && 'text-muted')}>
        {isOverdue ? m.order_late_by({ time: span }) : m.order_left({ time: span })}
      </span>
    </span>
  )
}

function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 60) return m.order_minutes({ count: minutes })
  if (minutes < 48 * 60) return m.order_hours({ count: Math.floor(minutes / 60) })
  return m.order_days({ count: Math.floor(minutes / 60 / 24) })
}
