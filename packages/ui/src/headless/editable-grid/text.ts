import type { GridColumn, GridOption, Parsed } from './column.ts'
import type { EditableGridTexts } from './texts.ts'
import { dateMark, readDay } from '#headless/date-input/date-text.ts'
import { decimalMark } from '#headless/number/decimal-mark.ts'
import { isSheetError } from '#headless/number/sheet-error.ts'
import {
  plainNumber,
  readNumber,
  scaledNumber,
  writeNumber,
  type NumberFault,
  type NumberShape,
} from '#headless/number/read-number.ts'

/** Converts between typed texts and the normalized text of a cell. */
interface CellKind {
  normalize: (text: string, texts: EditableGridTexts, options: readonly GridOption[]) => Parsed<string>
  /** Formats for reading. */
  format: (text: string, texts: EditableGridTexts, options: readonly GridOption[]) => string
  /** Formats for the editor and the clipboard; `format` by default. */
  write?: (text: string, texts: EditableGridTexts) => string
}

/** Reads a decimal and returns it with a dot. */
function decimal(text: string, shape: NumberShape) {
  const parts = readNumber(text, { ...shape, isSigned: true })
  return typeof parts === 'string' ? parts : { plain: plainNumber(parts) }
}

const faultOf = (fault: NumberFault, { notNumber, notPercent, shortened }: EditableGridTexts) =>
  fault === 'percent' ? notPercent : fault === 'exponent' ? shortened : notNumber

const number: CellKind = {
  normalize: (text, texts) => {
    const read = decimal(text, { fraction: 15 })
    if (typeof read === 'string') return { error: faultOf(read, texts) }
    return { value: read.plain && writeNumber(Number(read.plain)) }
  },
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 15 }).format(Number(text)),
  write: (text, { locale }) => text.replace('.', decimalMark(locale)),
}

const roubles = (kopecks: string) => (Number(kopecks) / 100).toFixed(2)

const money: CellKind = {
  normalize: (text, texts) => {
    const read = decimal(text, { fraction: 2 })
    if (typeof read === 'string') return { error: read === 'fraction' ? texts.notMoney : faultOf(read, texts) }
    return { value: read.plain && String(scaledNumber(read.plain, 2)) }
  },
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(roubles(text))),
  write: (text, { locale }) => (text === '' ? '' : roubles(text).replace('.', decimalMark(locale))),
}

const percent: CellKind = {
  normalize: (text, texts) => {
    const read = decimal(text, { fraction: 2, isPercent: true })
    if (typeof read === 'string') return { error: read === 'fraction' ? texts.notHundredths : faultOf(read, texts) }
    return { value: read.plain && String(scaledNumber(read.plain, 2)) }
  },
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(text) / 100),
  write: (text, { locale }) => (text === '' ? '' : writeNumber(Number(text) / 100).replace('.', decimalMark(locale))),
}

const date: CellKind = {
  normalize: (text, texts) => {
    if (text.trim() === '') return { value: '' }
    const day = readDay(text, dateMark(texts.locale))
    return day === null ? { error: texts.notDate } : { value: day }
  },
  format: (text, { locale }) =>
    text === ''
      ? ''
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
          new Date(`${text}T00:00Z`),
        ),
}

const yes = new Set(['true', '1', '+', 'да', 'yes', 'истина'])
const no = new Set(['false', '0', '-', '', 'нет', 'no', 'ложь'])

const checkbox: CellKind = {
  normalize: (text, texts) => {
    const word = text.trim().toLocaleLowerCase()
    if (yes.has(word)) return { value: 'true' }
    return no.has(word) ? { value: 'false' } : { error: texts.notYesNo }
  },
  format: (text, texts) => (text === 'true' ? texts.yes : texts.no),
}

const select: CellKind = {
  normalize: (text, texts, options) => {
    const word = text.trim().toLocaleLowerCase()
    const option =
      options.find(({ label }) => label.toLocaleLowerCase() === word) ??
      options.find(({ value }) => value === text.trim())
    return option ? { value: option.value } : { error: texts.notOption }
  },
  format: (text, _, options) => options.find(({ value }) => value === text)?.label ?? text,
}

const text: CellKind = {
  normalize: (written, texts) => (isSheetError(written) ? { error: texts.sheetError } : { value: written }),
  format: (written) => written,
}

const kinds: Record<GridColumn<unknown>['kind'], CellKind> = {
  text,
  number,
  money,
  percent,
  date,
  checkbox,
  select,
  readonly: { ...text, normalize: (_, texts) => ({ error: texts.readonlyCell }) },
}

/** Returns the value of a cell in its normalized text form. */
export function readCell<Row extends object>({ id, read }: GridColumn<Row>, row: Row): string {
  if (read) return read(row)
  const value: unknown = Reflect.get(row, id)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Formats a normalized text for reading, in the locale. */
export const formatCell = <Row>({ kind, options = [] }: GridColumn<Row>, written: string, texts: EditableGridTexts) =>
  kinds[kind].format(written, texts, options)

/** Formats a normalized text for the editor and the clipboard: as a user would type it. */
export const writtenCell = <Row>(column: GridColumn<Row>, written: string, texts: EditableGridTexts) =>
  kinds[column.kind].write?.(written, texts) ?? formatCell(column, written, texts)

/** Parses a typed or pasted text into the value of the field. */
export function parseCell<Row>(column: GridColumn<Row>, typed: string, texts: EditableGridTexts): Parsed<unknown> {
  const result = kinds[column.kind].normalize(typed, texts, column.options ?? [])
  if ('error' in result) return result
  if (column.parse) return column.parse(result.value)
  const { value } = result
  if (column.kind === 'checkbox') return { value: value === 'true' }
  if (column.kind === 'text' || column.kind === 'select') return { value }
  if (value === '') return { value: null }
  return { value: column.kind === 'date' ? value : Number(value) }
}
