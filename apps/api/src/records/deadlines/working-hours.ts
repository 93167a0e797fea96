import { dayAt, daysAfter, weekdayOf } from '@admin-panel/sdk/validation'

const HOUR = 60 * 60_000
const WORKDAYS = 5
// Moscow stays at UTC+3 all year.
const OPENS = '09:00+03:00'
const CLOSES = '18:00+03:00'

/** Adds working hours to a time: Monday to Friday, 9:00 to 18:00 in Moscow. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let remaining = hours * HOUR
  for (let day = dayAt(from); ; day = daysAfter(day, 1)) {
    const start = Math.max(from.getTime(), Date.parse(`${day}T${OPENS}`))
    const available = weekdayOf(day) < WORKDAYS ? Math.max(0, Date.parse(`${day}T${CLOSES}`) - start) : 0
    if (available > 0 && remaining <= available) return new Date(start + remaining)
    remaining -= available
  }
}
