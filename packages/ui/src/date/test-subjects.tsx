import { useFieldControl } from '#field/field-context.ts'
import * as Headless from '#headless/date-input/date-input.ts'
import { DateInput, type DateInputProps } from './date-input.tsx'

const reasons: Headless.DateReasons = {
  day: 'Такой даты нет: введите её целиком',
  moment: 'Такого времени нет: введите дату и время целиком',
  early: (first) => `Дата не раньше ${first}`,
  late: (last) => `Дата не позже ${last}`,
}

/** The field as its hook and parts draw it, without a class, and with a day of its own in place of a calendar. */
function BareDate({ value, onValueChange, hasTime = false, min, max }: DateInputProps) {
  const input = Headless.useDateField({ value, onValueChange, hasTime, min, max, mark: '.', reasons })
  const calendar = Headless.useCalendar(() => Promise.resolve('31 декабря'))
  const { frame, panels, openByKey } = calendar
  return (
    <span ref={frame}>
      <input
        {...useFieldControl()}
        {...input}
        onKeyDown={(event) => {
          input.onKeyDown(event)
          openByKey(event)
        }}
      />
      <Headless.CalendarButton calendar={calendar} aria-label="Открыть календарь" />
      {panels && (
        <Headless.CalendarPopup calendar={calendar} aria-label="Календарь">
          <button
            type="button"
            // The calendar takes the focus, as its pattern says.
            ref={(button) => button?.focus()}
          >
            {panels}
          </button>
        </Headless.CalendarPopup>
      )}
    </span>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['DateInput', DateInput],
  ['bare parts', BareDate],
] as const
