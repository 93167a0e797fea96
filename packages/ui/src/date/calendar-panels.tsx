import { useId, useState } from 'react'
import { Button } from '#button/button.tsx'
import { isoDay } from '#display/iso-day.ts'
import { MaskedInput } from '#input/masked-input.tsx'
import { useTexts } from '#texts/texts.ts'
import { CalendarFrame } from './calendar-frame.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarPopupProps } from '#headless/date-input/date-input.ts'
import { readTime } from '#headless/date-input/date-text.ts'
import type { DateRange } from './date-range.ts'
import { useDateTexts } from './texts.ts'

interface PanelProps<Value> {
  calendar: CalendarPopupProps['calendar']
  value: Value
  onChange: (value: Value) => void
  min: string | undefined
  max: string | undefined
  timeZone: string | undefined
}

const todayIn = (timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone) => isoDay(new Date(), timeZone)

interface DayPanelProps extends PanelProps<string> {
  hasTime: boolean
  isClearable: boolean
}

/** The calendar of one day; with a time it stays open until both are chosen. */
export function DayPanel({ calendar, value, onChange, hasTime, min, max, isClearable, timeZone }: DayPanelProps) {
  const texts = useTexts()
  const { time: timeText, done } = useDateTexts()
  const timeId = useId()
  const day = value.slice(0, 10)
  const [time, setTime] = useState(value.slice(11, 16))
  const read = readTime(time)
  const today = todayIn(timeZone)
  function pick(chosen: string) {
    onChange(hasTime ? `${chosen}T${read ?? '00:00'}` : chosen)
    if (hasTime) setTime(read ?? '00:00')
    else calendar.close()
  }
  function changeTime(text: string) {
    setTime(text)
    const newTime = readTime(text)
    if (newTime && text.length === 5 && day) onChange(`${day}T${newTime}`)
  }
  return (
    <CalendarFrame calendar={calendar}>
      <Calendar from={day} to={day} {...{ today, min, max }} onPick={pick} />
      {hasTime && (
        <div className="flex items-center gap-2">
          <label htmlFor={timeId}>{timeText}</label>
          <MaskedInput
            id={timeId}
            mask="##:##"
            inputMode="numeric"
            autoComplete="off"
            placeholder="00:00"
            aria-invalid={(time !== '' && !read) || undefined}
            value={time}
            onChange={({ currentTarget }) => changeTime(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && calendar.close()}
            className="w-18 text-center"
          />
        </div>
      )}
      <div className="flex justify-between gap-2">
        <Button
          variant="ghost"
          size="sm"
          disabled={(min !== undefined && today < min) || (max !== undefined && today > max)}
          onClick={() => pick(today)}
        >
          {texts.today}
        </Button>
        {isClearable && value !== '' && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange('')
              calendar.close()
            }}
          >
            {texts.clear}
          </Button>
        )}
        {hasTime && (
          <Button variant="primary" size="sm" onClick={() => calendar.close()}>
            {done}
          </Button>
        )}
      </div>
    </CalendarFrame>
  )
}

/** The calendar of a range: the first day that is chosen begins it, the second ends it, in either order. */
export function RangePanel({ calendar, value, onChange, min, max, timeZone }: PanelProps<DateRange>) {
  const { clear } = useTexts()
  const texts = useDateTexts()
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
  return (
    <CalendarFrame calendar={calendar}>
      <Calendar isRange {...preview} {...{ min, max }} today={todayIn(timeZone)} onPick={pick} onPoint={setPointed} />
      <div className="flex min-h-(--control-sm) items-center justify-between gap-2">
        <output className="text-xs text-muted">{begun === undefined ? texts.chooseFirst : texts.chooseLast}</output>
        {(value.from !== '' || value.to !== '') && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onChange({ from: '', to: '' })
              calendar.close()
            }}
          >
            {clear}
          </Button>
        )}
      </div>
    </CalendarFrame>
  )
}

const ordered = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }
