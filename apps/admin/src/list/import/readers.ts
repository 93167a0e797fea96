import { dateMark, readDay as readTypedDay } from '@admin-panel/ui/read-date'
import { plainNumber, readNumber, scaledNumber, type NumberFault, type NumberShape } from '@admin-panel/ui/read-number'
import { isSheetError } from '@admin-panel/ui/sheet-error'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import type { Cell } from './cell.ts'

/** The value of a cell, or why it has none. */
export type Reading<Value> = { value: Value } | { why: string }
export type Reader<Value> = (cell: Cell) => Reading<Value>

const HUNDREDTHS = 2
const SHORTENED = /^[+−-]?\d+(?:[.,]\d+)?[eе]\+?\d+$/i
const MONTH =
  '(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|сент|окт|ноя|нояб|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const SHORT_DATE = new RegExp(`^(?:\\d{1,2}[ .-]${MONTH}\\.?|${MONTH}\\.?[ .-]\\d{2,4})$`, 'i')
const WHOLE_DATE = /^\d{1,2}[./]\d{1,2}[./]\d{4}$/

/** Reads a text as the sheet shows it; refuses what a spreadsheet has made of another one. */
export const readText: Reader<string> = (cell) => {
  const { kind, text, exact } = cell
  if (kind === 'text' && SHORTENED.test(text)) return { why: m.import_made_shortened({ text }) }
  if (kind === 'text') return isSheetError(text) ? { why: m.import_made_error({ text }) } : { value: text }
  if (exact !== undefined) return { value: exact }
  return { why: whyMade(cell) }
}

/** Reads a part number or another code, of which spreadsheets make dates: «1-2» has become «02.янв». */
export const readCode: Reader<string> = (cell) => {
  const { kind, text } = cell
  if (kind === 'text' && (SHORT_DATE.test(text) || WHOLE_DATE.test(text))) return { why: m.import_made_date({ text }) }
  return readText(cell)
}

export const readInteger: Reader<number> = (cell) => readDecimal(cell, {})

/** Reads «12,5» or «12.5 %» as basis points. */
export const readPercent: Reader<number> = (cell) => readDecimal(cell, { fraction: HUNDREDTHS, isPercent: true })

/** Reads «1 234,50» or «1234.5» roubles as kopecks. */
export const readMoney: Reader<number> = (cell) => readDecimal(cell, { fraction: HUNDREDTHS })

/** Reads «31.12.2026» or «2026-12-31» as the latter. */
export const readDay: Reader<string> = (cell) => {
  const { kind, text, value } = cell
  if (kind === 'date' && value)
    return value.length === 10 ? { value } : { why: m.import_day_time({ text: value.replace('T', ' ') }) }
  if (kind !== 'text') return { why: m.import_day_wrong({ text }) }
  // Accounting programs write the time of midnight behind a day.
  const day = readTypedDay(text.replace(/ 0?0:00(?::00)?$/, ''), dateMark(getLocale() === 'en' ? 'en-GB' : 'ru-RU'))
  return day === null ? { why: m.import_day_wrong({ text }) } : { value: day }
}

function readDecimal(cell: Cell, shape: NumberShape): Reading<number> {
  const { kind, text, value } = cell
  const { fraction = 0, isPercent = false } = shape
  if (kind === 'boolean' || kind === 'date' || kind === 'error') return { why: whyMade(cell) }
  if (kind === 'text' && isSheetError(text)) return { why: m.import_made_error({ text }) }
  if (kind === 'percent' && !isPercent) return { why: m.import_number_percent({ text }) }
  if (kind !== 'text' && value === undefined) return { why: m.import_number_scaled({ text }) }
  const parts = readNumber(value ?? text, shape)
  if (typeof parts === 'string') return { why: whyNot(parts, shape, value?.replace('.', ',') ?? text) }
  const numberText = plainNumber(parts)
  return numberText === '' ? { why: m.import_cell_wrong({ text }) } : { value: scaledNumber(numberText, fraction) }
}

const faults: Record<NumberFault, (shape: NumberShape, text: string) => string> = {
  number: (_, text) => m.import_cell_wrong({ text }),
  whole: (_, text) => m.import_number_whole({ text }),
  fraction: ({ fraction = 0 }, text) => m.import_number_fraction({ text, count: fraction }),
  sign: (_, text) => m.import_number_sign({ text }),
  digits: (_, text) => m.import_number_digits({ text }),
  exponent: (_, text) => m.import_made_shortened({ text }),
  percent: (_, text) => m.import_number_percent({ text }),
}
const whyNot = (fault: NumberFault, shape: NumberShape, text: string) => faults[fault](shape, text)

/** Says what the spreadsheet has made of the typed text. */
function whyMade({ kind, text, value }: Cell) {
  if (kind === 'date') return m.import_made_date({ text })
  if (kind === 'boolean') return m.import_made_boolean({ text })
  if (kind === 'error') return m.import_made_error({ text })
  return /e/i.test(text)
    ? m.import_made_shortened({ text })
    : m.import_made_number({ text: value?.replace('.', ',') ?? text })
}
