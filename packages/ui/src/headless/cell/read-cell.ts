import { readDay, type DateMark } from '#headless/date-input/date-text.ts'
import { plainNumber, readNumber, type NumberFault, type NumberShape } from '#headless/number/read-number.ts'
import { madeBySheet, type MadeBySheet } from './made-by-sheet.ts'

export type { MadeBySheet } from './made-by-sheet.ts'

/** A cell of a file, a pasted or a typed one. A text file and the clipboard hold texts only. */
export interface SheetCell {
  /** What a spreadsheet has made of the text that was typed into the cell. */
  kind: 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'error'
  /** The text that the sheet shows. */
  text: string
  /** The digits of a number with a point, in percent if it is shown so; the day of a date, with its time if it has one. */
  value?: string
  /** The text of a number that stands for itself: nothing of it is rounded, grouped or cut off. */
  exact?: string
  /** The file says that the text stands as it was typed: `="00123"`, or a cell of the format «Text». */
  isMeant?: boolean
}

/** Why a cell has no value in its column. */
export type CellFault =
  | NumberFault
  | MadeBySheet
  | 'madeNumber'
  | 'scaled'
  | 'ambiguous'
  | 'day'
  | 'dayTime'
  | 'yesNo'
  | 'option'

/** The value of a cell, or why it has none. A doubt is a value that a spreadsheet may have made: only a person knows. */
export type CellReading<Value> =
  | {
      /** The value that was read. */
      value: Value
      /** What a spreadsheet may have made of another text. */
      doubt?: MadeBySheet
    }
  | {
      /** Why there is no value. */
      fault: CellFault
    }

/** A cell that holds a text alone. */
export const textCell = (text: string): SheetCell => ({ kind: 'text', text })

/**
 * Reads a text as it was typed; in question is what a spreadsheet may have made of another one.
 * @param isCode - whether it is a code such as a part number, of which spreadsheets also make dates
 */
export function readText(cell: SheetCell, isCode = false): CellReading<string> {
  const { kind, text, exact, isMeant = false } = cell
  if (kind !== 'text') return exact === undefined ? { fault: madeOf(cell) } : { value: exact }
  const doubt = isMeant ? undefined : madeBySheet(text, isCode)
  return { value: text, ...(doubt && { doubt }) }
}

/** Reads a number digit by digit as `-1234.5`, empty for an empty text. What could be two numbers is a fault. */
export function readDecimal(cell: SheetCell, shape: NumberShape): CellReading<string> {
  const { kind, text, value } = cell
  if (kind === 'boolean' || kind === 'date' || kind === 'error') return { fault: madeOf(cell) }
  if (kind === 'text' && madeBySheet(text, false) === 'madeError') return { fault: 'madeError' }
  if (kind === 'percent' && !shape.isPercent) return { fault: 'percent' }
  if (kind !== 'text' && value === undefined) return { fault: 'scaled' }
  // A thousand in one language is one in another: 1,000.
  if (kind === 'text' && (shape.fraction ?? 0) > 2 && /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text))
    return { fault: 'ambiguous' }
  const parts = readNumber(value ?? text, shape)
  return typeof parts === 'string' ? { fault: parts } : { value: plainNumber(parts) }
}

/** Reads a day in any spelling as `2026-12-31`, also as accounting programs write it: with the time of midnight. */
export function readDate(cell: SheetCell, mark: DateMark): CellReading<string> {
  const { kind, text, value } = cell
  if (kind === 'date' && value !== undefined) return value.length === 10 ? { value } : { fault: 'dayTime' }
  if (kind === 'boolean' || kind === 'error') return { fault: madeOf(cell) }
  if (kind !== 'text') return { fault: 'day' }
  const day = readDay(text.replace(/[ T]0?0:00(?::00(?:\.0+)?)?Z?$/, ''), mark)
  return day === null ? { fault: 'day' } : { value: day }
}

/** The words of spreadsheets and people, in small letters. */
export interface YesNoWords {
  /** A box that is ticked. */
  yesWords: readonly string[]
  /** A box that is not. */
  noWords: readonly string[]
}

/** Reads a yes or a no by its words, as `true` and `false`, as 1 and 0, or as a sign; an empty text is a no. */
export function readYesNo({ text }: SheetCell, { yesWords, noWords }: YesNoWords): CellReading<boolean> {
  const word = text.trim().toLocaleLowerCase()
  if (['true', '1', '+', ...yesWords].includes(word)) return { value: true }
  return ['false', '0', '-', '', ...noWords].includes(word) ? { value: false } : { fault: 'yesNo' }
}

/**
 * Reads the name of an option in any case, or its value.
 * @param options - the values with the names that a person reads
 */
export function readOption(
  { text }: SheetCell,
  options: readonly { value: string; label: string }[],
): CellReading<string> {
  const word = text.trim().toLocaleLowerCase()
  const option =
    options.find(({ label }) => label.toLocaleLowerCase() === word) ??
    options.find(({ value }) => value.toLocaleLowerCase() === word)
  return option ? { value: option.value } : { fault: 'option' }
}

/** What the spreadsheet has made of the typed text. */
function madeOf({ kind, text }: SheetCell): CellFault {
  if (kind === 'date') return 'madeDate'
  if (kind === 'boolean') return 'madeBoolean'
  if (kind === 'error') return 'madeError'
  return /e/i.test(text) ? 'madeShort' : 'madeNumber'
}
