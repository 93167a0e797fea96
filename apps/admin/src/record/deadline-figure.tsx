import { Figure } from '@admin-panel/ui/figures'
import { Meter } from '@admin-panel/ui/meter'
import { m } from '#paraglide/messages.js'
import { useNow } from '#data/time/use-now.ts'
import { DeadlineTime, percentLeft, spanOf } from '#page/deadline.tsx'

const HOUR = 3_600_000

interface DeadlineFigureProps {
  label: string
  /** The moment when the term began. */
  since: string
  time: string
  /** The time zone of the place that must meet the deadline; defaults to the user's. */
  timeZone?: string | null
  isOverdue: boolean
  /** The deadline is urgent when less than this remains. */
  soonHours?: number
}

/** How much of a term is left, with the deadline itself below. */
export function DeadlineFigure({ label, since, soonHours = 4, ...deadline }: DeadlineFigureProps) {
  const { time, isOverdue } = deadline
  const remaining = Date.parse(time) - useNow()
  const isSoon = remaining < soonHours * HOUR
  const span = spanOf(Math.abs(remaining))
  const tone = isOverdue ? 'red' : isSoon ? 'amber' : undefined
  return (
    <Figure
      label={label}
      tone={tone ?? 'text'}
      note={
        <Meter percent={percentLeft(remaining, { since, time })} tone={tone ?? 'grey'} className="flex-wrap gap-y-1">
          <DeadlineTime {...deadline} />
        </Meter>
      }
    >
      {isOverdue ? m.deadline_late_by({ time: span }) : m.deadline_left({ time: span })}
    </Figure>
  )
}
