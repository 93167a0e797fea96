const DATE = /^\d{4}-\d{2}-\d{2}$/
const DAY = 86_400_000

/** The time zone of the marketplace: terms of commissions and contracts begin and end by its calendar. */
export const marketplaceZone = 'Europe/Moscow'

/**
 * Whether a text is a day that exists.
 * @param text - such as `2026-12-31`
 */
export function isDay(text: string) {
  if (!DATE.test(text)) return false
  const time = Date.parse(text)
  // Date moves a day that does not exist, such as 30 February, so the text differs.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * Returns the day that the calendar of a time zone shows at a moment, such as `2026-12-31`.
 * @param moment - a date, epoch milliseconds, or a time as the API writes it
 * @param timeZone - an IANA name, such as `Asia/Omsk`; the marketplace's by default
 */
export function dayAt(moment: Date | number | string, timeZone: string = marketplaceZone): string {
  return clockOf(new Date(moment), timeZone).day
}

/**
 * Returns the day that comes some days later.
 * @param day - a day, such as `2026-12-31`
 * @param count - how many days later; earlier if negative
 */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/**
 * Returns the day of the week, 0 for Monday.
 * @param day - a day, such as `2026-12-31`
 */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the calendar and the clock of a zone show. */
export function clockOf(moment: Date, timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}
