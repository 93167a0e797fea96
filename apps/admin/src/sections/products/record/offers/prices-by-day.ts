import type { Schemas } from '@admin-panel/sdk'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last price of each day, for at most a year; `states` are ordered newest first. */
export function pricesByDay(states: readonly Pick<Schemas['PriceState'], 'at' | 'price_kopecks'>[], today: string) {
  const first = states.at(-1)?.at.slice(0, 10) ?? today
  const end = Date.parse(today)
  const begin = Math.max(Date.parse(first), end - YEAR * DAY)
  const days = Array.from({ length: Math.round((end - begin) / DAY) + 1 }, (_, index) => dayOf(begin + index * DAY))
  const prices = days.map((day) => states.find(({ at }) => at.slice(0, 10) <= day)?.price_kopecks ?? null)
  return { days, prices }
}
