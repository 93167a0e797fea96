import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import {
  DayPicker,
  type ChevronProps,
  type ClassNames,
  type DayButtonProps,
  type DropdownProps,
  type Labels,
  type Formatters,
  type PropsBase,
} from 'react-day-picker'
import { buttonLook } from '#button/button-look.ts'
import { cn } from '#cn.ts'
import { NativeSelect } from '#input/native-select.tsx'
import { useTexts } from '#texts/texts.ts'
import { useDateTexts } from './texts.ts'

interface CalendarProps {
  /** The ends of what is marked; both are the same day where one day is chosen, and empty for none. */
  from: string
  to: string
  isRange?: boolean
  today: string
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
  /** The mouse or the focus is at another day. */
  onPoint?: (day: string) => void
}

// A day is the same day everywhere: no time zone moves it.
const dateOf = (day: string) => new Date(`${day}T00:00Z`)
const dayOf = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10)
const yearsFrom = (day: string, years: number) => new Date(Date.UTC(Number(day.slice(0, 4)) + years, 0))
const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)))
const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)))

const square = cn(buttonLook({ variant: 'ghost' }, 'square'), 'pointer-coarse:size-11')
const classNames: Partial<ClassNames> = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'min-w-0',
  dropdowns: 'flex min-w-0 justify-center gap-1',
  month_grid: 'col-span-full w-full border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'h-7 text-xs font-text text-muted',
  day: 'p-0',
  range_start: 'rounded-s-lg bg-selected',
  range_middle: 'bg-selected',
  range_end: 'rounded-e-lg bg-selected',
  button_previous: square,
  button_next: square,
}

/** A month of days, moved by keys as in the date picker pattern of WAI-ARIA. */
export function Calendar({ from, to, isRange = false, today, min, max, onPick, onPoint }: CalendarProps) {
  const { locale, today: todayText } = useTexts()
  const texts = useDateTexts()
  const defaultDay = from || to || clamp(today, min, max)
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
      [isToday && todayText, longDay(date), selected && texts.chosen].filter(Boolean).join(', '),
    labelGrid: caption,
    labelMonthDropdown: () => texts.month,
    labelNext: () => texts.nextMonth,
    labelPrevious: () => texts.previousMonth,
    labelWeekday: write({ weekday: 'long' }),
    labelYearDropdown: () => texts.year,
  }
  const shared = {
    autoFocus: true,
    captionLayout: 'dropdown',
    classNames,
    components: { Chevron, DayButton, Dropdown },
    defaultMonth: dateOf(defaultDay),
    dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    disabled: [...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])],
    endMonth: max ? dateOf(max) : latest(yearsFrom(today, 20), dateOf(defaultDay)),
    fixedWeeks: true,
    formatters,
    labels,
    lang: locale,
    navLayout: 'around',
    onDayFocus: (date: Date) => onPoint?.(dayOf(date)),
    onDayMouseEnter: (date: Date) => onPoint?.(dayOf(date)),
    startMonth: min ? dateOf(min) : earliest(yearsFrom(today, -100), dateOf(defaultDay)),
    timeZone: 'UTC',
    today: dateOf(today),
    weekStartsOn: 1,
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

const clamp = (day: string, min: string | undefined, max: string | undefined) =>
  min && day < min ? min : max && day > max ? max : day

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden />
}

function DayButton({ day: _day, modifiers, ...props }: DayButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The calendar says which day has the focus, also in a month that it has just moved to.
  useEffect(() => {
    if (modifiers['focused']) button.current?.focus()
  }, [modifiers])
  const isEnd = modifiers['selected'] && !modifiers['range_middle']
  return (
    <button
      ref={button}
      {...props}
      className={cn(
        'grid h-9 w-full min-w-9 place-items-center rounded-lg text-body tabular-nums disabled:opacity-40 pointer-coarse:size-11',
        isEnd ? 'bg-primary font-label text-on-primary' : 'enabled:hover:bg-hover',
        modifiers['today'] && 'font-title underline underline-offset-4',
        modifiers['selected'] &&
          'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      )}
    />
  )
}

function Dropdown({ options, 'aria-label': label, value, onChange, disabled }: DropdownProps) {
  return (
    <NativeSelect aria-label={label} value={value} onChange={onChange} disabled={disabled}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
