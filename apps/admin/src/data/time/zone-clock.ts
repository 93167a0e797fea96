const formats = new Map<string, Intl.DateTimeFormat>()

/** The local time of a time zone at a moment: `2026-05-31T18:02:11`. */
export function clockAt(moment: Date, timeZone: string): string {
  // The first use of Intl takes the browser as long as drawing the rows of a list, so Temporal goes first where it exists.
  if (typeof Temporal === 'undefined') return byIntl(moment, timeZone)
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

function byIntl(moment: Date, timeZone: string) {
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
      second: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
export const offsetMs = (moment: Date, timeZone: string) =>
  Date.parse(`${clockAt(moment, timeZone)}Z`) - Math.floor(moment.getTime() / 1000) * 1000
