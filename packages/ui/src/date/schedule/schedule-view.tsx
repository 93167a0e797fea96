import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useScheduleTexts } from './texts.ts'
import { dayNames, modeOf, type Schedule, type ScheduleDay } from './schedule.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link ScheduleView}. */
export interface ScheduleViewProps extends ComponentProps<'dl'> {
  /** The hours. */
  value: Schedule
  /** Today's index from Monday, in the time zone of the place. */
  today?: number | undefined
}

/** Shows the opening hours of a week. */
export function ScheduleView({ value, today, ...props }: ScheduleViewProps) {
  const { locale } = useTexts()
  const days = dayNames(locale).map((name, day) => ({ name, hours: value[day] ?? [], isToday: day === today }))
  return <DaysView data-slot="schedule-view" {...props} days={days} />
}

/** Props of {@link DaysView}. */
export interface DaysViewProps extends ComponentProps<'dl'> {
  /** The days, in order. */
  days: readonly {
    /** The name of the day. */
    name: string
    /** The hours of the day. */
    hours: ScheduleDay
    /** Whether the day is marked as today. */
    isToday: boolean
  }[]
}

/** The hours of any list of days. */
export function DaysView({ days, className, ...props }: DaysViewProps) {
  const texts = useScheduleTexts()
  return (
    <dl data-slot="days-view" {...props} className={cn('grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1', className)}>
      {days.map(({ name, hours, isToday }) => {
        const mode = modeOf(hours)
        return (
          <div
            key={name}
            aria-current={isToday ? 'date' : undefined}
            className={cn('contents', isToday && 'font-title')}
          >
            <dt>{name}</dt>
            <dd className={cn(mode === 'dayOff' && 'text-muted')}>
              {mode === 'hours' ? hours.map(({ from, to }) => `${from}–${to}`).join(', ') : texts[mode]}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
