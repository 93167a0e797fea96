const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The day of a moment in a time zone, as `2026-11-20`.
 *
 * It is built from parts: which locale writes a day in this order differs between browsers.
 * @param moment - the moment
 * @param timeZone - the time zone of the day, such as `Europe/Moscow`
 */
export function isoDay(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
