import { dateMark } from '@admin-panel/ui/read-date'
import {
  readDate,
  readDecimal,
  readOption,
  readText as readTextCell,
  type CellFault,
  type CellReading,
} from '@admin-panel/ui/read-cell'
import { ROUBLES, scaledNumber, type NumberShape } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import type { Cell } from './cell.ts'

/** The value of a cell, or why it has none. A doubt says what a spreadsheet may have made of another text. */
export type Reading<Value> = { value: Value; doubt?: string } | { why: string }
export type Reader<Value> = (cell: Cell) => Reading<Value>

const HUNDREDTHS = 2

/** Reads a text as the sheet shows it; in question is what a spreadsheet may have made of another one. */
export const readText: Reader<string> = (cell) => worded(cell, readTextCell(cell))

/** Reads a part number or another code, of which spreadsheets make dates: «1-2» has become «02.янв». */
export const readCode: Reader<string> = (cell) => worded(cell, readTextCell(cell, true))

export const readInteger: Reader<number> = (cell) => readScaled(cell, {})

/** Reads «12,5» or «12.5 %» as basis points. */
export const readPercent: Reader<number> = (cell) => readScaled(cell, { fraction: HUNDREDTHS, isPercent: true })

/** Reads «1 234,50» or «1234.5» roubles as kopecks. */
export const readMoney: Reader<number> = (cell) => readScaled(cell, { fraction: HUNDREDTHS, currencies: ROUBLES })

/** The same, also below zero. */
export const readSignedMoney: Reader<number> = (cell) =>
  readScaled(cell, { fraction: HUNDREDTHS, currencies: ROUBLES, isSigned: true })

/** Reads «31.12.2026» or «2026-12-31» as the latter. */
export const readDay: Reader<string> = (cell) =>
  worded(cell, readDate(cell, dateMark(getLocale() === 'en' ? 'en-GB' : 'ru-RU')))

/** Reads the name of an option, or its value. */
export const readChoice =
  (options: () => readonly { value: string; label: string }[]): Reader<string> =>
  (cell) =>
    worded(cell, readOption(cell, options()))

function readScaled(cell: Cell, shape: NumberShape): Reading<number> {
  const reading = worded(cell, readDecimal(cell, shape), shape)
  if ('why' in reading) return reading
  if (reading.value === '') return { why: m.import_cell_wrong({ text: cell.text }) }
  return { value: scaledNumber(reading.value, shape.fraction ?? 0) }
}

function worded<Value>(cell: Cell, reading: CellReading<Value>, shape: NumberShape = {}): Reading<Value> {
  if ('fault' in reading) return { why: whyNot(reading.fault, cell, shape) }
  const { value, doubt } = reading
  return doubt ? { value, doubt: whyNot(doubt, cell, shape) } : { value }
}

const faults: Record<CellFault, (text: string, cell: Cell, shape: NumberShape) => string> = {
  number: (text) => m.import_cell_wrong({ text }),
  whole: (text) => m.import_number_whole({ text }),
  fraction: (text, _, { fraction = 0 }) => m.import_number_fraction({ text, count: fraction }),
  sign: (text) => m.import_number_sign({ text }),
  digits: (text) => m.import_number_digits({ text }),
  exponent: (text) => m.import_made_shortened({ text }),
  percent: (_, { text }) => m.import_number_percent({ text }),
  ambiguous: (text) => m.import_number_ambiguous({ text }),
  scaled: (_, { text }) => m.import_number_scaled({ text }),
  madeShort: (_, { text }) => m.import_made_shortened({ text }),
  madeDate: (_, { text }) => m.import_made_date({ text }),
  madeBoolean: (_, { text }) => m.import_made_boolean({ text }),
  madeError: (_, { text }) => m.import_made_error({ text }),
  madeNumber: (text) => m.import_made_number({ text }),
  day: (_, { text }) => m.import_day_wrong({ text }),
  dayTime: (text) => m.import_day_time({ text: text.replace('T', ' ') }),
  yesNo: (_, { text }) => m.import_cell_wrong({ text }),
  option: (_, { text }) => m.import_cell_wrong({ text }),
}

const whyNot = (fault: CellFault, cell: Cell, shape: NumberShape) =>
  faults[fault](
    cell.kind === 'date' ? (cell.value ?? cell.text) : (cell.value?.replace('.', ',') ?? cell.text),
    cell,
    shape,
  )
