import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { ScheduleView } from '@admin-panel/ui/schedule-view'
import { m } from '#paraglide/messages.js'
import { InPlaceCard } from '#record/in-place.tsx'
import { getLocale } from '#text/locale.ts'
import { ExceptionsView } from '#form/opening-hours/exceptions-view.tsx'
import { OpeningState } from '#form/opening-hours/opening-state.tsx'
import { dayAt, weekdayOf } from '#data/time/days.ts'
import { useNow } from '#data/time/use-now.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { CardFields } from './card-fields.ts'

/** The opening hours in the zone of the point's city. */
export function HoursCard({ point }: { point: Point }) {
  const now = new Date(useNow())
  const { time_zone: timeZone, works_on_holidays: worksOnHolidays, schedule, schedule_exceptions: exceptions } = point
  const today = dayAt(now, timeZone)
  const ahead = exceptions.filter(({ date }) => date >= today)
  const isSpecial = ahead[0]?.date === today
  const weekday = weekdayOf(today)
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' } as const
  const local = new Intl.DateTimeFormat(getLocale(), clock).format(now)
  return (
    <InPlaceCard
      name="hours"
      title={m.field_schedule()}
      fields={(place) => <CardFields point={point} card="hours" {...place} />}
      actions={
        point.status === 'active' && (
          <OpeningState
            hours={schedule}
            exceptions={exceptions}
            worksOnHolidays={worksOnHolidays}
            timeZone={timeZone}
            now={now}
          />
        )
      }
    >
      <ScheduleView value={schedule} today={isSpecial ? undefined : weekday} />
      {ahead.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-body font-label">{m.opening_date_list()}</h3>
          <ExceptionsView value={ahead} today={today} />
        </>
      )}
      <DescriptionList className="mt-3 border-t border-line">
        <DescriptionItem name={m.points_local_time()}>{local.replace('GMT', 'UTC')}</DescriptionItem>
        <DescriptionItem name={m.field_works_on_holidays()}>{worksOnHolidays ? m.yes() : m.no()}</DescriptionItem>
      </DescriptionList>
    </InPlaceCard>
  )
}
