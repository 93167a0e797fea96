import type { Schemas } from '@admin-panel/sdk'
import { DaysView } from '@admin-panel/ui/schedule-view'
import { getLocale } from '#text/locale.ts'

interface ExceptionsViewProps {
  value: Schemas['OpeningExceptions']
  /** Today in the place's time zone, `2026-12-31`. */
  today?: string
}

/** Lists the dates with special hours, read-only. */
export function ExceptionsView({ value, today }: ExceptionsViewProps) {
  const days = value.map(({ date, hours }) => ({ name: dateText(date), hours, isToday: date === today }))
  return <DaysView days={days} />
}

/** «чт, 31.12.2026» */
export function dateText(date: string) {
  const locale = getLocale() === 'ru' ? 'ru-RU' : 'en-GB'
  const options = { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date))
}
