import { cn } from '@admin-panel/ui/cn'
import { Meter } from '@admin-panel/ui/meter'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { m } from '#paraglide/messages.js'
import { formatBrief, formatExactTime, formatPlaceTime } from '#data/time/format-date.ts'
import { useNow } from '#data/time/use-now.ts'

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
  const now = useNow()
  const remaining = Date.parse(time) - now
  const span = spanOf(Math.abs(remaining))
  const isSoon = !isOverdue && remaining < soonHours * HOUR
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
      <time
        dateTime={time}
        title={timeZone ? formatPlaceTime(time, timeZone) : formatExactTime(time)}
        className="whitespace-nowrap tabular-nums"
      >
        {formatBrief(time, timeZone, now)}
      </time>
      <span className={cn('text-xs whitespace-nowrap', !isOverdue && !isSoon && 'text-muted')}>
        {isOverdue ? m.deadline_late_by({ time: span }) : m.deadline_left({ time: span })}
      </span>
    </span>
  )
}

/** The first line of a deadline in a list: the day and the hour by the clock of the place. */
export function DeadlineTime({ time, timeZone, isOverdue }: DeadlineProps) {
  const text = formatBrief(time, timeZone, useNow())
  const today = `${m.day_today()}, `
  return (
    <time
      dateTime={time}
      title={timeZone ? formatPlaceTime(time, timeZone) : formatExactTime(time)}
      className={cn('tabular-nums', isOverdue && 'font-label text-danger')}
    >
      {text.startsWith(today) ? (
        <>
          {/* A card has room for the hour alone. */}
          <span className="in-[td]:@max-[40rem]:hidden">{today}</span>
          {text.slice(today.length)}
        </>
      ) : (
        text
      )}
    </time>
  )
}

interface DeadlineLeftProps extends DeadlineProps {
  /** The moment when the term began. */
  since: string
  /** The head of its group says that it has passed. */
  isCalm?: boolean
}

/** The second line: how much of the term is left, as a bar that shrinks and in words. */
export function DeadlineLeft({ since, time, isOverdue, soonHours = 0, isCalm = false }: DeadlineLeftProps) {
  const remaining = Date.parse(time) - useNow()
  const isSoon = remaining < soonHours * HOUR
  const span = spanOf(Math.abs(remaining))
  if (isOverdue)
    return (
      <span data-heat="red" className={isCalm ? undefined : 'text-danger'}>
        {m.deadline_late_by({ time: span })}
      </span>
    )
  return (
    <Meter
      data-heat={isSoon ? 'amber' : undefined}
      percent={percentLeft(remaining, { since, time })}
      tone={isSoon ? 'amber' : 'grey'}
      className={isSoon ? 'text-amber-text' : undefined}
    >
      {m.deadline_left({ time: span })}
    </Meter>
  )
}

/** How much of a term is left: full at its begin, nothing once it has passed. */
export function percentLeft(remaining: number, { since, time }: Pick<DeadlineLeftProps, 'since' | 'time'>) {
  return Math.max(0, (100 * remaining) / (Date.parse(time) - Date.parse(since)))
}

/** `40 мин`, `5 ч`, `3 дн.` */
export function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 60) return m.deadline_minutes({ count: minutes })
  if (minutes < 48 * 60) return m.deadline_hours({ count: Math.floor(minutes / 60) })
  return m.deadline_days({ count: Math.floor(minutes / 60 / 24) })
}
