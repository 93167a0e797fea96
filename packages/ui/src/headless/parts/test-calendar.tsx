import { useState } from 'react'
import * as Calendar from '#headless/calendar/calendar.ts'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { Example } from './test-grid.tsx'

export const texts: Calendar.MonthTexts = {
  today: 'today',
  chosen: 'chosen',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous',
  nextMonth: 'Next',
}

/** A month whose chosen day is tried. */
export function CalendarExample({ at, log }: Example) {
  // Another component of the day would be another button, without the focus.
  const [components] = useState(() => ({
    DayButton: (day: Calendar.DayProps) => (
      <Calendar.Day {...mergeProps(day, day.day.isoDate === '2026-06-10' ? { ...at('Day') } : {})} />
    ),
  }))
  return (
    <Calendar.Month
      from="2026-06-10"
      to="2026-06-10"
      today="2026-06-11"
      onPick={(day) => log('pick', day)}
      onPoint={(day) => log('point', day)}
      locale="en"
      texts={texts}
      components={components}
    />
  )
}
