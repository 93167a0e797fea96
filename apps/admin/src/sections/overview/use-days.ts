import { useSearchParams } from 'react-router'
import { dayAt } from '#data/time/days.ts'
import { useNow } from '#data/time/use-now.ts'

export const PERIODS = [7, 30, 90] as const

/** The period of the plot, which the address keeps, and the user's today. */
export function useDays() {
  const [query] = useSearchParams()
  const days = PERIODS.find((period) => String(period) === query.get('days')) ?? PERIODS[0]
  const today = dayAt(useNow())
  return { days, today }
}
