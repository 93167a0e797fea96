import type { Schemas } from '@admin-panel/sdk'
import { dayAt, daysAfter } from '#data/time/days.ts'

const YEAR = 365

/** The last price of each day of the user, for at most a year; `states` are ordered newest first. */
export function pricesByDay(states: readonly Pick<Schemas['PriceState'], 'at' | 'price_kopecks'>[], today: string) {
  const prices = states.map(({ at, price_kopecks }) => ({ day: dayAt(at), price_kopecks }))
  const first = prices.at(-1)?.day ?? today
  const days = Array.from({ length: YEAR + 1 }, (_, index) => daysAfter(today, index - YEAR)).filter(
    (day) => day >= first,
  )
  return { days, prices: days.map((day) => prices.find((price) => price.day <= day)?.price_kopecks ?? null) }
}
