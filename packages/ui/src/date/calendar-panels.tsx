import { useId } from 'react'
import { Button } from '#button/button.tsx'
import { useDayPanel, useRangePanel, type DayPanelArgs, type RangePanelArgs } from '#headless/calendar/calendar.ts'
import type { CalendarPopupProps } from '#headless/date-input/date-input.ts'
import { MaskedInput } from '#input/masked-input.tsx'
import { useTexts } from '#texts/texts.ts'
import { CalendarFrame } from './calendar-frame.tsx'
import { Calendar } from './calendar.tsx'
import { useDateTexts } from './texts.ts'

type DayPanelProps = DayPanelArgs & Pick<CalendarPopupProps, 'calendar'> & { isClearable: boolean }

const small = { variant: 'ghost', size: 'sm' } as const

/** The calendar of one day. */
export function DayPanel({ isClearable, ...args }: DayPanelProps) {
  const { calendar, value, hasTime } = args
  const texts = useTexts()
  const { time: timeText, done } = useDateTexts()
  const timeId = useId()
  const { month, time, today, clear } = useDayPanel(args)
  return (
    <CalendarFrame calendar={calendar}>
      <Calendar {...month} />
      {hasTime && (
        <div className="flex items-center gap-2">
          <label htmlFor={timeId}>{timeText}</label>
          <MaskedInput id={timeId} mask="##:##" placeholder="00:00" {...time} className="w-18 text-center" />
        </div>
      )}
      <div className="flex justify-between gap-2">
        <Button {...small} {...today}>
          {texts.today}
        </Button>
        {isClearable && value !== '' && (
          <Button {...small} {...clear}>
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

/** The calendar of a range. */
export function RangePanel(args: RangePanelArgs & Pick<CalendarPopupProps, 'calendar'>) {
  const { calendar, value } = args
  const { clear: clearText } = useTexts()
  const texts = useDateTexts()
  const { month, isBegun, clear } = useRangePanel(args)
  return (
    <CalendarFrame calendar={calendar}>
      <Calendar {...month} />
      <div className="flex min-h-(--control-sm) items-center justify-between gap-2">
        <output className="text-xs text-muted">{isBegun ? texts.chooseLast : texts.chooseFirst}</output>
        {(value.from !== '' || value.to !== '') && (
          <Button {...small} {...clear}>
            {clearText}
          </Button>
        )}
      </div>
    </CalendarFrame>
  )
}
