import { cn } from '@admin-panel/ui/cn'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { m } from '#paraglide/messages.js'
import { formatDateTime, formatExactTime, formatPlaceTime } from '#data/format-date.ts'
import { useNow } from '#data/use-now.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface DeadlineProps {
  time: string
  /** The time zone of the place that must meet the deadline; defaults to the user's. */
  timeZone?: string | null | undefined
  isOverdue: boolean
  /** The deadline is urgent when less than this remains. */
  soonHours?: number
}

/** A deadline, the remaining time, and whether it has passed. */
export function Deadline({ time, timeZone, isOverdue, soonHours = 0 }: DeadlineProps) {
  const left = Date.parse(time) - useNow()
  const span = spanOf(Math.abs(left))
  const isSoon = !isOverdue && left < soonHours * HOUR
  return (
    <span
      className={cn(
        'inline-flex flex-wrap items-center gap-x-1.5',
        isOverdue && 'font-label text-danger',
        isSoon && 'text-amber-text',
      )}
    >
      {isOverdue && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      {isSoon && <Clock aria-hidden className="size-3.5 shrink-0" />}
      <time dateTime={time} title={formatExactTime(time)} className="whitespace-nowrap tabular-nums">
        {timeZone ? formatPlaceTime(time, timeZone) : formatDateTime(time)}
      </time>
      <span className={cn('text-xs whitespace-nowrap', !isOverdue && !isSoon && 'text-muted')}>
        {isOverdue ? m.deadline_late_by({ time: span }) : m.deadline_left({ time: span })}
      </span>
    </span>
  )
}

function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 60) return m.deadline_minutes({ count: minutes })
  if (minutes < 48 * 60) return m.deadline_hours({ count: Math.floor(minutes / 60) })
  return m.deadline_days({ count: Math.floor(minutes / 60 / 24) })
}
