import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { ScheduleView } from '@admin-panel/ui/schedule-view'
import { m } from '#paraglide/messages.js'
import { Card } from '#shared/card.tsx'
import { getLocale } from '#shared/locale.ts'
import { ExceptionsView } from '#shared/opening-hours/exceptions-view.tsx'
import { OpeningState } from '#shared/opening-hours/opening-state.tsx'
import { useNow } from '#shared/use-now.ts'
import type { Point } from './point-screen.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const partOf = (now: Date, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(now)

/** When the point is open, by the clock of its own city. */
export function HoursCard({ point }: { point: Point }) {
  const now = new Date(useNow())
  const { time_zone: timeZone, works_on_holidays: worksOnHolidays, schedule, schedule_exceptions: exceptions } = point
  // The locale writes a day as the API does.
  const today = partOf(now, 'en-CA', { timeZone })
  const ahead = exceptions.filter(({ date }) => date >= today)
  const isSpecial = ahead[0]?.date === today
  const local = partOf(now, getLocale(), { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' })
  return (
    <Card
      title={m.field_schedule()}
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
      <ScheduleView
        value={schedule}
        today={isSpecial ? undefined : DAYS.indexOf(partOf(now, 'en-US', { timeZone, weekday: 'short' }))}
      />
      {ahead.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-sm font-medium">{m.opening_date_list()}</h3>
          <ExceptionsView value={ahead} today={today} />
        </>
      )}
      <DescriptionList className="mt-3 border-t border-line">
        <DescriptionItem name={m.points_local_time()}>{local.replace('GMT', 'UTC')}</DescriptionItem>
        <DescriptionItem name={m.field_works_on_holidays()}>{worksOnHolidays ? m.yes() : m.no()}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
