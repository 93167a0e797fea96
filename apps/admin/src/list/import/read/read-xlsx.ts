import type { Cell as WorkbookCell, CellValue, Sheet as WorkbookSheet } from 'hucre'
import type { format as formatValue, getFormatInfo as formatInfo, isDateFormat as isDate } from 'numfmt'
import { dayAt } from '@admin-panel/sdk/validation'
import { writeNumber } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { isBlank, textCell, type Cell, type Sheet } from './cell.ts'
import { MAX_CELL, MAX_ROWS } from './limits.ts'
import { unpackWorkbook } from './unpack-workbook.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface Numfmt {
  format: typeof formatValue
  getFormatInfo: typeof formatInfo
  isDateFormat: typeof isDate
}

const DAY = 86_400_000
const SECONDS_A_DAY = 86_400
// The days of a workbook count from 30 December 1899.
const EPOCH = Date.UTC(1899, 11, 30)
const COLUMNS = 'CV'
const LAST_ROW = 1_048_576
const MAX_WHOLE = 1e15
// A cell of this format keeps each text as it is typed.
const TEXT_FORMAT = '@'

/** Reads the visible sheets of a workbook, each cell with what its format shows. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const [{ readXlsx: readWorkbook }, numfmt, workbook] = await Promise.all([
    import('hucre/xlsx'),
    import('numfmt'),
    unpackWorkbook(bytes),
  ])
  const { sheets } = await readWorkbook(workbook, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    readStyles: true,
    range: `A1:${COLUMNS}${LAST_ROW}`,
  }).catch((error: unknown) => {
    throw new UnreadableFile(m.import_file_broken(), { cause: error })
  })
  if (sheets.length === 0) throw new UnreadableFile(m.import_file_no_sheet())
  return sheets.map((sheet) => sheetOf(sheet, numfmt))
}

function sheetOf(sheet: WorkbookSheet, numfmt: Numfmt): Sheet {
  const rows = sheet.rows.map((row, rowIndex) =>
    row.map((value, columnIndex) => cellOf(value, sheet.cells?.get(`${rowIndex},${columnIndex}`), numfmt)),
  )
  spreadMerges(rows, sheet)
  if (rows.filter((row) => !row.every(isBlank)).length > MAX_ROWS + 1)
    throw new UnreadableFile(m.import_file_rows({ count: MAX_ROWS }))
  const hidden = [...(sheet.rowDefs ?? [])].flatMap(([row, { hidden: isHidden, height }]) =>
    isHidden || height === 0 ? [row] : [],
  )
  return { name: sheet.name, rows, hidden: new Set(hidden) }
}

/** A merge shows one value for all of its rows. Across columns nobody knows which of them it is for. */
function spreadMerges(rows: Cell[][], { merges = [] }: WorkbookSheet) {
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const first = rows[startRow]?.[startCol]
    if (!first || isBlank(first)) continue
    const across = { ...first, refused: m.import_cell_merged({ text: first.text }) }
    for (const row of rows.slice(startRow, endRow + 1))
      for (let column = startCol; column <= Math.min(endCol, row.length - 1); column++)
        row[column] = column === startCol ? first : across
  }
}

function cellOf(value: CellValue, details: WorkbookCell | undefined, numfmt: Numfmt): Cell {
  const { type, style, formula } = details ?? {}
  const format = style?.numFmt ?? 'General'
  const isEmpty = value === null || value === ''
  if (isEmpty) return formula === undefined ? textCell('') : { ...textCell(''), refused: m.import_cell_formula() }
  if (typeof value === 'boolean') return { kind: 'boolean', text: getLocale() === 'en' ? upper(value) : russian(value) }
  const cell =
    typeof value === 'string'
      ? textOf(value, type === 'error', format === TEXT_FORMAT)
      : numberOf(value, format, numfmt)
  const isShown = numfmt.format(format, typeof value === 'string' ? value : serialOf(value), { throws: false }) !== ''
  return isShown ? cell : { ...cell, refused: m.import_cell_concealed({ text: cell.value ?? cell.text }) }
}

function textOf(value: string, isError: boolean, isMeant: boolean): Cell {
  if (value.length > MAX_CELL) throw new UnreadableFile(m.import_file_cell({ count: MAX_CELL }))
  if (isError) return { kind: 'error', text: value }
  return { ...textCell(value.trim()), ...(isMeant && { isMeant }) }
}

const serialOf = (value: number | Date) => (value instanceof Date ? (value.getTime() - EPOCH) / DAY : value)

function numberOf(stored: number | Date, format: string, { format: show, getFormatInfo, isDateFormat }: Numfmt): Cell {
  const serial = serialOf(stored)
  const text = show(format, serial, { locale: getLocale(), throws: false }).trim()
  if (stored instanceof Date || isDateFormat(format)) {
    return { kind: 'date', text, value: momentOf(serial) }
  }
  const { type, scale, grouped, isPercent } = getFormatInfo(format)
  // Excel computes with fifteen significant digits: the others come of binary fractions.
  const digits = writeNumber(Number((isPercent ? serial * 100 : serial).toPrecision(15)))
  const isPlain = type === 'general' || type === 'text'
  const isExact = isPlain ? isWhole(serial) : !grouped && type !== 'scientific' && isSame(text, digits)
  return {
    kind: isPercent ? 'percent' : 'number',
    text,
    // A format that shows thousands or millions hides the digits that are stored.
    ...((isPercent || scale === 1) && { value: digits }),
    ...(isExact && { exact: isPlain ? digits : text }),
  }
}

const upper = (value: boolean) => (value ? 'TRUE' : 'FALSE')
const russian = (value: boolean) => (value ? 'ИСТИНА' : 'ЛОЖЬ')
const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) < MAX_WHOLE
/** Whether the format only adds zeros and letters to a whole number: 007, A-012, 12 %. */
const isSame = (text: string, digits: string) =>
  /^\d+$/.test(digits) && text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') === digits && !/[.,]\d/.test(text)

/** The day, and the time if there is one. A workbook knows no zones, and its fractions of a day are not exact. */
function momentOf(serial: number): string {
  const time = EPOCH + Math.round(serial * SECONDS_A_DAY) * 1000
  const minutes = Math.floor((time % DAY) / 60_000)
  const day = dayAt(time, 'UTC')
  return minutes === 0 ? day : `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
