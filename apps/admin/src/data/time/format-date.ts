import { daysAfter, marketplaceZone } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { client } from '#data/client.ts'
import { clockAt, offsetMs } from './zone-clock.ts'

/** The zone of all displayed dates and times. */
export const userTimeZone = () => client.session.getSnapshot().user?.time_zone ?? marketplaceZone

/** The parts of what a clock shows. */
function read(moment: Date, timeZone = userTimeZone()) {
  const clock = clockAt(moment, timeZone)
  return { day: clock.slice(0, 10), time: clock.slice(11, 16), second: clock.slice(17) }
}

/** `31.05.2026, 18:02` in the user's own time zone. */
export function formatDateTime(moment: string) {
  const { day, time } = read(new Date(moment))
  return `${formatDay(day)}, ${time}`
}

/** `18:02` in the user's own time zone. */
export const formatClock = (time: number) => read(new Date(time)).time

/** `31.05.2026, 18:02:11`, where the order of events within a minute matters. */
export function formatSeconds(moment: string) {
  const { day, time, second } = read(new Date(moment))
  return `${formatDay(day)}, ${time}:${second}`
}

const DAY = 24 * 60 * 60_000

/** `сегодня, 18:02`, `завтра, 09:00`, `31 мая, 18:02`, and in another year `31.05.2025`, for the narrow columns of lists. */
export function formatBrief(time: string, now = Date.now(), timeZone = userTimeZone()) {
  const moment = new Date(time)
  const clock = read(moment, timeZone)
  const isClose = Math.abs(moment.getTime() - now) < 3 * DAY
  const today = read(new Date(now), timeZone).day
  const dayOffset = isClose ? [-1, 0, 1].find((days) => daysAfter(today, days) === clock.day) : undefined
  if (dayOffset === undefined && yearOf(clock.day) !== yearOf(today)) return formatDay(clock.day)
  const day = dayOffset === undefined ? dayAndMonth(clock.day) : nearDay(dayOffset)
  return `${day}, ${clock.time}`
}

function nearDay(days: number) {
  return days < 0 ? m.day_yesterday() : days > 0 ? m.day_tomorrow() : m.day_today()
}

const yearOf = (day: string) => day.slice(0, 4)

/** `31 мая` */
export function dayAndMonth(day: string) {
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${m.months_short().split(' ')[(month ?? 1) - 1]}`
}

/** ` (UTC+10)` after a time in a zone that differs from the user's. */
export function placeOffset(timeZone: string, moment = new Date()) {
  const offset = offsetOf(timeZone, moment)
  return offset === offsetOf(userTimeZone(), moment) ? '' : ` (${offset})`
}

/** `UTC+10` */
export const offsetOf = (timeZone: string, moment = new Date()) => `UTC${hoursAhead(moment, timeZone)}`

/** `+10`, `+5:30`, and nothing where the clock shows UTC. */
function hoursAhead(moment: Date, timeZone: string) {
  const ahead = offsetMs(moment, timeZone) / 60_000
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return ahead === 0 ? '' : `${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** `31 мая 2026, 18:02:11 GMT+3`, for a title: the exact moment and its zone. */
export function formatExactTime(time: string) {
  const moment = new Date(time)
  const clock = read(moment)
  return `${dayAndMonth(clock.day)} ${yearOf(clock.day)}, ${clock.time}:${clock.second} GMT${hoursAhead(moment, userTimeZone())}`
}

/** `31.05.2026` of a date without a time, in English `31/05/2026`. */
export function formatDay(day: string) {
  const [year, month, date] = day.split('-')
  return [date, month, year].join(getLocale() === 'ru' ? '.' : '/')
}

/** `24–26 ноября` of dates without a time; short `24–26 нояб.` */
export function formatDays(from: string, to: string, month: 'long' | 'short' = 'long') {
  const locale = getLocale() === 'ru' ? 'ru-RU' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month })
  return format.formatRange(new Date(from), new Date(to))
}
