/** Formats timestamps as `01.06.2026 12:15` in a time zone. */
export function momentIn(timeZone: string): (moment: string | null) => string | null {
  const format = new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (moment) => moment && format.format(new Date(moment)).replace(', ', ' ')
}

/** Formats a timestamp as in the contract: in UTC, to the second. */
export function atSecond(moment: Date | string | number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z')
}
