import { m } from '#paraglide/messages.js'
import type { PointRow } from './point-row.ts'

/** Today's hours in the point's own zone, and whether it is open now. */
export function Today({ point: { today, open_now } }: { point: Pick<PointRow, 'today' | 'open_now'> }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className={today.length > 0 ? 'whitespace-nowrap tabular-nums' : 'text-muted'}>{hoursText(today)}</span>
      {open_now && <span className="text-green-text">{m.points_open()}</span>}
    </span>
  )
}

export function hoursText(day: PointRow['today']) {
  const [first] = day
  if (!first) return m.points_day_off()
  if (first.from === '00:00' && first.to === '24:00') return m.opening_always()
  return day.map(({ from, to }) => `${from}–${to}`).join(', ')
}
