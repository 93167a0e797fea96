import { userTimeZone } from './format-date.ts'
import { clockAt, offsetMs } from './zone-clock.ts'

/** The moment when a day begins by the clock of a place. */
export const startOfDay = (day: string, timeZone = userTimeZone()) => momentAt(`${day}T00:00`, timeZone)

/** The moment in UTC when the clock of a place shows `2026-05-31T18:02`. */
export function momentAt(local: string, timeZone = userTimeZone()) {
  const asUtc = Date.parse(`${local}Z`)
  // The clock may change between the guess and the moment, so the offset is read once more.
  const guess = asUtc - offsetMs(new Date(asUtc), timeZone)
  return new Date(asUtc - offsetMs(new Date(guess), timeZone)).toISOString()
}

/** The local time of a place at a moment: `2026-05-31T18:02`. */
export const localTime = (moment: string, timeZone = userTimeZone()) => clockAt(new Date(moment), timeZone).slice(0, 16)
