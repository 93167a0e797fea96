/** What was typed and cannot be read, with the reason; it stands where the value would, so that nothing sends it. */
export interface Unread {
  unread: string
  why: string
}

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'unread' in value && 'why' in value
}

/** The reason, for the field around. */
export const whyUnread = (value: unknown) => (isUnread(value) ? value.why : undefined)

/** The same of lines and groups of fields: the first reason in them. */
export function whyUnreadWithin(value: unknown): string | undefined {
  if (isUnread(value)) return value.why
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const why = whyUnreadWithin(part)
    if (why !== undefined) return why
  }
  return undefined
}

export interface NumberShape {
  /** Digits after the decimal mark; 0 makes it a whole number. */
  fraction?: number
  isSigned?: boolean
}

export type NumberFault = 'number' | 'whole' | 'fraction' | 'sign' | 'digits'

/** The parts as they were typed, without groups; empty text has no digits. */
export interface NumberParts {
  sign: '' | '-'
  whole: string
  /** Null without a decimal mark. */
  fraction: string | null
}

// More digits than these no longer fit a JavaScript number exactly.
const MAX_DIGITS = 15
const SIGN = /^[+−–-]/
const CURRENCY = /(₽|руб\.?|р\.)$/i
const SPACED = /^\d{1,3}((\s|['’])\d{3})+$/
const MARKED = /^\d{1,3}([.,]\d{3})+$/

/** Reads one number as a person writes it: «1 234,50», «1.234,56 ₽», «−5». What could mean another number is refused. */
export function readNumber(
  text: string,
  { fraction = 0, isSigned = false }: NumberShape = {},
): NumberParts | NumberFault {
  // Addresses and numbers copied from a phone carry invisible marks of direction.
  const bare = text.replaceAll(/\p{Cf}/gu, '').trim()
  if (bare === '') return { sign: '', whole: '', fraction: null }
  const body = bare.replace(SIGN, '').replace(CURRENCY, '').trim()
  const at = decimalMark(body)
  if (at === undefined) return 'number'
  const whole = at < 0 ? body : body.slice(0, at)
  const rest = at < 0 ? null : body.slice(at + 1)
  if (!isWhole(whole) || !/^\d*$/.test(rest ?? '') || !/\d/.test(body)) return 'number'
  if (/^[−–-]/.test(bare) && !isSigned) return 'sign'
  if (rest !== null && fraction === 0) return 'whole'
  if (rest !== null && rest.length > fraction) return 'fraction'
  const digits = whole.replaceAll(/\D/g, '')
  if (digits.replace(/^0+/, '').length + (rest?.length ?? 0) > MAX_DIGITS) return 'digits'
  return { sign: /^[−–-]/.test(bare) ? '-' : '', whole: digits, fraction: rest }
}

/** Where the decimal mark stands, -1 without one: of two kinds it is the last, several of one kind only group. */
function decimalMark(body: string): number | undefined {
  const marks = [...body.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return -1
  if (marks.length === 1) return last.index
  const same = marks.filter(([mark]) => mark === last[0]).length
  if (same === marks.length) return -1
  return same === 1 ? last.index : undefined
}

const isWhole = (text: string) => /^\d*$/.test(text) || SPACED.test(text) || MARKED.test(text)

/** `-1234.5`; empty for none. */
export function plainNumber({ sign, whole, fraction }: NumberParts): string {
  if (whole === '' && !fraction) return ''
  return `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`
}

/** Its decimals by position, so that no sum passes through a float: 1234.5 with 2 is 123450. */
export function scaledNumber(plain: string, digits: number): number {
  const [whole = '', fraction = ''] = plain.split('.')
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

const exact = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 15 })

/** With a dot and without groups or an exponent, as `plainNumber` has it. */
export const writeNumber = (value: number) => exact.format(value || 0)
