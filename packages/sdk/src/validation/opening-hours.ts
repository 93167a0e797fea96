import { clockOf, daysAfter, isDay, weekdayOf } from './day.ts'

/** Hours of a day: `09:00` to `18:30`; `24:00` is the end of the day. */
export interface OpeningInterval {
  /** The time of opening, such as `09:00`. */
  readonly from: string
  /** The time of closing. */
  readonly to: string
}

/** Seven days from Monday; a day without intervals is a day off. */
export type OpeningHours = readonly (readonly OpeningInterval[])[]

/** The hours of one date, such as `2026-12-31`, which replace those of the week and of public holidays. */
export interface OpeningException {
  /** The day, such as `2026-01-31`. */
  readonly date: string
  /** The hours of that day; empty if closed. */
  readonly hours: readonly OpeningInterval[]
}

/** A fault of a day: a malformed time, an end before its beginning, or overlapping intervals. */
export interface OpeningFault {
  /** The day of the week; Monday is 0. */
  readonly day: number
  /** The broken rule: a malformed time of day, an end before its start, or two intervals that overlap. */
  readonly rule: 'time' | 'order' | 'overlap'
}

const TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * Finds the first fault of each day.
 * @param hours - the hours of each day of the week
 */
export function openingFaults(hours: OpeningHours): OpeningFault[] {
  return hours.flatMap((day, index) => {
    const rule = faultOf(inOrder(day))
    return rule ? [{ day: index, rule }] : []
  })
}

/** A fault of an exception: a missing date, a repeated date, or a fault of its hours. */
export interface ExceptionFault {
  /** The position in the list, from 0. */
  readonly index: number
  /** The day of the exception. */
  readonly date: string
  /** The broken rule: `date` for a value that is not a day, `twice` for a day that has an exception already. */
  readonly rule: 'date' | 'twice' | OpeningFault['rule']
}

/**
 * Finds the first fault of each exception.
 * @param exceptions - the days with other hours
 */
export function exceptionFaults(exceptions: readonly OpeningException[]): ExceptionFault[] {
  const dates = new Set<string>()
  return exceptions.flatMap(({ date, hours }, index) => {
    const rule = isDay(date) ? (dates.has(date) ? 'twice' : faultOf(inOrder(hours))) : 'date'
    dates.add(date)
    return rule ? [{ index, date, rule }] : []
  })
}

function faultOf(day: readonly OpeningInterval[]): OpeningFault['rule'] | undefined {
  if (!day.every(({ from, to }) => TIME.test(from) && TIME.test(to))) return 'time'
  if (day.some(({ from, to }) => to <= from)) return 'order'
  return day.some(({ from }, index) => from < (day[index - 1]?.to ?? '')) ? 'overlap' : undefined
}

/** Whether a place is open, and the next change. */
export interface OpeningState {
  /** Whether it is open at the moment. */
  readonly isOpen: boolean
  /** The next opening or closing in the place's own time; `day` is 0 for Monday. `null` where nothing changes within a month. */
  readonly change: {
    /** In how many days that is; 0 is today. */
    readonly inDays: number
    /** The day of the week, 0 is Monday. */
    readonly day: number
    /** The time of day, such as `09:00`. */
    readonly time: string
  } | null
}

interface Place {
  readonly hours: OpeningHours
  readonly exceptions?: readonly OpeningException[]
  readonly worksOnHolidays: boolean
  /** The IANA name, such as `Asia/Omsk`. */
  readonly timeZone: string
}

// Days; no row of holidays and days off is longer.
const HORIZON = 31
// The public holidays of article 112 of the Labour Code, as months and days.
const HOLIDAYS = /-(01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/

/**
 * Returns whether a place is open at a moment, and when it next closes or opens.
 * @param now - the moment that is asked about
 */
export function openingState({ hours, exceptions = [], worksOnHolidays, timeZone }: Place, now: Date): OpeningState {
  const { day: today, time } = clockOf(now, timeZone)
  const ahead = Array.from({ length: HORIZON }, (_, inDays) => {
    const date = daysAfter(today, inDays)
    const day = weekdayOf(date)
    const usualHours = HOLIDAYS.test(date) && !worksOnHolidays ? [] : (hours[day] ?? [])
    const special = exceptions.find((exception) => exception.date === date)
    return inOrder(special?.hours ?? usualHours).map(({ from, to }) => ({ inDays, day, from, to }))
  }).flat()
  const current = ahead.findIndex(({ inDays, from, to }) => inDays === 0 && from <= time && time < to)
  if (current < 0) {
    const next = ahead.find(({ inDays, from }) => inDays > 0 || from > time)
    return { isOpen: false, change: next ? { inDays: next.inDays, day: next.day, time: next.from } : null }
  }
  const last = ahead.slice(current).find((interval, index) => !isContinuedBy(interval, ahead[current + index + 1]))
  const isEndless = !last || last.inDays >= HORIZON - 1
  return { isOpen: true, change: isEndless ? null : { inDays: last.inDays, day: last.day, time: last.to } }
}

interface Ahead extends OpeningInterval {
  readonly inDays: number
}

function isContinuedBy({ inDays, to }: Ahead, next: Ahead | undefined) {
  if (!next) return false
  return next.inDays === inDays
    ? next.from === to
    : next.inDays === inDays + 1 && to === '24:00' && next.from === '00:00'
}

function inOrder(day: readonly OpeningInterval[]) {
  return day.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
