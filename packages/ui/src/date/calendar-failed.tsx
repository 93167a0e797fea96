import type { CalendarState } from '#headless/date-input/date-input.ts'
import { useDateTexts } from './texts.ts'

/** Says below the field that the calendar could not be loaded. */
export function CalendarFailed({ calendar }: { calendar: CalendarState }) {
  const texts = useDateTexts()
  return (
    calendar.isFailed && (
      <span role="alert" className="text-xs text-danger">
        {texts.failed}
      </span>
    )
  )
}
