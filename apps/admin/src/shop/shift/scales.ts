import { m } from '#paraglide/messages.js'
import { dayAt } from '#data/time/days.ts'
import { formatClock, formatDay } from '#data/time/format-date.ts'

/** How the line counts from now on: in steps that the hand can hit. */
export interface Scale {
  step: number
  count: number
  /** What is due sooner is urgent. */
  soon: number
  /** The begin of the step of now; what is due before `late` is late. */
  start: (now: number) => number
  late: (now: number) => number
  /** What stands below the step that begins then. */
  mark: (step: number) => string | undefined
  summary: (counts: { count: number }) => string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const HALF = HOUR / 2

export const twelveHours: Scale = {
  step: HALF,
  count: 24,
  soon: 4 * HOUR,
  start: (now) => now - (now % HALF),
  late: (now) => now,
  mark: (step) => (/[02468]:00$/.test(formatClock(step)) ? formatClock(step) : undefined),
  summary: m.shift_hours,
}

// A day without an hour is that of a calendar without a zone; today is the reader's.
const today = (now: number) => Date.parse(dayAt(now))

/** For what has a day and no hour. */
export const twelveDays: Scale = {
  step: DAY,
  count: 12,
  soon: DAY,
  start: today,
  late: today,
  mark: (step) => {
    const day = dayAt(step, 'UTC')
    return Number(day.slice(8)) % 2 ? undefined : formatDay(day).slice(0, 5)
  },
  summary: m.shift_days,
}
