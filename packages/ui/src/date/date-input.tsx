import { cn } from '#cn.ts'
import { isUnread } from '#headless/number/read-number.ts'
import { useCalendar } from '#headless/date-input/date-input.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CalendarFailed } from './calendar-failed.tsx'
import { loadCalendar } from './load-calendar.ts'
import { TypedDate, type TypedDateProps } from './typed-date.tsx'

/** Props of {@link DateInput}. */
export interface DateInputProps extends TypedDateProps {
  /**
   * The calendar offers to take the date away.
   * @default true
   */
  isClearable?: boolean
  /** The time zone of «today», such as `Europe/Moscow`; the browser's by default. The value has none. */
  timeZone?: string | undefined
}

/**
 * A date that is typed as people write it (31.12.2026, 311226, or a pasted 2026-12-31) or chosen in a calendar. An
 * incomplete or impossible date, such as 31.02.2026, is reported as `Unread` when the field is left.
 *
 * @example
 * <DateInput value={day} onValueChange={setDay} min="2026-01-01" />
 */
export function DateInput({
  value,
  onValueChange,
  hasTime = false,
  min,
  max,
  isClearable = true,
  timeZone,
  className,
  onKeyDown,
  ...props
}: DateInputProps) {
  const calendar = useCalendar(loadCalendar)
  const { frame, panels, openByKey } = calendar
  const Panel = panels?.DayPanel
  return (
    <span
      data-slot="date-input"
      className={cn('flex min-w-0 flex-col', hasTime ? 'sm:max-w-56' : 'sm:max-w-48', className)}
    >
      <span ref={frame} className="relative flex min-w-0">
        <TypedDate
          {...props}
          {...{ value, onValueChange, hasTime, min, max }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!props.readOnly && !event.defaultPrevented) openByKey(event)
          }}
          className={cn('grow', !props.readOnly && 'pe-9 pointer-coarse:pe-11')}
        />
        {!props.readOnly && <CalendarButton calendar={calendar} disabled={props.disabled} />}
      </span>
      <CalendarFailed calendar={calendar} />
      {Panel && (
        <Panel
          {...{ calendar, hasTime, min, max, isClearable, timeZone }}
          value={isUnread(value) ? '' : value}
          onChange={onValueChange}
        />
      )}
    </span>
  )
}
