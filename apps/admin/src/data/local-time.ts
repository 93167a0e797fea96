import { offsetOf, userTimeZone } from './format-date.ts'

/** The moment when a day begins by the clock of a place. */
export const startOfDay = (day: string, timeZone = userTimeZone()) => momentAt(`${day}T00:00`, timeZone)

/** The moment in UTC when the clock of a place shows `2026-05-31T18:02`. */
export function momentAt(local: string, timeZone = userTimeZone()) {
  const asUtc = Date.parse(`${local}Z`)
  // The clock may change between the guess and the moment, so the offset is read once more.
  const guess = asUtc - offsetMs(timeZone, asUtc)
  return new Date(asUtc - offsetMs(timeZone, guess)).toISOString()
}

/** The local time of a place at a moment: `2026-05-31T18:02`. */
export function localTime(moment: string, timeZone = userTimeZone()) {
  const time = Date.parse(moment)
  return new Date(time + offsetMs(timeZone, time)).toISOString().slice(0, 16)
}

function offsetMs(timeZone: string, time: number) {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /UTC([+-])(\d+)(?::(\d+))?/.exec(offsetOf(timeZone, new Date(time))) ?? []
  return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`) * 60_000
}
