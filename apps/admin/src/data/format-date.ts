import { getLocale } from '#text/locale.ts'
import { client } from './client.ts'

const FALLBACK = 'Europe/Moscow'
const formats = new Map<string, Intl.DateTimeFormat>()

/** The zone of all displayed dates and times. */
export const userTimeZone = () => client.session.getSnapshot().user?.time_zone ?? FALLBACK

function format(options: Intl.DateTimeFormatOptions, timeZone = userTimeZone()) {
  const locale = getLocale() === 'ru' ? 'ru-RU' : 'en-GB'
  const key = JSON.stringify([locale, timeZone, options])
  const found = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
  formats.set(key, found)
  return found
}

/** `31.05.2026, 18:02` in the user's own time zone. */
export function formatDateTime(time: string) {
  return format({ dateStyle: 'short', timeStyle: 'short' }).format(new Date(time))
}

/** `31.05.2026, 18:02:11`, where the order of events within a minute matters. */
export function formatSeconds(time: string) {
  return format({ dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time))
}

/** The time in a place's zone, with the offset if it differs from the user's: `01.06.2026, 01:02 (UTC+10)`. */
export function formatPlaceTime(time: string, timeZone: string) {
  const moment = new Date(time)
  return format({ dateStyle: 'short', timeStyle: 'short' }, timeZone).format(moment) + placeOffset(timeZone, moment)
}

const DAY = 24 * 60 * 60_000

/** `сегодня, 18:02`, `завтра, 09:00`, `31 мая, 18:02`, and in another year `31.05.2025`, for the narrow columns of lists. */
export function formatBrief(time: string, timeZone: string | null = null, now = Date.now()) {
  const zone = timeZone ?? userTimeZone()
  const moment = new Date(time)
  const { day, clock } = split(moment, zone)
  const isClose = Math.abs(moment.getTime() - now) < 2 * DAY
  const near = isClose ? [-1, 0, 1].find((days) => split(new Date(now + days * DAY), zone).day === day) : undefined
  if (near === undefined && moment.getUTCFullYear() !== new Date(now).getUTCFullYear())
    return format({ dateStyle: 'short' }, zone).format(moment)
  return `${near === undefined ? day : nearDay(near)}, ${clock}`
}

const PARTS: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
}

/** The parts of a moment by one format: the browser takes milliseconds to make each. */
function split(moment: Date, zone: string) {
  const parts = format(PARTS, zone).formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    /** `31 мая` */
    day: `${part('day')} ${part('month')}`,
    year: part('year'),
    /** `18:02` */
    clock: `${part('hour')}:${part('minute')}`,
    second: part('second'),
    /** `GMT+3` */
    zone: part('timeZoneName'),
  }
}

const nearDays = new Map<number, string>()

function nearDay(days: number) {
  const known = nearDays.get(days) ?? new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(days, 'day')
  nearDays.set(days, known)
  return known
}

/** Whether a moment is of today in the user's zone. */
export const isToday = (time: string) => {
  const day = format({ dateStyle: 'short' })
  return day.format(new Date(time)) === day.format(new Date())
}

/** ` (UTC+10)` after a time in a zone that differs from the user's. */
export function placeOffset(timeZone: string, moment = new Date()) {
  const offset = offsetOf(timeZone, moment)
  return offset === offsetOf(userTimeZone(), moment) ? '' : ` (${offset})`
}

/** `UTC+10` */
export function offsetOf(timeZone: string, moment = new Date()) {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone).replace('GMT', 'UTC')
}

/** `31 мая 2026, 18:02:11 GMT+3`, for a title: the exact moment and its zone. */
export function formatExactTime(time: string) {
  const { day, year, clock, second, zone } = split(new Date(time), userTimeZone())
  return `${day} ${year}, ${clock}:${second} ${zone}`
}

/** `31.05.2026` of a date without a time, in English `31/05/2026`. */
export function formatDay(day: string) {
  const [year, month, date] = day.split('-')
  return [date, month, year].join(getLocale() === 'ru' ? '.' : '/')
}
