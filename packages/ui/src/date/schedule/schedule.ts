/** Opening and closing time as `09:00`; `24:00` is the end of the day. */
export interface ScheduleInterval {
  from: string
  to: string
}

/** The intervals of one day; none for a day off. */
export type ScheduleDay = readonly ScheduleInterval[]

/** Seven days from Monday. */
export type Schedule = readonly ScheduleDay[]

/** Whether a day has hours, is open around the clock or is a day off. */
export type ScheduleMode = 'hours' | 'always' | 'dayOff'

/** Midnight at the end of a day. */
export const END_OF_DAY = '24:00'
/** The most intervals that a day may have. */
export const MOST_INTERVALS = 4
const always: ScheduleDay = [{ from: '00:00', to: END_OF_DAY }]
const USUAL: ScheduleDay = [{ from: '09:00', to: '18:00' }]
const HOUR = 60
// A break of an hour must leave at least an hour of work on both sides.
const SHORTEST_TO_PART = 3 * HOUR

/** Returns the mode of a day. */
export function modeOf(day: ScheduleDay): ScheduleMode {
  if (day.length === 0) return 'dayOff'
  const [first] = day
  return day.length === 1 && first?.from === '00:00' && first.to === END_OF_DAY ? 'always' : 'hours'
}

/**
 * Returns the hours to start a day with: those of another day of the week, or 09:00–18:00.
 * @param schedule - the hours that are known already
 */
export function likelyHours(schedule: Schedule): ScheduleDay {
  return schedule.find((day) => modeOf(day) === 'hours') ?? USUAL
}

/** Returns the intervals of a day after its mode changes. */
export function hoursIn(mode: ScheduleMode, likely: ScheduleDay): ScheduleDay {
  if (mode === 'dayOff') return []
  return mode === 'always' ? always : likely
}

/**
 * Splits the longest interval by a break of an hour in its middle. Returns the same day if no interval is long
 * enough.
 */
export function withBreak(day: ScheduleDay): ScheduleDay {
  const longest = day.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  if (!longest || day.length >= MOST_INTERVALS || !(lengthOf(longest) >= SHORTEST_TO_PART)) return day
  const middle = Math.floor((minutesOf(longest.from) + minutesOf(longest.to)) / 2 / HOUR) * HOUR
  return day.flatMap((interval) =>
    interval === longest
      ? [
          { from: longest.from, to: textOf(middle) },
          { from: textOf(middle + HOUR), to: longest.to },
        ]
      : [interval],
  )
}

const lengthOf = ({ from, to }: ScheduleInterval) => minutesOf(to) - minutesOf(from)

function minutesOf(time: string) {
  const [hours, minutes] = time.split(':')
  return Number(hours) * HOUR + Number(minutes)
}

const textOf = (minutes: number) =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`

const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

/** Returns the names of the days from Monday, capitalized: «Понедельник», or «Пн». */
export function dayNames(locale: string, weekday: 'long' | 'short' = 'long') {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => {
    const name = format.format(MONDAY + day * DAY)
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  })
}
