import { isoDay } from '@admin-panel/ui/iso-day'
import { useSearchParams } from 'react-router'
import { userTimeZone } from '#data/time/format-date.ts'
import { useNow } from '#data/time/use-now.ts'

export const PERIODS = [7, 30, 90] as const

/** The period of the plot, which the address keeps, and the user's today. */
export function useDays() {
  const [query] = useSearchParams()
  const days = PERIODS.find((period) => String(period) === query.get('days')) ?? PERIODS[0]
  const today = isoDay(new Date(useNow()), userTimeZone())
  return { days, today }
}
