import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { useNow } from '#data/time/use-now.ts'
import { formatClock } from '#data/time/format-date.ts'
import { Count } from './count.tsx'

const HOUR = 3_600_000
/** Shipments that are due within one step stand above each other. */
const STEP = HOUR / 4
const HOURS = 12
/** So many fit above each other. */
const MOST = 6

interface ShiftLineProps {
  /** Those past their term. */
  late: Schemas['OverviewCount']
  /** Those due next, the earliest first. */
  due: readonly Pick<Schemas['SubOrderRow'], 'ship_by'>[]
  soonHours: number
}

/** The next hours as a line: each shipment due is a tick, the late ones are left of now. */
export function ShiftLine({ late, due, soonHours }: ShiftLineProps) {
  const now = useNow()
  const place = (time: number) => (100 * (time - now)) / (HOURS * HOUR)
  const times = due.map(({ ship_by }) => Date.parse(ship_by)).filter((time) => time < now + HOURS * HOUR)
  const steps = new Map<number, number>()
  for (const time of times) {
    const step = Math.floor(time / STEP) * STEP
    steps.set(step, (steps.get(step) ?? 0) + 1)
  }
  const firstHour = Math.ceil(now / (2 * HOUR)) * 2 * HOUR
  const hours = Array.from({ length: HOURS / 2 }, (_, at) => firstHour + at * 2 * HOUR)
  return (
    <div className="mb-3 flex h-22 gap-2">
      <div className="flex w-22 shrink-0 flex-col justify-center rounded-lg bg-red-soft px-3">
        <Count
          list="subOrders"
          count={late}
          label={m.overview_shift_late()}
          className="self-start text-start text-figure font-title text-red-text"
        />
        <span className="text-xs text-red-text">{m.overview_shift_late()}</span>
      </div>
      <span className="sr-only">{m.overview_shift_label({ count: times.length })}</span>
      <div aria-hidden className="relative min-w-0 grow overflow-hidden">
        <div className="absolute inset-x-0 bottom-6 h-px bg-frame" />
        <div className="absolute start-0 top-0 bottom-6 w-0.5 bg-text" />
        <span className="absolute start-0 bottom-0 text-xs font-label">{m.overview_shift_now()}</span>
        {hours.map(
          (hour, at) =>
            place(hour) > 12 &&
            place(hour) < 96 && (
              <span
                key={hour}
                className={`absolute bottom-0 -translate-x-1/2 text-xs whitespace-nowrap text-muted tabular-nums ${at % 2 && place(hour) > 28 ? '' : 'max-sm:hidden'}`}
                style={{ insetInlineStart: `${place(hour)}%` }}
              >
                {formatClock(hour)}
              </span>
            ),
        )}
        {[...steps].map(([step, count]) => (
          <span
            key={step}
            title={m.overview_shift_due({ from: formatClock(step), to: formatClock(step + STEP), count })}
            className="absolute bottom-6.5 flex w-1.25 flex-col-reverse gap-0.5 sm:w-2"
            style={{ insetInlineStart: `calc(${place(Math.max(step, now))}% + 3px)` }}
          >
            {Array.from({ length: Math.min(count, MOST) }, (_, at) => (
              <span
                key={at}
                className={`h-2 rounded-xs ${step < now + soonHours * HOUR ? 'bg-amber-dot' : 'bg-primary'}`}
              />
            ))}
          </span>
        ))}
        {times.length === 0 && <span className="absolute start-4 top-4 text-secondary">{m.overview_shift_none()}</span>}
      </div>
    </div>
  )
}
