import { isUnread } from '#headless/date-input/unread.ts'

export { isUnread, type Unread } from '#headless/date-input/unread.ts'

/** Returns the reason of an `Unread`, for the error of its field. */
export const whyUnread = (value: unknown) => (isUnread(value) ? value.why : undefined)

/**
 * Returns the first reason within an object or a list of values.
 * @param value - a value of a form, of any depth
 */
export function whyUnreadWithin(value: unknown): string | undefined {
  if (isUnread(value)) return value.why
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const why = whyUnreadWithin(part)
    if (why !== undefined) return why
  }
  return undefined
}

/** The numbers that a field accepts. */
export interface NumberShape {
  /**
   * The most digits after the decimal mark; 0 accepts whole numbers only.
   * @default 0
   */
  fraction?: number
  /**
   * Accepts negative numbers.
   * @default false
   */
  isSigned?: boolean
  /**
   * Accepts a sign of percent after the number.
   * @default false
   */
  isPercent?: boolean
  /**
   * The signs of a currency that may follow the number.
   * @default []
   */
  currencies?: readonly string[]
}

/** The reason why a text is not a number in the required format. */
export type NumberFault = 'number' | 'whole' | 'fraction' | 'sign' | 'digits' | 'exponent' | 'percent'

/** The parts of a number as typed, without groups of digits; an empty text has none. */
export interface NumberParts {
  /** The sign. */
  sign: '' | '-'
  /** The digits before the decimal point. */
  whole: string
  /** Null without a decimal mark. */
  fraction: string | null
}

// More digits than these no longer fit a JavaScript number exactly.
const MAX_DIGITS = 15
const SIGN = /^[+−–-]/
const MAX_LENGTH = 100
// One mark separates all groups, and it is not the decimal mark: 1.234,567.8 is no number.
const SPACED = /^[1-9]\d{0,2}(?:(?:\s\d{3})+|(?:['’]\d{3})+)$/
const MARKED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/
const EXPONENT = /^\d+(?:[.,]\d+)?[eе][+-]?\d+$/i

/**
 * Reads a number as a person writes it: «1 234,50», «1.234,56 €», «−5». A text that could mean another number is a
 * fault.
 *
 * @param text - the number as it was typed
 * @example
 * readNumber('1 234,5', { fraction: 2 }) // { sign: '', whole: '1234', fraction: '5' }
 * readNumber('1,5') // 'whole'
 */
export function readNumber(
  text: string,
  { fraction = 0, isSigned = false, isPercent = false, currencies = [] }: NumberShape = {},
): NumberParts | NumberFault {
  // Addresses and numbers copied from a phone carry invisible marks of direction.
  const visibleText = text.replaceAll(/\p{Cf}/gu, '').trim()
  if (visibleText === '') return { sign: '', whole: '', fraction: null }
  if (visibleText.length > MAX_LENGTH) return 'number'
  if (visibleText.endsWith('%') && !isPercent) return 'percent'
  const sign = (isPercent ? ['%'] : currencies).find((end) => visibleText.toLowerCase().endsWith(end)) ?? ''
  const body = visibleText
    .slice(0, visibleText.length - sign.length)
    .replace(SIGN, '')
    .trim()
  if (EXPONENT.test(body)) return 'exponent'
  const at = decimalMark(body)
  if (at === undefined) return 'number'
  const wholePart = at < 0 ? body : body.slice(0, at)
  const rest = at < 0 ? null : body.slice(at + 1)
  if (!isWhole(wholePart) || !/^\d*$/.test(rest ?? '') || !/\d/.test(body)) return 'number'
  if (/^[−–-]/.test(visibleText) && !isSigned) return 'sign'
  if (rest !== null && fraction === 0) return 'whole'
  if (rest !== null && rest.length > fraction) return 'fraction'
  const digits = wholePart.replaceAll(/\D/g, '')
  if (digits.replace(/^0+/, '').length + (rest?.length ?? 0) > MAX_DIGITS) return 'digits'
  return { sign: /^[−–-]/.test(visibleText) ? '-' : '', whole: digits, fraction: rest }
}

/** Returns the index of the decimal mark, -1 without one. Of two kinds the last is the mark; several of one kind are groups. */
function decimalMark(body: string): number | undefined {
  const marks = [...body.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return -1
  if (marks.length === 1) return last.index
  const sameCount = marks.filter(([mark]) => mark === last[0]).length
  if (sameCount === marks.length) return -1
  return sameCount === 1 ? last.index : undefined
}

const isWhole = (text: string) => /^\d*$/.test(text) || SPACED.test(text) || MARKED.test(text)

/** Formats the parts as `-1234.5`; empty for an empty text. */
export function plainNumber({ sign, whole, fraction }: NumberParts): string {
  if (whole === '' && !fraction) return ''
  return `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`
}

/**
 * Shifts the decimal mark by `digits` without floating-point rounding.
 *
 * @param plain - the number as plain digits, with a point
 * @param digits - how many digits the point is moved
 * @example
 * scaledNumber('1234.5', 2) // 123450
 */
export function scaledNumber(plain: string, digits: number): number {
  const [whole = '', fraction = ''] = plain.split('.')
  return Number(`${whole}${fraction.padEnd(digits, '0')}`)
}

const exact = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 15 })

/** Formats a number as `plainNumber` does: with a dot, without groups and without an exponent. */
export const writeNumber = (value: number) => exact.format(value || 0)
