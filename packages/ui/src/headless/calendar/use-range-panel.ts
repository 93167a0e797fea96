import { useState } from 'react'
import type { DateRange } from '#headless/date-input/use-date-range.ts'
import { todayIn } from './days.ts'
import type { DayPanelArgs } from './use-day-panel.ts'

/** What the calendar of two fields gets from them. */
export interface RangePanelArgs extends Pick<DayPanelArgs, 'calendar' | 'min' | 'max' | 'timeZone'> {
  /** The chosen range. */
  value: DateRange
  /** Both days were chosen, or taken away. */
  onChange: (value: DateRange) => void
}

/** The calendar of a range: the first day that is chosen begins it, the second ends it, in either order. */
export function useRangePanel({ calendar, value, onChange, min, max, timeZone }: RangePanelArgs) {
  const [begun, setBegun] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const preview = begun === undefined ? value : ordered(begun, pointed ?? begun)
  function pick(day: string) {
    if (begun === undefined) {
      setBegun(day)
      setPointed(day)
      return
    }
    onChange(ordered(begun, day))
    calendar.close()
  }
  return {
    /** Whether the first day is chosen and the second is not. */
    isBegun: begun !== undefined,
    /** Props of the month. */
    month: { isRange: true, ...preview, min, max, today: todayIn(timeZone), onPick: pick, onPoint: setPointed },
    /** Props of the button that takes the range away. */
    clear: {
      onClick: () => {
        onChange({ from: '', to: '' })
        calendar.close()
      },
    },
  }
}

const ordered = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
