// A format takes longer to make than a page of the log; there are as many as time zones in use.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats timestamps as `01.06.2026 12:15` in a time zone. */
export function momentIn(timeZone: string): (moment: string | null) => string | null {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return (moment) => moment && format.format(new Date(moment)).replace(', ', ' ')
}

/** Formats a timestamp as in the contract: in UTC, to the second. */
export function atSecond(moment: Date | string | number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')
}
