import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { russianSchedule } from './schedule-texts.ts'
import { dayNames, modeOf, type Schedule } from './schedule.ts'
import { useTexts } from './texts.tsx'

interface ScheduleViewProps extends ComponentProps<'dl'> {
  value: Schedule
  /** The present day from Monday, where the place stands. */
  today?: number | undefined
}

/** The hours of a week, read only. */
export function ScheduleView({ value, today, className, ...props }: ScheduleViewProps) {
  const { locale, schedule: texts = russianSchedule } = useTexts()
  return (
    <dl {...props} className={cn('grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1', className)}>
      {dayNames(locale).map((name, day) => {
        const hours = value[day] ?? []
        const mode = modeOf(hours)
        const isToday = day === today
        return (
          <div
            key={name}
            aria-current={isToday ? 'date' : undefined}
            className={cn('contents', isToday && 'font-semibold')}
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
