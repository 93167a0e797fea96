import { useId } from 'react'
import { FieldContext, useFieldControl } from '#field/field-context.ts'
import * as Calendar from '#headless/calendar/calendar.ts'
import * as Headless from '#headless/date-input/date-input.ts'
import { useUnreadTexts } from '#input/unread-texts.ts'
import { useTexts } from '#texts/texts.ts'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { DateRangeInput, type DateRangeInputProps } from './date-range-input.tsx'
import { useDateTexts } from './texts.ts'

const load = Headless.loadOnce(() => Promise.resolve(Calendar))

function useMonthTexts() {
  const { locale, today } = useTexts()
  return { locale, texts: { ...useDateTexts(), today } }
}

type TypedProps = Pick<Headless.DateFieldArgs, 'value' | 'onValueChange' | 'hasTime' | 'min' | 'max'> & {
  calendar: Pick<Headless.CalendarState, 'openByKey'>
  readOnly?: boolean | undefined
  label?: string
}

function Typed({ calendar, readOnly = false, label, ...args }: TypedProps) {
  const input = Headless.useDateField({
    ...args,
    mark: Headless.dateMark(useTexts().locale),
    reasons: useUnreadTexts(),
  })
  return (
    <input
      {...useFieldControl()}
      {...input}
      readOnly={readOnly}
      aria-label={label}
      onKeyDown={(event) => {
        input.onKeyDown(event)
        if (!readOnly) calendar.openByKey(event)
      }}
    />
  )
}

/** The field as its hooks and parts draw it, without a class. */
function BareDate({ timeZone, isClearable = true, ...args }: DateInputProps) {
  const { value, onValueChange, hasTime = false, min, max, readOnly } = args
  const texts = useDateTexts()
  const calendar = Headless.useCalendar(load)
  const { frame, panels, isFailed } = calendar
  const typed = { value, onValueChange, hasTime, min, max }
  const day = Headless.isUnread(value) ? '' : value
  return (
    <span ref={frame}>
      <Typed {...typed} calendar={calendar} readOnly={readOnly} />
      {!readOnly && <Headless.CalendarButton calendar={calendar} aria-label={texts.open} />}
      {isFailed && <span role="alert">{texts.failed}</span>}
      {panels && (
        <BareDay {...{ calendar, hasTime, min, max, timeZone, isClearable }} value={day} onChange={onValueChange} />
      )}
    </span>
  )
}

type BareDayProps = Calendar.DayPanelArgs & { calendar: Headless.CalendarState; isClearable: boolean }

function BareDay({ isClearable, ...args }: BareDayProps) {
  const { clear: clearText } = useTexts()
  const { locale, texts } = useMonthTexts()
  const timeId = useId()
  const { month, time, today, clear } = Calendar.useDayPanel(args)
  return (
    <Headless.CalendarPopup calendar={args.calendar} aria-label={texts.calendar}>
      <Calendar.Month {...month} {...{ locale, texts }} />
      {args.hasTime && (
        <>
          <label htmlFor={timeId}>{texts.time}</label>
          <input id={timeId} {...time} />
        </>
      )}
      <button type="button" {...today}>
        {texts.today}
      </button>
      {isClearable && args.value !== '' && (
        <button type="button" {...clear}>
          {clearText}
        </button>
      )}
      <button type="button" onClick={() => args.calendar.close()}>
        {texts.done}
      </button>
    </Headless.CalendarPopup>
  )
}

/** Both fields and their calendar as their hooks and parts draw them. */
function BareRange({ value, onValueChange, min, max, timeZone, ...props }: DateRangeInputProps) {
  const { from, to } = useTexts()
  const texts = useDateTexts()
  const calendar = Headless.useCalendar(load)
  const { frame, panels } = calendar
  const { why, field, choose } = Headless.useDateRange({ value, onValueChange, order: texts.order })
  return (
    <span {...props} role="group" ref={frame}>
      <FieldContext.Provider value={undefined}>
        <Typed {...{ calendar, min, max }} {...field('from')} label={from} />
        <Typed {...{ calendar, min, max }} {...field('to')} label={to} />
      </FieldContext.Provider>
      <Headless.CalendarButton calendar={calendar} aria-label={texts.open} />
      {why && <span role="alert">{why}</span>}
      {panels && <BareDays {...{ calendar, min, max, timeZone, value }} onChange={choose} />}
    </span>
  )
}

function BareDays(args: Calendar.RangePanelArgs & { calendar: Headless.CalendarState }) {
  const { clear: clearText } = useTexts()
  const { locale, texts } = useMonthTexts()
  const { month, isBegun, clear } = Calendar.useRangePanel(args)
  return (
    <Headless.CalendarPopup calendar={args.calendar} aria-label={texts.calendar}>
      <Calendar.Month {...month} {...{ locale, texts }} />
      <output>{isBegun ? texts.chooseLast : texts.chooseFirst}</output>
      <button type="button" {...clear}>
        {clearText}
      </button>
    </Headless.CalendarPopup>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['DateInput', DateInput],
  ['bare parts', BareDate],
] as const

/** The same of two fields. */
export const rangeSubjects = [
  ['DateRangeInput', DateRangeInput],
  ['bare parts', BareRange],
] as const
