import { useId, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'
import { useCalendar, useDateRange, type DateFieldArgs, type DateRange } from '#headless/date-input/date-input.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CalendarFailed } from './calendar-failed.tsx'
import { loadCalendar } from './load-calendar.ts'
import { useDateTexts } from './texts.ts'
import { TypedDate } from './typed-date.tsx'

export type { DateRange } from '#headless/date-input/date-input.ts'

/** Props of {@link DateRangeInput}. */
export type DateRangeInputProps = Omit<ComponentProps<'span'>, 'onChange'> &
  Pick<DateFieldArgs, 'min' | 'max'> & {
    /** The selected range. */
    value: DateRange
    /** Called when a day has been typed or both days have been picked. */
    onValueChange: (value: DateRange) => void
    /** The time zone of «today», such as `Europe/Moscow`; the browser's by default. The value has none. */
    timeZone?: string | undefined
  }

/** Two dates in one line and one calendar, in which both are chosen one after the other. */
export function DateRangeInput({ value, onValueChange, min, max, timeZone, className, ...props }: DateRangeInputProps) {
  const texts = useTexts()
  const { order } = useDateTexts()
  const noteId = useId()
  const calendar = useCalendar(loadCalendar)
  const { frame, panels, openByKey } = calendar
  const Panel = panels?.RangePanel
  const { why, field: fieldOf, choose } = useDateRange({ value, onValueChange, order })
  const field = (end: keyof DateRange) => (
    <TypedDate
      // The id of a `Field` belongs to the first of the two.
      {...(end === 'to' && { id: undefined })}
      {...{ min, max }}
      aria-label={texts[end]}
      {...fieldOf(end)}
      onKeyDown={openByKey}
      aria-describedby={why ? noteId : undefined}
      className={cn('w-full', end === 'to' && 'pe-9 pointer-coarse:pe-11')}
    />
  )
  return (
    <span
      data-slot="date-range-input"
      {...props}
      role="group"
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span ref={frame} className="flex max-w-80 min-w-0 items-center gap-1.5">
        {field('from')}
        <span aria-hidden className="text-muted">
          —
        </span>
        <span className="relative flex w-full min-w-0 shrink-[0.8]">
          {field('to')}
          <CalendarButton calendar={calendar} disabled={false} />
        </span>
      </span>
      <CalendarFailed calendar={calendar} />
      {why && (
        <span id={noteId} role="alert" className="text-xs text-danger">
          {why}
        </span>
      )}
      {Panel && <Panel {...{ calendar, min, max, timeZone, value }} onChange={choose} />}
    </span>
  )
}
