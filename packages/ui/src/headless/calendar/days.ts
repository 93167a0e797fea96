import { isoDay } from './iso-day.ts'

// A day is the same day everywhere: no time zone moves it.
export const dateOf = (day: string) => new Date(`${day}T00:00Z`)
export const dayOf = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10)

export const yearsFrom = (day: string, years: number) => new Date(Date.UTC(Number(day.slice(0, 4)) + years, 0))
export const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)))
export const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)))

/** The day itself, or the limit that it is beyond. */
export const within = (day: string, min: string | undefined, max: string | undefined) =>
  min && day < min ? min : max && day > max ? max : day

/** The present day of a time zone, the browser's by default. */
export const todayIn = (timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone) => isoDay(new Date(), timeZone)
