import { DayPicker, type Formatters, type Labels, type PropsBase } from 'react-day-picker'
import { mergeProps } from '#headless/props/merge-props.ts'
import { dateOf, dayOf, earliest, latest, within, yearsFrom } from './days.ts'

/** The words of a month, for screen readers. */
export interface MonthTexts {
  /** Says of a day that it is today. */
  today: string
  /** Says of a day that it is chosen. */
  chosen: string
  /** The name of the choice of a month. */
  month: string
  /** The name of the choice of a year. */
  year: string
  /** The name of the button that leads back. */
  previousMonth: string
  /** The name of the button that leads on. */
  nextMonth: string
}

/** Props of {@link Month}; those of react-day-picker give it a look. */
export interface MonthProps extends Omit<PropsBase, 'mode' | 'required' | 'today' | 'locale'> {
  /** The first day that is marked; the same as `to` where one day is chosen, and empty for none. */
  from: string
  /** The last day that is marked. */
  to: string
  /**
   * Marks the days between the ends as well.
   * @default false
   */
  isRange?: boolean
  /** The present day, such as `2026-12-31`. */
  today: string
  /** The first day that may be chosen. */
  min?: string | undefined
  /** The last day that may be chosen. */
  max?: string | undefined
  /** A day was chosen. */
  onPick: (day: string) => void
  /** The mouse or the focus is at another day. */
  onPoint?: (day: string) => void
  /** The language of months and weekdays, as a BCP 47 tag. */
  locale: string
  /** The words. */
  texts: MonthTexts
}

/** A month of days, moved by keys as in the date picker pattern of WAI-ARIA. It takes the focus when it appears. */
export function Month({
  from,
  to,
  isRange = false,
  today,
  min,
  max,
  onPick,
  onPoint,
  locale,
  texts,
  formatters,
  labels,
  ...props
}: MonthProps) {
  const words = wordsOf(locale, texts)
  const point = (date: Date) => onPoint?.(dayOf(date))
  const defaultDay = from || to || within(today, min, max)
  const shared = {
    autoFocus: true,
    captionLayout: 'dropdown',
    defaultMonth: dateOf(defaultDay),
    dir: globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    disabled: [...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])],
    endMonth: max ? dateOf(max) : latest(yearsFrom(today, 20), dateOf(defaultDay)),
    fixedWeeks: true,
    formatters: { ...words.formatters, ...formatters },
    labels: { ...words.labels, ...labels },
    lang: locale,
    navLayout: 'around',
    startMonth: min ? dateOf(min) : earliest(yearsFrom(today, -100), dateOf(defaultDay)),
    timeZone: 'UTC',
    today: dateOf(today),
    weekStartsOn: 1,
    ...mergeProps({ onDayFocus: point, onDayMouseEnter: point }, props),
  } satisfies PropsBase
  const pick = (_: unknown, date: Date) => onPick(dayOf(date))
  const first = from ? dateOf(from) : undefined
  if (!isRange) return <DayPicker mode="single" required selected={first} onSelect={pick} {...shared} />
  const last = to ? dateOf(to) : undefined
  return (
    <DayPicker
      mode="range"
      required
      selected={{ from: first ?? last, to: last ?? first }}
      onSelect={pick}
      {...shared}
    />
  )
}

function wordsOf(locale: string, texts: MonthTexts) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (date: Date) => format.format(date.getTime())
  }
  const longDay = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const caption = write({ month: 'long', year: 'numeric' })
  const formatters: Partial<Formatters> = {
    formatCaption: caption,
    formatMonthDropdown: write({ month: 'long' }),
    formatWeekdayName: write({ weekday: 'short' }),
  }
  const labels: Partial<Labels> = {
    labelDayButton: (date, { today: isToday, selected }) =>
      [isToday && texts.today, longDay(date), selected && texts.chosen].filter(Boolean).join(', '),
    labelGrid: caption,
    labelMonthDropdown: () => texts.month,
    labelNext: () => texts.nextMonth,
    labelPrevious: () => texts.previousMonth,
    labelWeekday: write({ weekday: 'long' }),
    labelYearDropdown: () => texts.year,
  }
  return { formatters, labels }
}
