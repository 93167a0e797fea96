import { Button } from '@admin-panel/ui/button'
import type { DateRange } from '@admin-panel/ui/date-range-input'
import { m } from '#paraglide/messages.js'
import { daysAfter, today } from '#data/time/days.ts'

/** The first and the last day, counted back from today. */
const presets: readonly [label: () => string, from: number, to: number][] = [
  [m.days_today, 0, 0],
  [m.days_yesterday, 1, 1],
  [m.days_week, 6, 0],
  [m.days_month, 29, 0],
]

/** The most common periods. */
export function DayPresets({ value, onChange }: { value: DateRange; onChange: (range: DateRange) => void }) {
  return (
    <div className="mb-2 flex flex-wrap gap-1">
      {presets.map(([label, first, last]) => {
        const range = { from: daysAfter(today(), -first), to: daysAfter(today(), -last) }
        return (
          <Button
            key={label()}
            size="sm"
            aria-pressed={value.from === range.from && value.to === range.to}
            onClick={() => onChange(range)}
            className="aria-pressed:bg-pressed"
          >
            {label()}
          </Button>
        )
      })}
    </div>
  )
}
