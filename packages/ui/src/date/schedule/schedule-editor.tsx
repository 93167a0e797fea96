import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { ScheduleDay } from './day.tsx'
import { dayNames, likelyHours, type Schedule, type ScheduleDay as Day } from './schedule.ts'
import { useTexts } from '#texts/texts.ts'

export type { Schedule, Day as ScheduleDay }
export { likelyHours }

/** Props of {@link ScheduleEditor}. */
export interface ScheduleEditorProps extends Omit<ComponentProps<'ul'>, 'onChange'> {
  /** The hours. */
  value: Schedule
  /** The hours have changed. */
  onValueChange: (value: Schedule) => void
  /** Error messages by day, from Monday. */
  faults?: Readonly<Record<number, string>>
}

const WEEKEND = 5
const copied = {
  weekdays: (day: number) => day < WEEKEND,
  weekend: (day: number) => day >= WEEKEND,
  all: () => true,
}

/** Edits the opening hours of a week, with breaks, days off and copying from day to day. */
export function ScheduleEditor({ value, onValueChange, faults = {}, className, ...props }: ScheduleEditorProps) {
  const { locale } = useTexts()
  const names = dayNames(locale)
  const shortNames = dayNames(locale, 'short')
  const set = (isAffected: (day: number) => boolean, hours: Day) =>
    onValueChange(names.map((_, day) => (isAffected(day) ? hours : (value[day] ?? []))))
  const likely = likelyHours(value)
  return (
    <ul data-slot="schedule-editor" {...props} className={cn('@container min-w-0', className)}>
      {names.map((name, day) => (
        <ScheduleDay
          key={name}
          name={name}
          shortName={shortNames[day] ?? name}
          day={value[day] ?? []}
          likely={likely}
          fault={faults[day]}
          onDayChange={(hours) => set((other) => other === day, hours)}
          onCopy={(to) => set(copied[to], value[day] ?? [])}
        />
      ))}
    </ul>
  )
}
