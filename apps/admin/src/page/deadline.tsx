import { cn } from '@admin-panel/ui/cn'
import { Meter } from '@admin-panel/ui/meter'
import { m } from '#paraglide/messages.js'
import { formatBrief, formatExactTime } from '#data/time/format-date.ts'
import { placeTime } from '#data/time/place-time.ts'
import { spanOf } from '#data/time/span-of.ts'
import { useNow } from '#data/time/use-now.ts'

const HOUR = 3_600_000

interface TimeProps {
  time: string
  /** The time zone of the place that must meet the deadline, if it is not the reader's. */
  timeZone?: string | null | undefined
}

interface DeadlineProps extends TimeProps {
  isOverdue: boolean
  /** The deadline is urgent when less than this remains. */
  soonHours?: number
}

/**
 * How much of a term is left, and below it the deadline. It is as wide whatever it says: nothing beside it moves when the
 * minute changes.
 */
export function Deadline({ time, timeZone, ...left }: DeadlineProps) {
  return (
    <span className="inline-flex w-36 max-w-full shrink-0 flex-col text-xs whitespace-nowrap">
      <DeadlineLeft {...left} time={time} />
      <span className="text-muted">
        <DeadlineTime time={time} timeZone={timeZone} />
      </span>
    </span>
  )
}

interface DeadlineTimeProps extends TimeProps {
  isOverdue?: boolean
}

/**
 * The day and the hour of a deadline by the reader's clock. The time of its place is in the title, and in words where a
 * record is looked at.
 */
export function DeadlineTime({ time, timeZone, isOverdue = false }: DeadlineTimeProps) {
  const atPlace = placeTime(time, timeZone)
  return (
    <>
      <time
        dateTime={time}
        title={[formatExactTime(time), atPlace ?? []].flat().join(' · ')}
        className={cn('whitespace-nowrap tabular-nums', isOverdue && 'text-danger')}
      >
        {formatBrief(time, useNow())}
      </time>
      {atPlace && <span className="hidden in-data-peek:block in-[[data-slot=figure]]:block">{atPlace}</span>}
    </>
  )
}

/** How much of a term is left, in words; in the card of a row the span alone, late with a minus. */
export function DeadlineLeft({ time, isOverdue, soonHours = 0 }: DeadlineProps) {
  const remaining = Date.parse(time) - useNow()
  // The term may end while the page is open.
  const isLate = isOverdue || remaining < 0
  const isSoon = remaining < soonHours * HOUR
  const span = spanOf(Math.abs(remaining))
  return (
    <span
      data-heat={isLate ? 'red' : isSoon ? 'amber' : undefined}
      className={cn('tabular-nums', isLate ? 'font-label text-danger' : isSoon && 'text-amber-text')}
    >
      <span className="in-[td]:@max-[40rem]:hidden">
        {isLate ? m.deadline_late_by({ time: span }) : m.deadline_left({ time: span })}
      </span>
      <span className="hidden in-[td]:@max-[40rem]:inline">
        {isLate && '−'}
        {span}
      </span>
    </span>
  )
}

interface DeadlineNoteProps extends DeadlineProps {
  /** The moment when the term began. */
  since: string
}

/** The second line of a deadline in a list: the rest of the term as a bar that shrinks, and until when it is. */
export function DeadlineNote({ since, time, timeZone, isOverdue, soonHours = 0 }: DeadlineNoteProps) {
  const remaining = Date.parse(time) - useNow()
  if (isOverdue || remaining < 0) return <DeadlineTime time={time} timeZone={timeZone} />
  return (
    <Meter percent={percentLeft(remaining, { since, time })} tone={remaining < soonHours * HOUR ? 'amber' : 'grey'}>
      <DeadlineTime time={time} timeZone={timeZone} />
    </Meter>
  )
}

/** How much of a term is left: full at its begin, nothing once it has passed. */
export function percentLeft(remaining: number, { since, time }: Pick<DeadlineNoteProps, 'since' | 'time'>) {
  return Math.max(0, (100 * remaining) / (Date.parse(time) - Date.parse(since)))
}
