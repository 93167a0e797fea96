import type { format as formatValue, getFormatInfo as formatInfo, isDateFormat as isDate } from 'numfmt'
import { dayAt } from '@admin-panel/sdk/validation'
import { writeNumber } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { textCell, type Cell } from './cell.ts'
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
const MAX_WHOLE = 1e15

/** Reads the first visible sheet of a workbook, each cell with what its format shows. */
export async function readXlsx(bytes: Uint8Array): Promise<Cell[][]> {
  const [{ readXlsx: readWorkbook }, numfmt, workbook] = await Promise.all([
    import('hucre/xlsx'),
    import('numfmt'),
    unpackWorkbook(bytes),
  ])
  let chosen = -1
  const { sheets } = await readWorkbook(workbook, {
    sheets: ({ hidden, veryHidden }, index) => {
      if (chosen < 0 && !hidden && !veryHidden) chosen = index
      return index === chosen
    },
    readStyles: true,
    range: `A1:${COLUMNS}${MAX_ROWS + 2}`,
  }).catch((error: unknown) => {
    throw new UnreadableFile(m.import_file_broken(), { cause: error })
  })
  const [sheet] = sheets
  if (!sheet) throw new UnreadableFile(m.import_file_no_sheet())
  if (sheet.rows.length > MAX_ROWS + 1) throw new UnreadableFile(m.import_file_rows({ count: MAX_ROWS }))
  return sheet.rows.map((row, rowIndex) =>
    row.map((value, columnIndex) => {
      const { type, style } = sheet.cells?.get(`${rowIndex},${columnIndex}`) ?? {}
      return cellOf(value, type === 'error', style?.numFmt ?? 'General', numfmt)
    }),
  )
}

function cellOf(
  value: string | number | boolean | Date | null,
  isError: boolean,
  format: string,
  { format: show, getFormatInfo, isDateFormat }: Numfmt,
): Cell {
  if (value === null) return textCell('')
  if (typeof value === 'boolean') return { kind: 'boolean', text: getLocale() === 'en' ? upper(value) : russian(value) }
  if (typeof value === 'string') {
    if (value.length > MAX_CELL) throw new UnreadableFile(m.import_file_cell({ count: MAX_CELL }))
    return isError ? { kind: 'error', text: value } : textCell(value.trim())
  }
  const isDate = value instanceof Date
  const serial = isDate ? (value.getTime() - EPOCH) / DAY : value
  const text = show(format, serial, { locale: getLocale(), throws: false }).trim()
  if (isDate || isDateFormat(format)) {
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
