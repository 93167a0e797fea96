import type { GridColumn, GridOption, Parsed } from './column.ts'
import type { EditableGridTexts } from './texts.ts'
import {
  readDate,
  readDecimal,
  readOption,
  readText,
  readYesNo,
  textCell,
  type CellReading,
} from '#headless/cell/read-cell.ts'
import { dateMark } from '#headless/date-input/date-text.ts'
import { decimalMark } from '#headless/number/decimal-mark.ts'
import { scaledNumber, writeNumber, type NumberShape } from '#headless/number/read-number.ts'

/** Converts between typed texts and the normalized text of a cell. */
interface CellKind {
  normalize: (text: string, column: Reads, texts: EditableGridTexts) => CellReading<string>
  /** Formats for reading. */
  format: (text: string, texts: EditableGridTexts, options: readonly GridOption[]) => string
  /** Formats for the editor and the clipboard; `format` by default. */
  write?: (text: string, texts: EditableGridTexts) => string
}

type Reads = Pick<GridColumn<unknown>, 'options' | 'isCode' | 'fraction'>

/** Reads a decimal and moves its point by `digits`. */
function decimal(text: string, shape: NumberShape, digits: number): CellReading<string> {
  const read = readDecimal(textCell(text), { ...shape, isSigned: true })
  if ('fault' in read || read.value === '') return read
  return { value: digits === 0 ? writeNumber(Number(read.value)) : String(scaledNumber(read.value, digits)) }
}

const number: CellKind = {
  normalize: (text, { fraction = 0 }) => decimal(text, { fraction }, 0),
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 15 }).format(Number(text)),
  write: (text, { locale }) => text.replace('.', decimalMark(locale)),
}

const units = (hundredths: string) => (Number(hundredths) / 100).toFixed(2)

const money: CellKind = {
  normalize: (text, _, { currencies }) => decimal(text, { fraction: 2, currencies }, 2),
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(units(text))),
  write: (text, { locale }) => (text === '' ? '' : units(text).replace('.', decimalMark(locale))),
}

const percent: CellKind = {
  normalize: (text) => decimal(text, { fraction: 2, isPercent: true }, 2),
  format: (text, { locale }) =>
    text === '' ? '' : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(text) / 100),
  write: (text, { locale }) => (text === '' ? '' : writeNumber(Number(text) / 100).replace('.', decimalMark(locale))),
}

const date: CellKind = {
  normalize: (text, _, { locale }) => (text.trim() === '' ? { value: '' } : readDate(textCell(text), dateMark(locale))),
  format: (text, { locale }) =>
    text === ''
      ? ''
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
          new Date(`${text}T00:00Z`),
        ),
}

const checkbox: CellKind = {
  normalize: (text, _, texts) => {
    const read = readYesNo(textCell(text), texts)
    return 'fault' in read ? read : { value: String(read.value) }
  },
  format: (text, texts) => (text === 'true' ? texts.yes : texts.no),
}

const select: CellKind = {
  normalize: (text, { options = [] }) => readOption(textCell(text), options),
  format: (text, _, options) => options.find(({ value }) => value === text)?.label ?? text,
}

const text: CellKind = {
  normalize: (written, { isCode }) => readText(textCell(written), isCode),
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
  readonly: text,
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
  if (column.kind === 'readonly') return { error: texts.readonlyCell }
  const result = kinds[column.kind].normalize(typed, column, texts)
  // The grid cannot ask, so that a doubtful text is refused.
  const fault = 'fault' in result ? result.fault : result.doubt
  if (fault || !('value' in result)) return { error: texts.faults[fault ?? 'number'] }
  const parsed = column.parse?.(result.value) ?? { value: valueOf(column.kind, result.value) }
  const error = 'value' in parsed ? column.check?.(parsed.value) : undefined
  return error === undefined ? parsed : { error }
}

function valueOf(kind: GridColumn<unknown>['kind'], text: string) {
  if (kind === 'checkbox') return text === 'true'
  if (kind === 'text' || kind === 'select') return text
  if (text === '') return null
  return kind === 'date' ? text : Number(text)
}
