import { type SQL, sql } from '#db/drizzle.ts'
import { GAP } from '#text/addresses/contacts.ts'
import { isRecord } from '#text/is-record.ts'
import { ERASED } from './erased.ts'

/** The beginning of a word, also after a character that an address escapes. */
const AFTER_ESCAPE = '(?<=%[0-9a-f]{2})'
const MAIL_ENDS = String.raw`(?![a-z0-9-]|\.[a-z0-9])`

const isMail = (value: string) => value.includes('@')

/** The digits that each spelling has: a Russian number begins with 8, +7, or neither. */
const digitsOf = (phone: string) => (/^\+7\d{10}$/.test(phone) ? phone.slice(2) : phone.replaceAll(/\D/g, ''))

/** Any spelling of these phones and mails, in lower case. PostgreSQL and JavaScript read it alike. */
function patternOf(values: readonly string[]): string {
  const mails = values.filter(isMail).map((mail) =>
    mail
      .toLowerCase()
      .replaceAll(/[^a-z0-9а-яё@]/g, String.raw`\$&`)
      .replace('@', '(?:@|%40)'),
  )
  const phones = values.filter((value) => !isMail(value)).map((phone) => Array.from(digitsOf(phone)).join(GAP))
  return [
    ...(mails.length > 0 ? [`(?:(?<![a-z0-9._-])|${AFTER_ESCAPE})(?:${mails.join('|')})${MAIL_ENDS}`] : []),
    ...(phones.length > 0
      ? [`(?:(?<![0-9])|${AFTER_ESCAPE})(?:(?:[+]|%2b)?[78]${GAP})?(?:${phones.join('|')})(?![0-9])`]
      : []),
  ].join('|')
}

/** Patterns of `like` that every spelling fits, and little else: an index of trigrams finds their rows. */
function likesOf(value: string): string[] {
  if (isMail(value))
    return [
      `%${value
        .toLowerCase()
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replace('@', '%')}%`,
    ]
  const digits = digitsOf(value)
  const [, area, ...parts] = /^(\d{3})(\d\d)(\d)(\d)(\d)(\d\d)$/.exec(digits) ?? []
  if (!area) return [`%${Array.from(digits).join('%')}%`]
  const [a, b, c, d, e] = parts
  // 555-01-77 and 55-50-177, with more of them or less.
  return [`%${area}%${a}${b}%${c}${d}%${e}%`, `%${area}%${a}%${b}${c}%${d}${e}%`]
}

/** Whether a text in lower case has any spelling of these values. */
export function mentions(text: SQL, values: readonly string[]): SQL {
  const isLike = sql`${text} like any(${sql.param(values.flatMap(likesOf))}::text[])`
  return sql`(${isLike} and case when ${isLike} then ${text} ~ ${patternOf(values)} end)`
}

/** Takes these values out of every text of a value. */
export function scrubber(values: readonly string[]): (value: unknown) => unknown {
  const pattern = new RegExp(patternOf(values), 'gi')
  return scrub

  function scrub(value: unknown): unknown {
    if (typeof value === 'string') return scrubText(value)
    if (Array.isArray(value)) return value.map(scrub)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name.replaceAll(pattern, ERASED), scrub(part)]))
      : value
  }

  /** JSON that is kept as a text stays JSON. */
  function scrubText(text: string): string {
    const left = text.replaceAll(pattern, ERASED)
    if (left === text || !/^[[{]/.test(text)) return left
    try {
      return JSON.stringify(scrub(JSON.parse(text)))
    } catch {
      return left
    }
  }
}
