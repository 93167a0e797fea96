/** The separator of day, month and year. */
export type DateMark = '.' | '/'

/**
 * A slash in a locale that writes the day first with slashes, a dot elsewhere.
 * @param locale - a BCP 47 tag, such as `en-GB`
 */
export function dateMark(locale: string): DateMark {
  const sample = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(Date.UTC(2026, 11, 31))
  return sample.startsWith('31/') ? '/' : '.'
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const LOCAL = /^(\d{1,2})([ .,/-])(\d{1,2})\2(\d{4}|\d{2})$/
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/**
 * Reads a day in any spelling as `2026-12-31`; null if it is none. Years of two digits are read as POSIX does: 69 is
 * 1969, 68 is 2068.
 * @param text - such as `31.12.26` or `1/2/2026`
 * @param mark - the separator in which days are written
 */
export function readDay(text: string, mark: DateMark): string | null {
  const trimmed = text.trim()
  const local = LOCAL.exec(trimmed)
  // With slashes 11/12 is ambiguous: the 11th of December or November the 12th, depending on the country.
  if (local?.[2] === '/' && Number(local[1]) <= 12 && mark !== '/') return null
  const [day = '', month = '', year = ''] = local
    ? [local[1], local[3], local[4]]
    : (ISO.exec(trimmed)?.slice(1).toReversed() ?? DIGITS.exec(trimmed)?.slice(1) ?? [])
  const century = year.length === 4 ? '' : Number(year) < 69 ? '20' : '19'
  const iso = `${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${iso}T00:00Z`)
  // The 31st of June would become the 1st of July.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
  return isReal && iso >= '1900' && iso < '2200' ? iso : null
}

/** Reads `9:05` or `0905` as `09:05`. */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[.:]?(\d{2})$/.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/**
 * Reads a day and a time, also as the panel writes them («31.12.2026, 18:00»), as `2026-12-31T18:00`.
 * @param text - such as `31.12.26 9:05`
 */
export function readMoment(text: string, mark: DateMark): string | null {
  const [, dayText = '', timeText = ''] = /^(.{0,40}?)(?:,?\s{1,9}|T)(\d\S{0,20})$/.exec(text.trim()) ?? []
  const day = readDay(dayText, mark)
  const time = readTime(timeText.replace(/^(\d{2}:\d{2}):\d{2}(?:\.\d+)?$/, '$1'))
  return day && time && `${day}T${time}`
}

/** Writes an ISO date as staff do: `31.12.2026`, with a time `31.12.2026 18:00`. */
export const writeDate = (iso: string, mark: DateMark) =>
  iso.replace(
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}).*)?$/,
    (_, year: string, month: string, day: string, time?: string) =>
      [day, month, year].join(mark) + (time ? ` ${time}` : ''),
  )

/** Sets the marks that were not typed between the digits; a text that is written otherwise stays as it is. */
export function spacedDate(text: string, mark: DateMark, hasTime: boolean): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const iso = hasTime ? readMoment(text, mark) : readDay(text, mark)
    return iso ? writeDate(iso, mark) : text
  }
  const day = text
    // A year has got a mark before the hyphen showed that it is one.
    .replace(/^(\d{2})[./](\d{2})-/, '$1$2-')
    .replace(/^(\d{2})(\d+)$/, `$1${mark}$2`)
    .replace(/^(\d{2})(\d{1,2})([./])(\d*)$/, '$1$3$2$3$4')
    .replace(/^(\d{1,2})([./])(\d{2})(\d+)$/, '$1$2$3$2$4')
  if (!hasTime) return day
  return day
    .replace(/^(\d{1,2}([./])\d{1,2}\2\d{4})(\d+)$/, '$1 $3')
    .replace(/^([\d./]{6,}),? (\d{2})(\d{1,2})$/, '$1 $2:$3')
}
