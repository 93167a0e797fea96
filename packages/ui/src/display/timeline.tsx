import { useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { isoDay } from '#headless/calendar/iso-day.ts'
import { useTexts } from '#texts/texts.ts'

/** An event of the timeline. */
export interface TimelineEntry {
  /** Identifies the entry; unique among the entries. */
  id: string
  /** A moment in ISO 8601, which determines the day of the entry. */
  at: string
  /** Replaces the hours and minutes. */
  time?: ReactNode
  /** The author. An entry without one is an event of the system and looks muted. */
  author?: ReactNode
  /** Stands on the stem, usually the author's avatar. */
  mark?: ReactNode
  /** Describes the event. */
  body: ReactNode
}

/** Props of {@link Timeline}. */
export interface TimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Entries in display order. */
  entries: readonly TimelineEntry[]
  /** The time zone of the dates, such as `Europe/Moscow`. */
  timeZone: string
  /** The present moment. */
  now?: Date
}

const DAY = 86_400_000

/** Events grouped by day. `timeZone` is an IANA name; `now` is the current time by default. */
export function Timeline({ entries, timeZone, now: fixedNow, className, ...props }: TimelineProps) {
  const [mountedAt] = useState(() => new Date())
  const now = fixedNow ?? mountedAt
  const { locale, today, yesterday } = useTexts()
  const dayOf = (moment: Date) => isoDay(moment, timeZone)
  const presentDay = dayOf(now)
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const exact = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'long' })
  function nameOf(day: string) {
    if (day === presentDay) return today
    if (day === dayOf(new Date(now.getTime() - DAY))) return yesterday
    const isThisYear = day.slice(0, 4) === presentDay.slice(0, 4)
    return new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(!isThisYear && { year: 'numeric' }),
    }).format(new Date(`${day}T00:00Z`))
  }
  const days = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return (
    <div data-slot="timeline" {...props} className={cn('flex min-w-0 flex-col gap-4', className)}>
      {[...days].map(([day, ofDay]) => (
        <div key={day} role="group" aria-label={nameOf(day)}>
          <p aria-hidden className="mb-1 ps-10 text-xs font-label text-muted">
            {nameOf(day)}
          </p>
          <ol>
            {ofDay.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} clock={clock} exact={exact} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

interface TimelineItemProps {
  entry: TimelineEntry
  clock: Intl.DateTimeFormat
  exact: Intl.DateTimeFormat
}

function TimelineItem({ entry, clock, exact }: TimelineItemProps) {
  const { at, author, mark, body, time = clock.format(new Date(at)) } = entry
  const isQuiet = author === undefined
  const moment = (
    <time dateTime={at} title={exact.format(new Date(at))} className="shrink-0 text-xs text-muted">
      {time}
    </time>
  )
  return (
    <li
      data-slot="timeline-item"
      className={cn(
        'relative flex gap-3 pb-4 last:pb-0',
        'before:absolute before:inset-y-0 before:start-3.5 before:w-px before:bg-line first:before:top-3.5 last:before:bottom-auto last:before:h-3.5 only:before:hidden',
      )}
    >
      <span aria-hidden className="relative grid size-7 shrink-0 place-items-center">
        {mark ?? <span className={cn('size-2 rounded-full', isQuiet ? 'bg-grey-dot' : 'bg-blue-dot')} />}
      </span>
      <div className={cn('min-w-0 grow pt-1', isQuiet && 'text-secondary')}>
        {isQuiet ? (
          <div className="flex flex-wrap items-baseline gap-x-2">
            <div className="min-w-0 break-words">{body}</div>
            {moment}
          </div>
        ) : (
          <>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <span className="min-w-0 font-label break-words">{author}</span>
              {moment}
            </div>
            <div className="mt-0.5 min-w-0 break-words">{body}</div>
          </>
        )}
      </div>
    </li>
  )
}
