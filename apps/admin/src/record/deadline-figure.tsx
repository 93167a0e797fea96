import { Figure } from '@admin-panel/ui/figures'
import { Meter } from '@admin-panel/ui/meter'
import { m } from '#paraglide/messages.js'
import { spanOf } from '#data/time/span-of.ts'
import { useNow } from '#data/time/use-now.ts'
import { DeadlineTime, percentLeft } from '#page/deadline.tsx'

const HOUR = 3_600_000

interface DeadlineFigureProps {
  label: string
  /** The moment when the term began. */
  since: string
  time: string
  /** The time zone of the place that must meet the deadline, if it is not the reader's. */
  timeZone?: string | null
  isOverdue: boolean
  /** The deadline is urgent when less than this remains. */
  soonHours?: number
}

/** How much of a term is left, late with a minus, and the deadline itself below. */
export function DeadlineFigure({ label, since, time, timeZone, isOverdue, soonHours = 4 }: DeadlineFigureProps) {
  const remaining = Date.parse(time) - useNow()
  // The term may end while the page is open.
  const isLate = isOverdue || remaining < 0
  const isSoon = remaining < soonHours * HOUR
  const span = spanOf(Math.abs(remaining))
  const tone = isLate ? 'red' : isSoon ? 'amber' : undefined
  return (
    <Figure
      label={label}
      tone={tone ?? 'text'}
      note={
        // A narrow figure has room for the time alone.
        <Meter
          percent={percentLeft(remaining, { since, time })}
          tone={tone ?? 'grey'}
          className="items-start @max-[10rem]:[&>[aria-hidden]]:hidden [&>[aria-hidden]]:mt-1.5"
        >
          <DeadlineTime time={time} timeZone={timeZone} />
        </Meter>
      }
    >
      {/* The words would take a second line in some minutes. */}
      <span className="sr-only">{isLate ? m.deadline_late_by({ time: span }) : m.deadline_left({ time: span })}</span>
      <span aria-hidden className="whitespace-nowrap tabular-nums">
        {isLate && '−'}
        {span}
      </span>
    </Figure>
  )
}
